"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/app/_components/ui/button";
import { Notice } from "@/app/_components/ui/notice";
import { TextField } from "@/app/_components/ui/text-field";
import { useSend } from "../use-send";
import { SAVED } from "./saved-text.data";

const ROWS = 6;

interface BulkResponse {
  readonly added: number;
  readonly results: readonly BulkResult[];
}

interface BulkAddProps {
  readonly projectId: string | null;
}

/** Saves a pasted list, one URL per line, and says which lines were not saved and why. */
export function BulkAdd({ projectId }: BulkAddProps) {
  const { busy, fault, submit } = useSend();
  const [outcome, setOutcome] = useState<BulkResponse | null>(null);

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const body = { text: String(new FormData(form).get("text")), project_id: projectId };
    const sent = await submit<BulkResponse>({ method: "POST", path: "/api/saved-urls/bulk", body });
    if (!sent.ok) return;
    setOutcome(sent.output);
    form.reset();
  }
  return (
    <form onSubmit={add} className="grid max-w-2xl gap-2">
      <TextField
        label={SAVED.bulkLabel}
        hint={SAVED.bulkHint}
        name="text"
        rows={ROWS}
        required
        inputMode="url"
      />
      {fault !== null && (
        <Notice tone="error" live>
          {fault}
        </Notice>
      )}
      <div>
        <Button type="submit" disabled={busy}>
          {busy ? SAVED.adding : SAVED.bulkButton}
        </Button>
      </div>
      {outcome !== null && <BulkOutcome added={outcome.added} results={outcome.results} />}
    </form>
  );
}

interface BulkResult {
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

/** How many lines were saved, and why the others were not. */
function BulkOutcome({ added, results }: BulkOutcomeProps) {
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
