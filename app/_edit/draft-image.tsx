import { ImageUp, X } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { formatBytes } from "../_components/ui/format";
import { FIELD_TEXT } from "./editor-text.data";
import { DRAFT_MEGABYTES_MAX, type DraftImage, readDraft } from "./read-draft";

interface DraftFieldProps {
  readonly draft: Pick<DraftImage, "name" | "width" | "height" | "bytes"> | null;
  onDraft(draft: DraftImage | null): void;
}

const { draft: TEXT } = FIELD_TEXT;
const FAULTS = { not_an_image: TEXT.notAnImage, too_heavy: TEXT.tooHeavy(DRAFT_MEGABYTES_MAX) };

/** Takes an image from disk, chosen or dropped. It is measured and drawn in the browser, and sent nowhere. */
export function DraftField({ draft, onDraft }: DraftFieldProps) {
  const [fault, setFault] = useState("");
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function take(file: File | undefined) {
    if (file === undefined) return;
    const read = await readDraft(file);
    setFault(typeof read === "string" ? FAULTS[read] : "");
    if (typeof read !== "string") onDraft(read);
  }
  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  }
  return (
    <div className="grid gap-1">
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={`flex cursor-pointer items-center gap-2.5 rounded-lg border border-dashed px-3 py-2.5 text-sm has-focus-visible:outline-2 has-focus-visible:outline-focus ${isOver ? "border-focus bg-sunken" : "border-line-strong hover:bg-sunken"}`}
      >
        <ImageUp aria-hidden size={17} className="shrink-0 text-muted" />
        <span>{TEXT.choose}</span>
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={TEXT.label}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = "";
          }}
          className="sr-only"
        />
      </label>
      <p role="status" className={`text-[13px]/5 ${fault === "" ? "text-muted" : "text-error"}`}>
        {fault || (draft === null ? TEXT.hint : shownText(draft))}
      </p>
      {draft !== null && (
        <button
          type="button"
          onClick={() => {
            // The button goes with the draft, and the focus must not go with the button.
            input.current?.focus();
            setFault("");
            onDraft(null);
          }}
          className="flex w-fit items-center gap-1.5 rounded-sm text-[13px]/5 font-medium text-link underline-offset-4 hover:underline"
        >
          <X aria-hidden size={14} />
          {TEXT.remove}
        </button>
      )}
    </div>
  );
}

function shownText({ name, width, height, bytes }: NonNullable<DraftFieldProps["draft"]>): string {
  return TEXT.shown(name, TEXT.measures(width, height, formatBytes(bytes)));
}
