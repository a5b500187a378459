import { route } from "@/lib/http/operations/route";
import { explainIssue } from "@/lib/services/issues/explain-issue";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = route(explainIssue);
