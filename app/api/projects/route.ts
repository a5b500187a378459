import { route } from "@/lib/http/operations/route";
import { createProject } from "@/lib/services/projects/create-project";
import { listProjects } from "@/lib/services/projects/list-projects";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = route([createProject, listProjects]);
