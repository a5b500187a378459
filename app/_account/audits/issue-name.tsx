import { catalogueEntry } from "@/lib/inspect/catalogue";
import { AUDITS } from "./audit-text.data";

/** An issue's title, which links to its explanation; a finding about the whole site has none. */
export function IssueName({ code }: { readonly code: string }) {
  const entry = catalogueEntry(code);
  if (entry === null) return AUDITS.finding(code) ?? code;
  return (
    <a href={`/docs/issues/${code}`} className="underline-offset-4 hover:underline">
      {entry.title}
    </a>
  );
}
