import type { ReactNode } from "react";
import { settings } from "@/lib/env";
import type { PageRun } from "@/lib/http/pages/run";
import type { ErrorBody } from "@/lib/services/error-body";
import { MessagePage } from "../_components/frame/message-page";
import { buttonLook } from "../_components/ui/button";
import { AccountNav } from "./account-nav";
import { AWAY, QUOTA_TEXT } from "./frame-text.data";

interface AccountFrameProps<Output> {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Path of the page, as the navigation marks it. */
  readonly here: string;
  readonly found: PageRun<Output>;
  /** Draws what was found. */
  children(output: Output): ReactNode;
}

/** A page for signed-in people: its heading, links to its sisters, and what the database had for it. */
export function AccountFrame<Output>({ title, lead, here, found, children }: AccountFrameProps<Output>) {
  if (!found.ok) return <AwayPage error={found.error} here={here} />;
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-2 sm:px-6">
      <AccountNav here={here} />
      <h1 dir="auto" className="mt-8 text-3xl font-semibold tracking-tight text-balance wrap-anywhere">
        {title}
      </h1>
      {lead !== undefined && <p className="mt-2 max-w-2xl text-[15px]/6 text-pretty text-muted">{lead}</p>}
      <div className="mt-8">{children(found.output)}</div>
    </div>
  );
}

interface AwayPageProps {
  readonly error: ErrorBody;
  readonly here: string;
}

function AwayPage({ error: { error, message }, here }: AwayPageProps) {
  const text = error === "unavailable" ? AWAY.text : (message ?? AWAY.text);
  return (
    <MessagePage title={AWAY.title} text={text}>
      <div className="flex flex-wrap justify-center gap-3">
        <a href={here} className={buttonLook("strong", "large")}>
          {AWAY.again}
        </a>
        <a href="/" className={buttonLook("plain", "large")}>
          {AWAY.check}
        </a>
      </div>
    </MessagePage>
  );
}

interface QuotaProps {
  readonly used: number;
  readonly max: number;
  /** What Pro includes; the same as `max` on Pro. */
  readonly proMax: number;
}

/** How another plan is got: by asking the operator. */
export function PlanContact() {
  const { operatorContact: contact } = settings();
  return (
    <span>
      {QUOTA_TEXT.howToGet}{" "}
      {contact === null ? (
        QUOTA_TEXT.operator
      ) : (
        <a href={contact.href} className="text-link underline underline-offset-4">
          {contact.text}
        </a>
      )}
      .
    </span>
  );
}

/** How much of a plan's quota is used and, when all of it is, what Pro includes. */
export function QuotaUsage({ used, max, proMax }: QuotaProps) {
  return (
    <p className="mt-2 text-[13px]/5 text-muted">
      {QUOTA_TEXT.used(used, max)}
      {used >= max && proMax > max && (
        <>
          {" "}
          {QUOTA_TEXT.pro(proMax)} <PlanContact />
        </>
      )}
    </p>
  );
}
