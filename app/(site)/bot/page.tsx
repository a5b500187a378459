import { formatLimit, formatWait } from "@/app/_components/ui/format";
import { BOT_TEXT } from "@/app/_pages/bot-text.data";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { pageMetadata } from "@/app/_pages/page-metadata";
import { settings } from "@/lib/env";
import { CHECK_LIMITS } from "@/lib/services/inspections/check-limits";

export const metadata = pageMetadata(FIXED_PAGES.bot);

export default function BotPage() {
  const { baseUrl, fetchPerHost, fetchPerHostMinute } = settings();
  const limits = {
    redirects: CHECK_LIMITS.redirects,
    perHost: fetchPerHost,
    perHostMinute: fetchPerHostMinute,
    pageTime: formatWait(CHECK_LIMITS.pageMs / 1000),
    pageSize: formatLimit(CHECK_LIMITS.documentBytes),
    cachedFor: formatWait(CHECK_LIMITS.reportCachedMs / 1000),
  };
  return (
    <article className="mx-auto max-w-2xl px-4 pt-10 sm:px-6 sm:pt-16">
      <h1 className="text-4xl font-semibold tracking-tight">{BOT_TEXT.title}</h1>
      <p className="mt-4 text-lg/7 text-muted">{BOT_TEXT.lead}</p>
      <p className="mt-8 text-sm font-medium text-muted">{BOT_TEXT.agent}</p>
      <p className="mt-2 rounded-lg border border-line bg-surface p-3.5 font-mono text-[13px]/5 wrap-anywhere">
        Mozilla/5.0 (compatible; HeadlightBot/1.0; +{baseUrl}/bot)
      </p>
      {BOT_TEXT.sections(limits).map(({ heading, points }) => (
        <section key={heading} className="mt-9">
          <h2 className="text-lg font-semibold tracking-tight">{heading}</h2>
          <ul className="mt-2.5 list-disc space-y-2 pl-5 text-[15px]/6 text-muted marker:text-faint">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}
