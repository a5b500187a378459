import type { ReactNode } from "react";
import { Button } from "@/app/_components/ui/button";
import { Disclosure } from "@/app/_components/ui/disclosure";
import { Moment } from "@/app/_components/ui/moment";
import { Notice } from "@/app/_components/ui/notice";
import { TextField } from "@/app/_components/ui/text-field";
import { ACCOUNT, ACCOUNT_DONE, ACCOUNT_PROBLEM_ELSE, ACCOUNT_PROBLEMS } from "./account-text.data";

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
      {sessions.map(({ id, device, created_at: since, last_seen_at: lastActive, current }) => (
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
              {ACCOUNT.signedIn} <Moment at={since} />, {ACCOUNT.lastActive} <Moment at={lastActive} exact />
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

/** Deletes the account once its email address is typed. */
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

interface AccountNoticeProps {
  /** The code of what went wrong. */
  readonly problem: unknown;
  /** The word for what went well. */
  readonly done: unknown;
}

/** What became of the form that led here. */
export function AccountNotice({ problem, done }: AccountNoticeProps) {
  if (typeof problem === "string") {
    const words = new Map(Object.entries(ACCOUNT_PROBLEMS)).get(problem) ?? ACCOUNT_PROBLEM_ELSE;
    return (
      <Notice tone="warning" className="mb-6">
        {words}
      </Notice>
    );
  }
  const words = new Map<unknown, string>(Object.entries(ACCOUNT_DONE)).get(done);
  if (words === undefined) return null;
  return (
    <Notice tone="good" className="mb-6">
      {words}
    </Notice>
  );
}

interface AccountFactsProps {
  readonly email: string;
  readonly plan: string;
  readonly checksPerHour: number;
  readonly since: string;
}

export function AccountFacts({ email, plan, checksPerHour, since }: AccountFactsProps) {
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [ACCOUNT.email, email],
    [ACCOUNT.plan, ACCOUNT.planWords(plan, checksPerHour)],
    [ACCOUNT.since, <Moment key="since" at={since} />],
  ];
  return (
    <dl className="grid gap-x-10 gap-y-4 rounded-2xl border border-line bg-surface p-5 shadow-card sm:grid-cols-[auto_auto_auto] sm:justify-start">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-[13px] text-muted">{name}</dt>
          <dd dir="auto" className="mt-0.5 font-medium wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
