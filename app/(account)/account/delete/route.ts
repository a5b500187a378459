import { accountForm } from "@/lib/http/account-form";
import { withForm } from "@/lib/http/form-post";
import { route } from "@/lib/http/route";
import { deleteAccount } from "@/lib/services/accounts/delete-account";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = withForm(
  route(deleteAccount),
  accountForm("/sign-in?done=deleted"),
);
