import { route } from "@/lib/http/operations/route";
import { createKey } from "@/lib/services/keys/create-key";
import { listKeys } from "@/lib/services/keys/list-keys";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = route([createKey, listKeys]);
