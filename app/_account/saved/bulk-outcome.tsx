import { Notice } from "@/app/_components/ui/notice";
import { SAVED } from "../texts.data";

export interface BulkResult {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  readonly status: "added" | "exists" | "invalid" | "over_quota";
  readonly message: string | null;
}

interface BulkOutcomeProps {
  readonly added: number;
  readonly results: readonly BulkResult[];
}

/** What became of a pasted list: how many lines were saved, and why the others were not. */
export function BulkOutcome({ added, results }: BulkOutcomeProps) {
  const others = results.filter(({ status }) => status !== "added");
  return (
    <Notice tone={others.length === 0 ? "good" : "info"} live className="mt-2">
      <p className="font-medium">{SAVED.bulkAdded(added, results.length)}</p>
      {others.length > 0 && (
        <ul className="mt-2 grid gap-1 text-[13px]/5 text-ink">
          {others.map(({ line, text, status, message }) => (
            <li key={line}>
              <span className="text-muted">{SAVED.bulkLine(line)}</span>{" "}
              <bdi dir="ltr" className="wrap-anywhere">
                {text}
              </bdi>
              : {message ?? SAVED.bulkStatus[status]}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
