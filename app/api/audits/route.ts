import { route } from "@/lib/http/operations/route";
import { listAudits } from "@/lib/services/audits/list-audits";
import { startAudit } from "@/lib/services/audits/start-audit";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = route([listAudits, startAudit]);
