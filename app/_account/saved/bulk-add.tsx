"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/app/_components/ui/button";
import { Notice } from "@/app/_components/ui/notice";
import { TextField } from "@/app/_components/ui/text-field";
import { useSend } from "../use-send";
import { SAVED } from "./saved-texts.data";

const ROWS = 6;

interface BulkAnswer {
  readonly added: number;
  readonly results: readonly BulkResult[];
}

interface BulkAddProps {
  readonly projectId: string | null;
}

/** Saves a pasted list, an address a line, and says of each line what became of it. */
export function BulkAdd({ projectId }: BulkAddProps) {
  const { busy, fault, submit } = useSend();
  const [answer, setAnswer] = useState<BulkAnswer | null>(null);

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const body = { text: String(new FormData(form).get("text")), project_id: projectId };
    const sent = await submit<BulkAnswer>({ method: "POST", path: "/api/saved-urls/bulk", body });
    if (!sent.ok) return;
    setAnswer(sent.output);
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
      {answer !== null && <BulkOutcome added={answer.added} results={answer.results} />}
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

/** What became of a pasted list: how many lines were saved, and why the others were not. */
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
