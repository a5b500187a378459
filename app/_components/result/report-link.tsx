import { Download } from "lucide-react";
import { DOWNLOADS } from "../text.data";

interface ReportLinkProps {
  readonly address: string;
  /** Also where scripts run: the page has nothing better to offer. */
  readonly always: boolean;
}

/** The report as the API answers it, for those who cannot have it from the page itself. */
export function ReportLink({ address, always }: ReportLinkProps) {
  const query = new URLSearchParams({ url: address });
  return (
    <p
      className={`mt-5 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted ${always ? "flex" : "hidden no-script:flex"}`}
    >
      <a
        href={`/inspect?${query}`}
        download="headlight-report.json"
        rel="nofollow"
        className="inline-flex items-center gap-1.5 rounded-md font-medium text-ink underline-offset-4 hover:underline"
      >
        <Download aria-hidden size={15} />
        {DOWNLOADS.link}
      </a>
      {DOWNLOADS.linkNote}
    </p>
  );
}
