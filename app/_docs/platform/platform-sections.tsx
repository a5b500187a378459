import { ArrowUpRight } from "lucide-react";
import { Fragment } from "react";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { CARD_WORDS } from "@/app/_previews/card/card-text.data";
import { CATALOGUE } from "@/lib/inspect/catalogue";
import { cardShapes } from "@/lib/inspect/example/inspect-example";
import type { Fact } from "@/lib/inspect/platforms/facts";
import type { Dispute, Order, Platform } from "@/lib/inspect/platforms/platform";
import { ExampleCard } from "../example-card";
import { IssueLinks } from "../link-cards";
import { FactSource } from "../sources";
import { PLATFORM_TEXT } from "./platform-text.data";

/** Every layout a platform draws, and when it uses each. */
export function CardShapes({ platform }: { readonly platform: Platform }) {
  const { name, kind, layouts } = platform;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {cardShapes(name).map(({ card, preview }) => {
        const layout = layouts[card];
        return (
          <ExampleCard key={card} platform={name} preview={preview} title={CARD_WORDS[kind][card]}>
            {layout && (
              <div className="flex items-start justify-between gap-3">
                <span className="min-w-0">{layout.value}</span>
                <FactSource fact={layout} />
              </div>
            )}
          </ExampleCard>
        );
      })}
    </div>
  );
}

/** How to refresh the cached preview after a change. */
export function RefreshAdvice({ label, refresh }: Pick<Platform, "label" | "refresh">) {
  const { tool, cachedFor, advice } = refresh;
  return (
    <div className="max-w-3xl rounded-xl border border-line bg-surface p-5 text-[15px]/6">
      <p>{advice}</p>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        <span>
          <span className="text-muted">{PLATFORM_TEXT.cachedFor}:</span> {cachedFor.value}
        </span>
        <FactSource fact={cachedFor} />
      </p>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        {tool.value === null ? (
          <span className="text-muted">{PLATFORM_TEXT.noTool}</span>
        ) : (
          <a
            href={tool.value}
            rel="noopener noreferrer"
            className="inline-flex items-center gap-1 rounded-sm font-medium text-link underline-offset-4 hover:underline"
          >
            {PLATFORM_TEXT.tool(label)}
            <ArrowUpRight aria-hidden size={15} />
          </a>
        )}
        <FactSource fact={tool} />
      </p>
    </div>
  );
}

/** An issue on more platforms than this isn't specific to one. */
const PLATFORMS_MAX = 3;

/** The issues specific to this platform, costliest first, and a link to all of them. */
export function PlatformIssues({ name, label }: Pick<Platform, "name" | "label">) {
  const issues = CATALOGUE.filter(({ platforms }) => platforms.includes(name));
  const own = issues.filter(({ platforms }) => platforms.length <= PLATFORMS_MAX);
  return (
    <div className="max-w-3xl">
      <IssueLinks entries={own.toSorted((a, b) => b.weight - a.weight)} />
      <p className="mt-4">
        <a
          href={`${FIXED_PAGES.issues.path}?q=${encodeURIComponent(label)}`}
          className="rounded-sm text-[15px] font-medium text-link underline-offset-4 hover:underline"
        >
          {PLATFORM_TEXT.allIssues(issues.length, label)}
        </a>
      </p>
    </div>
  );
}

const FIELDS = ["title", "description", "image", "site_name", "favicon"] as const;

/** Where each field of a preview gets its value, in order of preference. */
export function OrderList({ order }: { readonly order: Order }) {
  return (
    <dl className="divide-y divide-line border-y border-line text-[15px]/6">
      {FIELDS.map((field) => (
        <div key={field} className="grid gap-x-4 gap-y-1.5 py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <dt className="font-medium">{PLATFORM_TEXT.fields[field]}</dt>
          <dd className="min-w-0">
            {order[field].length === 0 ? (
              <span className="text-muted">{PLATFORM_TEXT.notShown}</span>
            ) : (
              <ol className="space-y-1.5">
                {order[field].map((fact, index) => (
                  <li key={String(fact.value)} className="flex items-baseline gap-2.5">
                    <span className="w-4 shrink-0 text-right text-[13px] text-faint tabular-nums">
                      {index + 1}
                    </span>
                    <span className="min-w-0 flex-1">
                      <Tokens tokens={typeof fact.value === "string" ? [fact.value] : fact.value} />
                    </span>
                    <FactSource fact={fact} />
                  </li>
                ))}
              </ol>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Of several tags in one step, the first in the page is used. */
function Tokens({ tokens }: { readonly tokens: readonly string[] }) {
  return (
    <>
      {tokens.map((token, index) => (
        <Fragment key={token}>
          {index > 0 && <span className="text-muted"> {PLATFORM_TEXT.either} </span>}
          <code className="font-mono text-[13px]">{token}</code>
        </Fragment>
      ))}
      {tokens.length > 1 && <span className="text-sm text-muted">, {PLATFORM_TEXT.eitherNote}</span>}
    </>
  );
}

/** Claims that contradict what Headlight follows, and why it doesn't follow them. */
export function DisputeList({ disputes }: { readonly disputes: readonly Dispute[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line text-[15px]/6">
      {disputes.map(({ question, followed, others, why }) => (
        <div key={question} className="grid gap-x-4 gap-y-1.5 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <dt className="font-medium">{question}</dt>
          <dd className="min-w-0 space-y-1.5">
            <Claim claim={followed} />
            {others.map((claim) => (
              <div key={`${claim.value} ${claim.source}`} className="text-muted">
                <Claim claim={claim} before={PLATFORM_TEXT.insteadOf} />
              </div>
            ))}
            <p className="text-sm/6 text-muted">{why}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ClaimProps {
  readonly claim: Fact<string>;
  readonly before?: string;
}

function Claim({ claim, before }: ClaimProps) {
  return (
    <p className="flex items-baseline justify-between gap-4">
      <span className="min-w-0">
        {before} {claim.value}
      </span>
      <FactSource fact={claim} />
    </p>
  );
}

/** Behaviour that no table covers. */
export function QuirkList({ quirks }: Pick<Platform, "quirks">) {
  return (
    <ul className="divide-y divide-line border-y border-line text-[15px]/6">
      {quirks.map((quirk) => (
        <li key={quirk.value} className="flex items-start justify-between gap-4 py-2.5">
          <span className="min-w-0">{quirk.value}</span>
          <FactSource fact={quirk} />
        </li>
      ))}
    </ul>
  );
}
