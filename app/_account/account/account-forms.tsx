import { Button } from "@/app/_components/ui/button";
import { Disclosure } from "@/app/_components/ui/disclosure";
import { Moment } from "@/app/_components/ui/moment";
import { TextField } from "@/app/_components/ui/text-field";
import { ACCOUNT } from "./account-texts.data";

interface SessionRow {
  readonly id: string;
  readonly device: string;
  readonly created_at: string;
  readonly last_seen_at: string;
  readonly current: boolean;
}

/** The browsers that are signed in; each can be signed out by a form of its own. */
export function SessionList({ sessions }: { readonly sessions: readonly SessionRow[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {sessions.map(({ id, device, created_at: since, last_seen_at: seen, current }) => (
        <li key={id} className="flex items-center justify-between gap-4 py-3">
          <div className="min-w-0">
            <p className="font-medium">
              {device}
              {current && (
                <span className="ml-2 rounded-full bg-good-soft px-2 py-0.5 text-xs font-medium whitespace-nowrap text-good">
                  {ACCOUNT.current}
                </span>
              )}
            </p>
            <p className="text-[13px]/5 text-muted">
              {ACCOUNT.signedIn} <Moment at={since} />, {ACCOUNT.seen} <Moment at={seen} exact />
            </p>
          </div>
          <form action="/auth/signout/session" method="post" className="shrink-0">
            <input type="hidden" name="session" value={id} />
            <Button type="submit" aria-label={ACCOUNT.endLabel(device)}>
              {ACCOUNT.end}
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}

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
