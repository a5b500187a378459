import { route } from "@/lib/http/route";
import { checkSavedUrl } from "@/lib/services/saved-urls/check-saved-url";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = route(checkSavedUrl);
