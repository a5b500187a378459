"use client";

import { type FormEvent, type ReactNode, useId, useRef } from "react";
import { Button } from "@/app/_components/ui/button";
import { Disclosure } from "@/app/_components/ui/disclosure";
import { INPUT_LOOK } from "@/app/_components/ui/text-field";
import { completeUrl } from "@/lib/inspect/url/http-url";
import type { SavedUrl } from "@/lib/services/saved-urls/saved-url";
import { useSend } from "../use-send";
import { BulkAdd } from "./bulk-add";
import { SAVED } from "./saved-text.data";

interface AddPagesProps {
  /** The project that new pages go to; null for none. */
  readonly projectId: string | null;
  readonly children?: ReactNode;
}

/** Saves one page, or a pasted list of pages. */
export function AddPages({ projectId, children }: AddPagesProps) {
  return (
    <div className="mt-6 grid gap-3 rounded-2xl border border-line bg-surface p-5 shadow-card">
      <div className="max-w-2xl">
        <AddSaved projectId={projectId} />
      </div>
      <Disclosure summary={SAVED.bulk}>
        <BulkAdd projectId={projectId} />
      </Disclosure>
      {children}
    </div>
  );
}

interface AddSavedProps {
  /** The project that new pages go to; null for none. */
  readonly projectId: string | null;
}

/** Saves one page and checks it at once, so that it has a score. */
function AddSaved({ projectId }: AddSavedProps) {
  const { busy, fault, said, say, submit } = useSend();
  const form = useRef<HTMLFormElement>(null);
  const id = useId();

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    say(null);
    const url = completeUrl(String(new FormData(event.currentTarget).get("url")));
    if (url === "") return focusEmptyField(event.currentTarget);
    const body = { url, project_id: projectId };
    const sent = await submit<SavedUrl>({ method: "POST", path: "/api/saved-urls", body });
    if (!sent.ok) return;
    form.current?.reset();
    say(SAVED.added(sent.output.url));
    if (sent.output.last_score === null) {
      const path = `/api/saved-urls/${sent.output.id}/check`;
      await submit({ method: "POST", path, body: {}, storesFailure: true });
    }
  }
  return (
    <form ref={form} onSubmit={add}>
      <label htmlFor={id} className="text-sm font-medium">
        {SAVED.add}
      </label>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <input
            id={id}
            name="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            required
            placeholder={SAVED.addPlaceholder}
            aria-describedby={`${id}-outcome`}
            className={INPUT_LOOK}
          />
        </div>
        <Button type="submit" tone="strong" size="large" disabled={busy}>
          {busy ? SAVED.adding : SAVED.addButton}
        </Button>
      </div>
      <p
        id={`${id}-outcome`}
        role="status"
        className={`mt-1.5 text-[13px]/5 empty:hidden wrap-anywhere ${fault === null ? "text-muted" : "text-error"}`}
      >
        {fault ?? said}
      </p>
    </form>
  );
}

/** Browsers treat blanks as a value until they are removed. */
function focusEmptyField(form: HTMLFormElement): void {
  form.reset();
  form.reportValidity();
}
