import { route } from "@/lib/http/operations/route";
import { deleteMonitor } from "@/lib/services/monitors/delete-monitor";
import { getMonitor } from "@/lib/services/monitors/get-monitor";
import { updateMonitor } from "@/lib/services/monitors/update-monitor";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = route([
  getMonitor,
  updateMonitor,
  deleteMonitor,
]);
