import { Fragment } from "react";
import type { Order } from "@/lib/inspect/platforms/platform";
import { LabelChip } from "../sources";
import { PLATFORM_TEXT } from "./platform-text.data";

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
                {order[field].map(({ value, label, source }, index) => (
                  <li key={String(value)} className="flex items-baseline gap-2.5">
                    <span className="w-4 shrink-0 text-right text-[13px] text-faint tabular-nums">
                      {index + 1}
                    </span>
                    <span className="min-w-0 flex-1">
                      <Tokens tokens={typeof value === "string" ? [value] : value} />
                    </span>
                    <LabelChip label={label} source={source} />
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
