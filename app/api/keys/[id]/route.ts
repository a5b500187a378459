import { route } from "@/lib/http/operations/route";
import { revokeKey } from "@/lib/services/keys/revoke-key";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = route(revokeKey);
