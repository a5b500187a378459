import { ChevronDown, PencilLine, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { SavePage } from "@/app/_account/saved/save-page";
import type { Hop } from "@/lib/inspect/page/page";
import type { Inspection } from "@/lib/inspect/report";
import type { Rate } from "@/lib/limits/bucket";
import { CheckLink } from "../check/check-provider";
import { formatBytes, formatDuration, shortenText } from "../ui/format";
import { Moment } from "../ui/moment";
import { RESULT_TEXT } from "./result-text.data";
import { capNote, ScoreBreakdown, ScoreRing } from "./score-ring";
import { verdictOf } from "./verdict";

const TITLE_SHOWN_MAX = 200;

interface ResultHeadProps {
  readonly inspection: Inspection;
  readonly cache: "hit" | "miss";
  /** When the page was fetched, in ISO 8601. */
  readonly checkedAt: string;
  /** What the visitor has left; null if the check used no unit. */
  readonly rate: Pick<Rate, "limit" | "remaining"> | null;
}

/** The score, the page and its main facts. */
export function ResultHead({ inspection, cache, checkedAt, rate }: ResultHeadProps) {
  const { score, metadata, finalUrl, issues } = inspection;
  const note = capNote(inspection);
  const verdict = verdictOf(inspection);
  return (
    <header className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-5 rounded-2xl border border-line bg-surface p-5 shadow-card sm:grid-rows-[auto_1fr] sm:gap-x-8 sm:gap-y-1 sm:p-7 lg:grid-cols-[auto_1fr_19rem]">
      <div className="self-center sm:row-span-2">
        <ScoreRing score={score} grade={verdict.grade} />
      </div>
      <div className="self-center sm:flex sm:flex-wrap sm:gap-x-4 sm:self-end sm:text-sm">
        <p className="text-base/6 font-medium text-balance sm:text-sm sm:text-muted">{verdict.text}</p>
        {issues.length > 0 && (
          <a
            href="#issues-heading"
            className="mt-1 inline-block rounded-sm font-medium text-link underline-offset-4 hover:underline sm:mt-0"
          >
            {RESULT_TEXT.issues(issues.length)}
          </a>
        )}
      </div>
      <div className="col-span-2 min-w-0 sm:col-span-1">
        <h1
          id="result-heading"
          tabIndex={-1}
          dir="auto"
          className="line-clamp-3 text-xl/7 font-semibold tracking-tight wrap-anywhere outline-none sm:text-2xl/8"
        >
          {metadata.title ? shortenText(metadata.title, TITLE_SHOWN_MAX) : RESULT_TEXT.noTitle}
        </h1>
        <p className="mt-1 line-clamp-2 text-sm wrap-anywhere text-link">
          <ExternalLink href={finalUrl}>{finalUrl}</ExternalLink>
        </p>
        {note !== null && <p className="mt-3 text-sm text-warning">{note}</p>}
        {inspection.truncated && <p className="mt-3 text-sm text-warning">{RESULT_TEXT.truncated}</p>}
        <Facts inspection={inspection} />
        <Freshness url={inspection.url} cache={cache} checkedAt={checkedAt} rate={rate} />
      </div>
      <div className="hidden border-line sm:col-span-2 sm:mt-5 sm:block sm:border-t sm:pt-5 lg:col-span-1 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:self-center lg:border-t-0 lg:border-l lg:py-2 lg:pl-8">
        <ScoreBreakdown score={score} issues={issues} />
      </div>
    </header>
  );
}

interface FreshnessProps extends Pick<ResultHeadProps, "cache" | "checkedAt" | "rate"> {
  readonly url: string;
}

function Freshness({ url, cache, checkedAt, rate }: FreshnessProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
      <span>
        {cache === "hit" ? (
          <>
            {RESULT_TEXT.cached} <Moment at={checkedAt} exact />
          </>
        ) : (
          RESULT_TEXT.fresh
        )}
      </span>
      <CheckLink
        url={url}
        fresh
        className="inline-flex items-center gap-1.5 rounded-md font-medium text-ink underline-offset-4 hover:underline"
      >
        <RotateCw aria-hidden size={14} />
        {RESULT_TEXT.again}
      </CheckLink>
      <a
        href={`/edit?${new URLSearchParams({ url })}`}
        rel="nofollow"
        className="inline-flex items-center gap-1.5 rounded-md font-medium text-ink underline-offset-4 hover:underline"
      >
        <PencilLine aria-hidden size={14} />
        {RESULT_TEXT.edit}
      </a>
      <SavePage url={url} />
      {rate !== null && (
        <span className="tabular-nums">{RESULT_TEXT.remaining(rate.remaining, rate.limit)}</span>
      )}
    </div>
  );
}

function Facts({ inspection }: { readonly inspection: Inspection }) {
  const { status, responseTimeMs, documentBytes, hops, finalUrl } = inspection;
  return (
    <dl className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm">
      <Fact name={RESULT_TEXT.status} value={String(status)} />
      <Fact name={RESULT_TEXT.time} value={formatDuration(responseTimeMs)} />
      <Fact name={RESULT_TEXT.size} value={formatBytes(documentBytes)} />
      {hops.length > 0 && (
        <div className="w-full">
          <dt className="sr-only">{RESULT_TEXT.redirectChain}</dt>
          <dd>
            <RedirectChain hops={hops} finalUrl={finalUrl} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium tabular-nums">{value}</dd>
    </div>
  );
}

interface RedirectChainProps {
  readonly hops: readonly Hop[];
  readonly finalUrl: string;
}

/** Every redirect that led to the page; nothing if there was none. */
function RedirectChain({ hops, finalUrl }: RedirectChainProps) {
  if (hops.length === 0) return null;
  return (
    <details className="group w-full">
      <summary className="inline-flex items-center gap-1 rounded-md font-medium text-ink">
        {RESULT_TEXT.redirects(hops.length)}
        <ChevronDown
          aria-hidden
          size={15}
          className="text-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <ol className="mt-2 space-y-1 border-l-2 border-line pl-3 font-mono text-[13px] wrap-anywhere">
        {hops.map(({ url, status }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a URL may occur twice, and the chain never changes.
          <li key={index}>
            <span className="mr-2 text-warning">{status}</span>
            <ExternalLink href={url}>{url}</ExternalLink>
          </li>
        ))}
        <li>
          <span className="mr-2 text-good">→</span>
          {finalUrl}
        </li>
      </ol>
    </details>
  );
}

interface ExternalLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A link to a URL that a checked page or a visitor chose: nofollow, without referrer, in a new tab.
 * Anything but http and https stays text, so that no `javascript:` URL becomes a link.
 */
function ExternalLink({ href, className, children }: ExternalLinkProps) {
  if (!/^https?:\/\//i.test(href)) return <span className={className}>{children}</span>;
  return (
    <a
      href={href}
      target="_blank"
      rel="nofollow noopener noreferrer ugc"
      className={`underline-offset-4 hover:underline ${className ?? ""}`}
    >
      {children}
    </a>
  );
}
