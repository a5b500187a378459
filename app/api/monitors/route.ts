import { route } from "@/lib/http/operations/route";
import { createMonitor } from "@/lib/services/monitors/create-monitor";
import { listMonitors } from "@/lib/services/monitors/list-monitors";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = route([listMonitors, createMonitor]);
