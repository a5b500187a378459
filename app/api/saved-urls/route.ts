import { route } from "@/lib/http/operations/route";
import { listSavedUrls } from "@/lib/services/saved-urls/list-saved-urls";
import { saveUrl } from "@/lib/services/saved-urls/save-url";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = route([listSavedUrls, saveUrl]);
