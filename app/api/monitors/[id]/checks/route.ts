import { route } from "@/lib/http/operations/route";
import { listMonitorChecks } from "@/lib/services/monitors/list-monitor-checks";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = route(listMonitorChecks);
