import { route } from "@/lib/http/operations/route";
import { listConnections } from "@/lib/services/connections/list-connections";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = route(listConnections);
