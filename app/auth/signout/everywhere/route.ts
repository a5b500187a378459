import { accountForm } from "@/lib/http/account-form";
import { withForm } from "@/lib/http/form-post";
import { route } from "@/lib/http/route";
import { signOutEverywhere } from "@/lib/services/sign-in/sign-out-everywhere";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = withForm(
  route(signOutEverywhere),
  accountForm("/sign-in?done=everywhere"),
);
