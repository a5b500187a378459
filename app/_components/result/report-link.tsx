import { Download } from "lucide-react";
import { DETAILS } from "../text.data";

/** The report as the API answers it; a plain link, so the page need not carry the report twice. */
export function ReportLink({ address }: { readonly address: string }) {
  const query = new URLSearchParams({ url: address });
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <a
        href={`/inspect?${query}`}
        download="headlight-report.json"
        rel="nofollow"
        className="inline-flex items-center gap-1.5 rounded-md font-medium text-ink underline-offset-4 hover:underline"
      >
        <Download aria-hidden size={15} />
        {DETAILS.download}
      </a>
      {DETAILS.downloadNote}
    </p>
  );
}
