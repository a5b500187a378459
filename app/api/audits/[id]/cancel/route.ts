import { route } from "@/lib/http/operations/route";
import { cancelAudit } from "@/lib/services/audits/cancel-audit";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = route(cancelAudit);
