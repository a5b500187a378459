import { route } from "@/lib/http/operations/route";
import { exportAudit } from "@/lib/services/audits/export-audit";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = route(exportAudit);
