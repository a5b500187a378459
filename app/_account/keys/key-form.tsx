"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/app/_components/ui/button";
import { Notice } from "@/app/_components/ui/notice";
import { TextField } from "@/app/_components/ui/text-field";
import { CHARACTERS_MAX } from "../field-limits.data";
import { useSend } from "../use-send";
import { KeySecret, type MadeKey } from "./key-secret";
import { KEYS } from "./key-text.data";

interface KeyFormProps {
  /** URL of the service, for the line to try a key with. */
  readonly baseUrl: string;
  /** No more keys can be made. */
  readonly full: boolean;
  /** What a key that may write does. */
  readonly writeHint: string;
}

/** Makes a key, and shows it until its owner has copied it. */
export function KeyForm({ baseUrl, full, writeHint }: KeyFormProps) {
  const { busy, fault, submit } = useSend();
  const [made, setMade] = useState<MadeKey | null>(null);
  if (made !== null) return <KeySecret made={made} baseUrl={baseUrl} onDone={() => setMade(null)} />;

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = { name: String(form.get("name")).trim(), write: form.has("write") };
    const sent = await submit<MadeKey>({ method: "POST", path: "/api/keys", body });
    if (sent.ok) setMade(sent.output);
  }
  return (
    <form onSubmit={create} className="grid gap-3">
      <TextField
        label={KEYS.name}
        hint={KEYS.nameHint}
        name="name"
        required
        maxLength={CHARACTERS_MAX.keyName}
      />
      <label className="flex items-start gap-2.5 text-[15px]/6">
        <input type="checkbox" name="write" className="mt-1 size-4 accent-ink" />
        <span>
          {KEYS.write}
          <span className="block text-[13px]/5 text-muted">{writeHint}</span>
        </span>
      </label>
      {fault !== null && (
        <Notice tone="error" live>
          {fault}
        </Notice>
      )}
      <div className="mt-1">
        <Button type="submit" tone="strong" size="large" disabled={busy || full}>
          {busy ? KEYS.creating : KEYS.create}
        </Button>
      </div>
    </form>
  );
}
