import { route } from "@/lib/http/operations/route";
import { revokeConnection } from "@/lib/services/connections/revoke-connection";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = route(revokeConnection);
