import { useEffect, useRef } from "react";
import type { Fields } from "@/lib/inspect/edit/fields";
import { FIELD_TEXT } from "./editor-text.data";
import type { EditSource } from "./editor-view";
import { type Edits, NO_EDITS } from "./edits";
import type { Paste } from "./paste-editor";

type StoredEdits = Pick<Edits, "fields" | "off">;

const EDITS_KEY = "headlight-edits";
const PASTE_KEY = "headlight-paste";
/** More would fill the browser's store for one page. */
const CHARACTERS_MAX = 1_000_000;
/** The fields that may be null: the text is then that of the field beside them. */
const PAIRED: readonly string[] = ["socialTitle", "socialDescription"] satisfies (keyof Fields)[];

/**
 * Keeps the edits of the page that is being edited in this tab, so that going back, or loading the page again, brings them
 * back. They leave the browser no more than the edits themselves do.
 */
export function useStoredEdits(
  source: EditSource | null,
  edits: StoredEdits,
  onRestore: (stored: StoredEdits) => void,
): void {
  const restored = useRef<EditSource | null>(null);
  const restore = useRef(onRestore);
  restore.current = onRestore;
  const { fields, off } = edits;
  useEffect(() => {
    if (source === null) return;
    if (restored.current !== source) {
      restored.current = source;
      const stored = parseEdits(read(EDITS_KEY), keyOf(source));
      if (stored !== null) restore.current(stored);
      return;
    }
    write(EDITS_KEY, serializeEdits({ fields, off }, keyOf(source)));
  }, [source, fields, off]);
}

/** Keeps the pasted HTML in this tab in the same way. */
export function useStoredPaste(paste: Paste, onRestore: (paste: Paste) => void): void {
  const isRestored = useRef(false);
  const restore = useRef(onRestore);
  restore.current = onRestore;
  useEffect(() => {
    if (isRestored.current) return write(PASTE_KEY, JSON.stringify(paste));
    isRestored.current = true;
    const stored = parsePaste(read(PASTE_KEY));
    if (stored !== null) restore.current(stored);
  }, [paste]);
}

/** The pasted HTML in a text; null for anything else. */
export function parsePaste(text: string | null): Paste | null {
  const stored = parseJson(text);
  if (typeof stored !== "object" || stored === null) return null;
  const { html, url, loadImages } = { html: null, url: null, loadImages: null, ...stored };
  return isText(html) && isText(url) ? { html, url, loadImages: loadImages === true } : null;
}

/** The edits as text, with the page they belong to. */
export function serializeEdits({ fields, off }: StoredEdits, page: string): string {
  return JSON.stringify({ page, fields, off: [...off] });
}

/** The edits in a text, if they are this page's; null for anything else. */
export function parseEdits(text: string | null, page: string): StoredEdits | null {
  const stored = parseJson(text);
  if (typeof stored !== "object" || stored === null || !("page" in stored) || stored.page !== page)
    return null;
  const fields = "fields" in stored ? stored.fields : null;
  const off = "off" in stored ? stored.off : null;
  return { fields: fieldsIn(fields), off: new Set(Array.isArray(off) ? off.filter(isText) : []) };
}

/** Pasted HTML is told apart by its text, a checked page by its URL. */
function keyOf(source: EditSource): string {
  return source.kind === "checked" ? source.known.url : `${source.url}\n${source.html}`;
}

function fieldsIn(value: unknown): Partial<Fields> {
  if (typeof value !== "object" || value === null) return NO_EDITS.fields;
  const known = Object.entries(value).filter(
    ([name, text]) =>
      Object.hasOwn(FIELD_TEXT.labels, name) && (isText(text) || (text === null && PAIRED.includes(name))),
  );
  return Object.fromEntries(known);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** A browser may refuse its store. */
function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    if (text.length <= CHARACTERS_MAX) sessionStorage.setItem(key, text);
  } catch {
    // The edits are then only on the page.
  }
}
