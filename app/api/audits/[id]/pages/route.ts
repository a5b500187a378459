import { route } from "@/lib/http/operations/route";
import { listAuditPages } from "@/lib/services/audits/list-audit-pages";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = route(listAuditPages);
