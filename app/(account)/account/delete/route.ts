import { withForm } from "@/lib/http/operations/form";
import { route } from "@/lib/http/operations/route";
import { accountForm } from "@/lib/http/sign-in/pages";
import { deleteAccount } from "@/lib/services/accounts/delete-account";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = withForm(
  route(deleteAccount),
  accountForm("/sign-in?done=deleted"),
);
