import { AppError } from "@/lib/errors";
import { completeAddress } from "@/lib/inspect/url/complete-url";
import type { Ctx } from "../context";
import { savableUrl } from "./saved-url";

/** One line of a pasted list that is not blank: the address it names, or what is wrong with it. */
export type UrlLine = {
  /** Counted from 1, blank ones included. */
  readonly line: number;
  readonly text: string;
} & ({ readonly url: string; readonly fault: null } | { readonly url: null; readonly fault: string });

/** The lines of a pasted list, one address each; a bare host is completed as the website's form does. */
export function parseUrlList({ net }: Pick<Ctx, "net">, pasted: string): readonly UrlLine[] {
  const read = (text: string) => {
    const parsed = savableUrl.safeParse(completeAddress(text));
    if (!parsed.success) return { url: null, fault: parsed.error.issues[0]?.message ?? "" };
    const fault = refusalOf(() => net.guardUrl(new URL(parsed.data)));
    return fault === null ? { url: parsed.data, fault } : { url: null, fault };
  };
  return pasted
    .split(/\r\n|[\r\n]/)
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => text !== "")
    .map(({ line, text }) => ({ line, text, ...read(text) }));
}

function refusalOf(check: () => unknown): string | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}
