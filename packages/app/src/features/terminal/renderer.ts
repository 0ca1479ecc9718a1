const software = /swiftshader|llvmpipe|softpipe|software|basic render|mesa offscreen|swrast/i;

/** The graphics card's own name, or undefined where there is none to ask. */
export function unmaskedRenderer(
	canvas: HTMLCanvasElement = document.createElement("canvas"),
): string | undefined {
	const gl = canvas.getContext("webgl2");
	if (!gl) return undefined;
	const info = gl.getExtension("WEBGL_debug_renderer_info");
	const name: unknown = info ? gl.getParameter(info.UNMASKED_RENDERER_WEBGL) : undefined;
	gl.getExtension("WEBGL_lose_context")?.loseContext();
	return typeof name === "string" && name !== "" ? name : undefined;
}

/** Whether drawing by WebGL is faster than by DOM: only on a real graphics card (software WebGL is 4 times slower). */
export const isRealGpu = (renderer: string | undefined): boolean =>
	renderer !== undefined && !software.test(renderer);
