"use client";

import { type FormEvent, useId } from "react";
import { Button } from "@/app/_components/ui/button";
import { INPUT_LOOK } from "@/app/_components/ui/text-field";
import { completeUrl } from "@/lib/inspect/url/http-url";
import { useSend } from "../use-send";
import { AUDITS } from "./audit-text.data";

interface StartAuditFormProps {
  /** Pages an audit checks at most. */
  readonly max: number;
  /** A site to begin with. */
  readonly url: string;
}

/** Starts an audit and opens it. */
export function StartAuditForm({ max, url }: StartAuditFormProps) {
  const { busy, fault, submit } = useSend();
  const id = useId();

  async function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const body = {
      url: completeUrl(String(fields.get("url"))),
      pages_limit: Number(fields.get("pages_limit")),
    };
    await submit<{ readonly id: string }>(
      { method: "POST", path: "/api/audits", body },
      (audit) => `/audits/${audit.id}`,
    );
  }
  return (
    <form onSubmit={start} className="rounded-2xl border border-line bg-surface p-5 shadow-card">
      <div className="flex flex-wrap items-end gap-3">
        <label className="min-w-0 flex-1 basis-64 text-sm font-medium">
          {AUDITS.add}
          <input
            name="url"
            required
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            defaultValue={url}
            placeholder={AUDITS.placeholder}
            aria-describedby={`${id}-fault`}
            className={INPUT_LOOK}
          />
        </label>
        <label className="w-32 text-sm font-medium">
          {AUDITS.limit}
          <input
            name="pages_limit"
            type="number"
            min={1}
            max={max}
            defaultValue={max}
            required
            className={INPUT_LOOK}
          />
        </label>
        <Button type="submit" tone="strong" size="large" disabled={busy}>
          {busy ? AUDITS.starting : AUDITS.start}
        </Button>
      </div>
      <p id={`${id}-fault`} role="status" className="mt-1.5 text-[13px]/5 text-error empty:hidden">
        {fault}
      </p>
    </form>
  );
}
