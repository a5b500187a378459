import { route } from "@/lib/http/operations/route";
import { saveUrls } from "@/lib/services/saved-urls/save-urls";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = route(saveUrls);
