import { route } from "@/lib/http/operations/route";
import { exportSavedUrls } from "@/lib/services/saved-urls/export-saved-urls";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = route(exportSavedUrls);
