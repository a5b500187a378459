import { route } from "@/lib/http/operations/route";
import { getAudit } from "@/lib/services/audits/get-audit";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = route(getAudit);
