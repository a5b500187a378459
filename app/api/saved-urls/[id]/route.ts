import { route } from "@/lib/http/operations/route";
import { deleteSavedUrl } from "@/lib/services/saved-urls/delete-saved-url";
import { getSavedUrl } from "@/lib/services/saved-urls/get-saved-url";
import { updateSavedUrl } from "@/lib/services/saved-urls/update-saved-url";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = route([
  deleteSavedUrl,
  getSavedUrl,
  updateSavedUrl,
]);
