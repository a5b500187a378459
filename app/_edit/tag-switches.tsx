"use client";

import type { SwitchableTag } from "@/lib/inspect/edit/switch-tags";
import { shortenText } from "../_components/ui/format";
import { TAG_TEXT } from "./editor-text.data";

interface TagSwitchesProps {
  readonly tags: readonly SwitchableTag[];
  readonly off: ReadonlySet<string>;
  onChange(off: ReadonlySet<string>): void;
}

const TAGS_SHOWN_MAX = 250;
const VALUE_SHOWN_MAX = 160;

/** A switch for every tag of the page. */
export function TagSwitches({ tags, off, onChange }: TagSwitchesProps) {
  const shown = tags.slice(0, TAGS_SHOWN_MAX);
  function toggle(id: string) {
    const next = new Set(off);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  }
  return (
    <>
      <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
        {shown.map(({ id, name, value }) => (
          <li key={id}>
            <label className="flex cursor-pointer items-start gap-3 px-4 py-2.5 text-sm hover:bg-sunken has-focus-visible:bg-sunken">
              <input
                type="checkbox"
                checked={!off.has(id)}
                onChange={() => toggle(id)}
                className="mt-0.5 size-4 shrink-0 accent-ink"
              />
              <span
                className={`grid min-w-0 flex-1 gap-x-6 sm:grid-cols-[13rem_1fr] ${off.has(id) ? "text-faint line-through" : ""}`}
              >
                <span className="font-mono text-[13px]/5 wrap-anywhere">
                  {shortenText(name, VALUE_SHOWN_MAX)}
                </span>
                <span dir="auto" className={`min-w-0 wrap-anywhere ${off.has(id) ? "" : "text-muted"}`}>
                  {value === "" ? <i>{TAG_TEXT.empty}</i> : shortenText(value, VALUE_SHOWN_MAX)}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {tags.length > shown.length && (
        <p className="mt-2 text-sm text-muted">{TAG_TEXT.more(tags.length - shown.length)}</p>
      )}
    </>
  );
}
