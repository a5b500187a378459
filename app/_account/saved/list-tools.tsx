import { Download } from "lucide-react";
import { buttonLook } from "@/app/_components/ui/button-look";
import { CheckAll } from "./check-all";
import type { Checkable } from "./check-each";

interface ListToolsProps {
  /** How much is listed, in words. */
  readonly found?: string;
  readonly records: readonly Checkable[];
  readonly csv: { readonly href: string; readonly label: string };
}

/** Above a list of saved pages: how many there are, and what can be done with all of them. */
export function ListTools({ found, records, csv }: ListToolsProps) {
  return (
    <div className="mb-2 flex flex-wrap items-center gap-2 text-sm text-muted">
      <span className="mr-auto">{found}</span>
      <CheckAll records={records} />
      <a href={csv.href} download className={buttonLook("plain", "small")}>
        <Download aria-hidden size={15} />
        {csv.label}
      </a>
    </div>
  );
}
