import { withForm } from "@/lib/http/operations/form";
import { route } from "@/lib/http/operations/route";
import { accountForm } from "@/lib/http/sign-in/pages";
import { signOutEverywhere } from "@/lib/services/sign-in/sign-out";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = withForm(
  route(signOutEverywhere),
  accountForm("/sign-in?done=everywhere"),
);
