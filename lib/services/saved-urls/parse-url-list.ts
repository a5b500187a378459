import { AppError } from "@/lib/errors";
import { completeUrl } from "@/lib/inspect/url/http-url";
import type { Ctx } from "../context";
import { savableUrl } from "./saved-url";

export const LINES_MAX = 500;

/** A line of a pasted list that is not blank: the URL on it, or what is wrong with it. */
export type UrlLine = {
  /** Counted from 1, blank lines included. */
  readonly line: number;
  readonly text: string;
} & ({ readonly url: string; readonly fault: null } | { readonly url: null; readonly fault: string });

/**
 * The lines of a pasted list, one URL each; `https://` is added to a bare host, as on the website. They are counted
 * before the first is parsed. Throws `invalid_body` for more than `LINES_MAX`.
 */
export function parseUrlList({ net }: Pick<Ctx, "net">, pasted: string): readonly UrlLine[] {
  const lines = pasted
    .split(/\r\n|[\r\n]/)
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => text !== "");
  if (lines.length > LINES_MAX) {
    throw new AppError("invalid_body", { message: `A list can have up to ${LINES_MAX} lines.` });
  }
  const read = (text: string) => {
    const parsed = savableUrl.safeParse(completeUrl(text));
    if (!parsed.success) return { url: null, fault: parsed.error.issues[0]?.message ?? "" };
    const fault = messageOf(() => net.guardUrl(new URL(parsed.data)));
    return fault === null ? { url: parsed.data, fault } : { url: null, fault };
  };
  return lines.map(({ line, text }) => ({ line, text, ...read(text) }));
}

function messageOf(check: () => unknown): string | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}
