import type { IncomingMessage, ServerResponse } from "node:http";

/** How often a target was requested, and how many of those clients hung up. */
export interface HangingCounts {
  readonly requested: number;
  readonly left: number;
}

type Responder = (response: ServerResponse, request: IncomingMessage) => void;

/** A page that never responds, and a URL that tells who hung up on a target of it, which is named in its query. */
export function hangingPages(): Readonly<Record<string, Responder>> {
  const counts = new Map<string, HangingCounts>();
  const countOf = (target: string) => counts.get(target) ?? { requested: 0, left: 0 };
  return {
    "/never": (response, { url = "" }) => {
      counts.set(url, { ...countOf(url), requested: countOf(url).requested + 1 });
      response.once("close", () => counts.set(url, { ...countOf(url), left: countOf(url).left + 1 }));
    },
    "/who-left": (response, { url = "" }) => {
      response.end(JSON.stringify(countOf(decodeURIComponent(url.split("?")[1] ?? ""))));
    },
  };
}
