import { accountForm } from "@/lib/http/account-form";
import { withForm } from "@/lib/http/form-post";
import { route } from "@/lib/http/route";
import { signOut } from "@/lib/services/sign-in/sign-out";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = withForm(route(signOut), accountForm("/"));
