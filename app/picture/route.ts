import { previewImage } from "@/lib/http/checks/preview-image";
import { sharedResources } from "@/lib/services/resources";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = previewImage(sharedResources);
