"use client";

import { Bookmark, BookmarkCheck } from "lucide-react";
import { useState } from "react";
import { Button } from "@/app/_components/ui/button";
import { shortUrl } from "@/app/_components/ui/format";
import type { SavedUrl } from "@/lib/services/saved-urls/saved-url";
import { useSend } from "../use-send";
import { EditSaved, type ProjectChoice } from "./edit-saved";
import { SAVED } from "./saved-text.data";

type Saved = Pick<SavedUrl, "id" | "url" | "label" | "project_id">;

interface SaveButtonProps {
  readonly url: string;
  /** The record, when the page is saved already. */
  readonly saved: Saved | null;
  readonly projects: readonly ProjectChoice[];
}

/** Saves a page in one click, then links to the list and offers to set label and project. */
export function SaveButton({ url, saved, projects }: SaveButtonProps) {
  const { busy, fault, submit } = useSend("stay");
  const [made, setMade] = useState<Saved | null>(null);
  const record = saved ?? made;

  async function save() {
    const sent = await submit<Saved>({ method: "POST", path: "/api/saved-urls", body: { url } });
    if (sent.ok) setMade(sent.output);
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {record === null ? (
        <Button disabled={busy} onClick={save}>
          <Bookmark aria-hidden size={15} />
          {busy ? SAVED.adding : SAVED.saveThis}
        </Button>
      ) : (
        <>
          <a
            href="/saved"
            className="inline-flex items-center gap-1.5 rounded-md font-medium text-good underline-offset-4 hover:underline"
          >
            <BookmarkCheck aria-hidden size={15} />
            {SAVED.isSaved}
          </a>
          <EditSaved
            record={{ ...record, short_url: shortUrl(record.url) }}
            projects={projects}
            after="stay"
          />
        </>
      )}
      <span role="status" className="text-error empty:hidden">
        {fault}
      </span>
    </span>
  );
}
