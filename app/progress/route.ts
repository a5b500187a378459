import { progressStream } from "@/lib/http/checks/progress";
import { sharedResources } from "@/lib/services/resources";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = progressStream(sharedResources);
