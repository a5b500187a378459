import { route } from "@/lib/http/operations/route";
import { checkSavedUrl } from "@/lib/services/saved-urls/check-saved-url";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = route(checkSavedUrl);
