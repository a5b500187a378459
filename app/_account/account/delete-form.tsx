import { Button } from "@/app/_components/ui/button";
import { Disclosure } from "@/app/_components/ui/disclosure";
import { TextField } from "@/app/_components/ui/text-field";
import { ACCOUNT } from "./texts.data";

/** Deletes the account once its address is typed. */
export function DeleteForm({ email }: { readonly email: string }) {
  return (
    <Disclosure summary={ACCOUNT.remove}>
      <form action="/account/delete" method="post" className="max-w-md rounded-xl border border-error p-5">
        <p className="mb-4 text-[15px]/6 text-pretty text-muted">{ACCOUNT.removeText}</p>
        <TextField label={ACCOUNT.removeField(email)} type="email" name="email" inputMode="email" required />
        <Button type="submit" tone="danger">
          {ACCOUNT.removeButton}
        </Button>
      </form>
    </Disclosure>
  );
}
