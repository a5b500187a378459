import { Button } from "@/app/_components/ui/button";
import { Notice } from "@/app/_components/ui/notice";
import type { Approval } from "@/lib/http/oauth/approval";
import { APPROVAL } from "./approval-text.data";
import { SCOPE_TEXTS } from "./scope-text.data";

/** Says who asks for what; the browser sends the decision by itself. */
export function ApprovalForm({ approval }: { readonly approval: Approval }) {
  const { isLocal, query, proof } = approval;
  return (
    <form action="/oauth/authorize/decision" method="post" className="mt-4 grid gap-5">
      <Client approval={approval} />
      {isLocal && <Notice tone="warning">{APPROVAL.local}</Notice>}
      <Scopes approval={approval} />
      <input type="hidden" name="query" value={query} />
      <input type="hidden" name="proof" value={proof} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Button type="submit" name="decision" value="allow" tone="strong" size="large" className="sm:order-2">
          {APPROVAL.allow}
        </Button>
        <Button type="submit" name="decision" value="refuse" size="large">
          {APPROVAL.refuse}
        </Button>
      </div>
      <p className="border-t border-line pt-4 text-[13px]/5 text-pretty text-muted">{APPROVAL.after}</p>
    </form>
  );
}

/** The name is the client's own text; the hosts are what can be relied on. */
function Client({
  approval: { clientName, clientHost, redirectHost, isLocal },
}: {
  readonly approval: Approval;
}) {
  return (
    <div>
      <p className="text-[15px]/6">
        <strong dir="auto" className="font-semibold wrap-anywhere">
          {clientName || APPROVAL.unnamed}
        </strong>{" "}
        <span className="text-muted">{APPROVAL.wants}</span>
      </p>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm/6">
        <dt className="text-muted">{APPROVAL.vouched}</dt>
        <dd className="wrap-anywhere">
          {clientHost === null ? (
            APPROVAL.unverified
          ) : (
            <code className="font-mono text-[13px]">{clientHost}</code>
          )}
        </dd>
        <dt className="text-muted">{APPROVAL.returnsTo}</dt>
        <dd className="wrap-anywhere">
          <code className="font-mono text-[13px]">{redirectHost}</code>
          {isLocal && ` (${APPROVAL.thisComputer})`}
        </dd>
      </dl>
    </div>
  );
}

function Scopes({ approval: { scopes, isPro } }: { readonly approval: Approval }) {
  return (
    <fieldset className="grid gap-3.5">
      <legend className="mb-3 text-sm font-semibold">{APPROVAL.scopes}</legend>
      {scopes.map((scope) => {
        const { title, text, free } = SCOPE_TEXTS[scope];
        return (
          <label key={scope} className="flex items-start gap-2.5 text-[15px]/6">
            <input
              type="checkbox"
              name="scope"
              value={scope}
              defaultChecked
              className="mt-1 size-4 shrink-0 accent-ink"
            />
            <span>
              {title}
              <span className="block text-[13px]/5 text-pretty text-muted">
                {text} {!isPro && free}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
