import { expect, it } from "vitest";
import { isRealGpu } from "./renderer.ts";

it("draws by WebGL only where a real graphics card is", () => {
	expect(isRealGpu("ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11)")).toBe(true);
	expect(isRealGpu("Apple M2")).toBe(true);
	expect(isRealGpu("ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)")).toBe(
		false,
	);
	expect(isRealGpu("Mesa llvmpipe (LLVM 15.0.6, 256 bits)")).toBe(false);
	expect(isRealGpu("Microsoft Basic Render Driver")).toBe(false);
	expect(isRealGpu(undefined)).toBe(false);
});
