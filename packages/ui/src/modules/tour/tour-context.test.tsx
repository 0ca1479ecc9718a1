import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { TourProvider, useTour } from "./tour-context.tsx";

const Running = () => String(useTour().running);

it("[tour-context-outside-provider] raises an error outside its provider, and works inside", () => {
	expect(() => renderToString(<Running />)).toThrow("useTour must be used inside a TourProvider");
	expect(
		renderToString(
			<TourProvider tour={{ running: true, start: () => {} }}>
				<Running />
			</TourProvider>,
		),
	).toBe("true");
});
