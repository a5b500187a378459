import { route } from "@/lib/http/operations/route";
import { listIssues } from "@/lib/services/issues/list-issues";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = route(listIssues);
