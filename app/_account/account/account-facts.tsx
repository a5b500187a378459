import type { ReactNode } from "react";
import { Moment } from "@/app/_components/ui/moment";
import { ACCOUNT } from "./account-texts.data";

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
