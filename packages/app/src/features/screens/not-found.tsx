import { NotFoundScreen } from "@roost/ui/modules/screens/not-found";
import { paths } from "../../paths.ts";

export default function NotFound({ path }: { path: string }) {
	return <NotFoundScreen path={path} dashboardHref={paths.dashboard} galleryHref={paths.gallery} />;
}
