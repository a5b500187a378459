import { route } from "@/lib/http/operations/route";
import { deleteProject } from "@/lib/services/projects/delete-project";
import { getProject } from "@/lib/services/projects/get-project";
import { renameProject } from "@/lib/services/projects/rename-project";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = route([
  deleteProject,
  getProject,
  renameProject,
]);
