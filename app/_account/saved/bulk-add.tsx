"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/app/_components/ui/button";
import { Notice } from "@/app/_components/ui/notice";
import { TextField } from "@/app/_components/ui/text-field";
import { SAVED } from "../texts.data";
import { useSend } from "../use-send";
import { BulkOutcome, type BulkResult } from "./bulk-outcome";

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
