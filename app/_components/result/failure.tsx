import { CircleAlert } from "lucide-react";
import { signInPath } from "@/lib/http/sign-in/pages";
import type { ErrorBody } from "@/lib/services/error-body";
import { CheckLink } from "../check/check-provider";
import { checkHref, meantUrl } from "../check/check-url";
import { formatWait, shortenText, shortUrl } from "../ui/format";
import { failureText } from "./failure-text";
import { FAILURE_TEXT } from "./result-text.data";
import { TryAgain } from "./try-again";

interface FailureProps {
  readonly failure: ErrorBody;
  /** The URL that could not be checked. */
  readonly url: string;
  /** Hourly checks of a free account; null for signed-in visitors. */
  readonly freeChecks: number | null;
}

const URL_SHOWN_MAX = 300;
/** How a name without a domain's ending fails. */
const MAY_BE_MISTYPED: readonly string[] = ["private_address", "dns_failed", "invalid_url"];

/** Why the check failed and what to do next. */
export function Failure({ failure, url, freeChecks }: FailureProps) {
  const { error, message, retry_after } = failure;
  const { title, next, again, paste = false } = failureText(error);
  const meant = MAY_BE_MISTYPED.includes(error) ? meantUrl(url) : null;
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
            {meant === null ? title : FAILURE_TEXT.noEndingTitle}
          </h1>
          <p className="mt-1 wrap-anywhere text-muted">{shortenText(url, URL_SHOWN_MAX)}</p>
        </div>
      </div>
      <p className="mt-5 wrap-anywhere">
        {meant === null ? message : FAILURE_TEXT.noEnding(new URL(url).hostname)}
        {retry_after !== undefined && (
          <b className="font-semibold"> {FAILURE_TEXT.wait(formatWait(retry_after))}</b>
        )}
      </p>
      {meant !== null && <DidYouMean url={meant} />}
      <Advice steps={next} />
      {error === "rate_limited" && freeChecks !== null && <SignIn url={url} checks={freeChecks} />}
      <NextSteps
        url={url}
        again={again}
        waitSeconds={retry_after ?? 0}
        paste={paste}
        bot={error === "blocked_by_site"}
      />
    </section>
  );
}

function Advice({ steps }: { readonly steps: readonly string[] }) {
  if (steps.length === 0) return null;
  return (
    <>
      <h2 className="mt-5 text-sm font-medium text-muted">{FAILURE_TEXT.next}</h2>
      <ul className="mt-2 list-disc space-y-1.5 pl-5 text-[15px]/6 marker:text-faint">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </>
  );
}

/** Offers the higher limit of an account. */
function SignIn({ url, checks }: { readonly url: string; readonly checks: number }) {
  return (
    <p className="mt-5 rounded-xl bg-tip-soft p-4 text-[15px]/6">
      {FAILURE_TEXT.signInNote(checks)}{" "}
      <a
        href={signInPath(checkHref(url))}
        className="font-medium whitespace-nowrap text-link underline underline-offset-4"
      >
        {FAILURE_TEXT.signIn}
      </a>
    </p>
  );
}

function DidYouMean({ url }: { readonly url: string }) {
  return (
    <p className="mt-4 text-[15px]/6">
      {FAILURE_TEXT.didYouMean}{" "}
      <CheckLink url={url} className={`${LINK_LOOK} underline`}>
        {shortUrl(url)}
      </CheckLink>
      ?
    </p>
  );
}

interface NextStepsProps {
  readonly url: string;
  readonly again: boolean;
  /** How long another try would fail; 0 if it may succeed now. */
  readonly waitSeconds: number;
  readonly paste: boolean;
  readonly bot: boolean;
}

const LINK_LOOK = "rounded-sm font-medium text-link underline-offset-4 hover:underline";

function NextSteps({ url, again, waitSeconds, paste, bot }: NextStepsProps) {
  if (!again && !paste && !bot) return null;
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 text-sm">
      {again && <TryAgain url={url} waitSeconds={waitSeconds} />}
      {paste && (
        <a href="/edit" className={LINK_LOOK}>
          {FAILURE_TEXT.paste}
        </a>
      )}
      {bot && (
        <a href="/bot" className={LINK_LOOK}>
          {FAILURE_TEXT.bot}
        </a>
      )}
    </p>
  );
}
