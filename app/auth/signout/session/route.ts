import { accountForm } from "@/lib/http/account-form";
import { withForm } from "@/lib/http/form-post";
import { route } from "@/lib/http/route";
import { endSession } from "@/lib/services/sign-in/end-session";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = withForm(
  route(endSession),
  accountForm("/account?done=session"),
);
