"use client";

import { Bookmark, BookmarkCheck } from "lucide-react";
import { useState } from "react";
import { Button } from "@/app/_components/ui/button";
import type { SavedUrlView } from "@/lib/services/saved-urls/saved-url";
import { useSend } from "../use-send";
import { EditSaved } from "./edit-saved";
import type { ProjectChoice } from "./project-select";
import { SAVED } from "./saved-texts.data";

type Kept = Pick<SavedUrlView, "id" | "url" | "label" | "project_id">;

interface SaveButtonProps {
  readonly address: string;
  /** The record, when the page is kept already. */
  readonly saved: Kept | null;
  readonly projects: readonly ProjectChoice[];
}

/** Saves a page in one click; once it is kept, leads to the list and offers label and project. */
export function SaveButton({ address, saved, projects }: SaveButtonProps) {
  const { busy, fault, submit } = useSend("stay");
  const [made, setMade] = useState<Kept | null>(null);
  const kept = saved ?? made;

  async function save() {
    const sent = await submit<Kept>({ method: "POST", path: "/api/saved-urls", body: { url: address } });
    if (sent.ok) setMade(sent.output);
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {kept === null ? (
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
          <EditSaved record={kept} projects={projects} after="stay" />
        </>
      )}
      <span role="status" className="text-error empty:hidden">
        {fault}
      </span>
    </span>
  );
}
