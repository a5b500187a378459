import { Prose } from "@/app/_docs/api/api-overview";
import { API_USAGE, USAGE_SECTIONS } from "@/app/_docs/api/usage-text.data";
import { DocSection, DocsFrame } from "@/app/_docs/docs-frame";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { pageMetadata } from "@/app/_pages/page-metadata";

export const metadata = pageMetadata(FIXED_PAGES.apiUsage);

/** What all requests have in common: keys, paging, limits, repeats, versions. */
export default function ApiUsagePage() {
  return (
    <DocsFrame
      page={FIXED_PAGES.apiUsage}
      name={API_USAGE.name}
      lead={<Prose text={API_USAGE.lead} />}
      contents={USAGE_SECTIONS.map(({ id, title }) => ({ id, title }))}
    >
      {USAGE_SECTIONS.map(({ id, title, text }) => (
        <DocSection key={id} id={id} title={title}>
          <Prose text={text} />
          {id === "authentication" && (
            <p className="mt-3 text-[15px]/6">
              <a href="/keys" className="rounded-sm text-link underline-offset-4 hover:underline">
                {API_USAGE.keys}
              </a>
            </p>
          )}
        </DocSection>
      ))}
    </DocsFrame>
  );
}
