import { CircleAlert, RotateCw } from "lucide-react";
import { signInPath } from "@/lib/http/sign-in/pages";
import type { ErrorBody } from "@/lib/services/error-body";
import { CheckLink } from "../check/check-link";
import { checkHref } from "../check/check-url";
import { cutText, formatWait } from "../ui/format";
import { failureText } from "./failure-text";
import { FAILURE } from "./result-text.data";

interface FailureProps {
  readonly failure: ErrorBody;
  /** The address that was to be checked. */
  readonly address: string;
  /** Checks an hour that signing in would give; null for who is signed in. */
  readonly signedInChecks: number | null;
}

const ADDRESS_SHOWN_MAX = 300;

/** Why there is no result, and what to do next. */
export function Failure({ failure, address, signedInChecks }: FailureProps) {
  const { error, message, retry_after } = failure;
  const { title, next, again, paste = false } = failureText(error);
  return (
    <section
      aria-labelledby="result-heading"
      className="mx-auto mt-8 max-w-2xl rounded-2xl border border-line bg-surface p-6 shadow-card sm:p-8"
    >
      <div className="flex gap-4">
        <span className="grid size-10 shrink-0 place-items-center rounded-xl bg-error-soft text-error">
          <CircleAlert aria-hidden size={21} />
        </span>
        <div className="min-w-0">
          <h1
            id="result-heading"
            tabIndex={-1}
            className="text-xl/7 font-semibold tracking-tight outline-none sm:pt-1"
          >
            {title}
          </h1>
          <p className="mt-1 wrap-anywhere text-muted">{cutText(address, ADDRESS_SHOWN_MAX)}</p>
        </div>
      </div>
      <p className="mt-5 wrap-anywhere">
        {message}
        {retry_after !== undefined && (
          <b className="font-semibold"> {FAILURE.wait(formatWait(retry_after))}</b>
        )}
      </p>
      <Advice steps={next} />
      {error === "rate_limited" && signedInChecks !== null && (
        <SignIn address={address} checks={signedInChecks} />
      )}
      <Ways address={address} again={again} paste={paste} bot={error === "blocked_by_site"} />
    </section>
  );
}

function Advice({ steps }: { readonly steps: readonly string[] }) {
  if (steps.length === 0) return null;
  return (
    <>
      <h2 className="mt-5 text-sm font-medium text-muted">{FAILURE.next}</h2>
      <ul className="mt-2 list-disc space-y-1.5 pl-5 text-[15px]/6 marker:text-faint">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </>
  );
}

/** How signing in raises the limit. */
function SignIn({ address, checks }: { readonly address: string; readonly checks: number }) {
  return (
    <p className="mt-5 rounded-xl bg-tip-soft p-4 text-[15px]/6">
      {FAILURE.signInNote(checks)}{" "}
      <a
        href={signInPath(checkHref(address))}
        className="font-medium whitespace-nowrap text-link underline underline-offset-4"
      >
        {FAILURE.signIn}
      </a>
    </p>
  );
}

interface WaysProps {
  readonly address: string;
  readonly again: boolean;
  readonly paste: boolean;
  readonly bot: boolean;
}

const LINK_LOOK = "rounded-sm font-medium text-link underline-offset-4 hover:underline";

function Ways({ address, again, paste, bot }: WaysProps) {
  if (!again && !paste && !bot) return null;
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 text-sm">
      {again && (
        <CheckLink
          address={address}
          className="inline-flex h-9 items-center gap-1.5 rounded-lg bg-ink px-4 font-medium text-canvas hover:opacity-85"
        >
          <RotateCw aria-hidden size={15} />
          {FAILURE.again}
        </CheckLink>
      )}
      {paste && (
        <a href="/edit" className={LINK_LOOK}>
          {FAILURE.paste}
        </a>
      )}
      {bot && (
        <a href="/bot" className={LINK_LOOK}>
          {FAILURE.bot}
        </a>
      )}
    </p>
  );
}
