import { withForm } from "@/lib/http/operations/form";
import { route } from "@/lib/http/operations/route";
import { linkForm } from "@/lib/http/sign-in/pages";
import { requestLink } from "@/lib/services/sign-in/request-link";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = withForm(route(requestLink), linkForm);
