import { AWAITED_COOKIE } from "@/lib/http/awaited-cookie";

/** For a check to reach the server; the check itself takes longer at times. */
const COOKIE_SECONDS = 20;

/** A check that the server is about to be asked for. */
export interface Awaited {
  readonly address: string;
  readonly name: string;
}

/** Names the next check of this page to the server, which sees the name beside what the router asks for. */
export function awaitCheck(address: string): Awaited {
  // randomUUID is missing where a site is opened without https.
  const name = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) =>
    byte.toString(16).padStart(2, "0"),
  );
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older Firefox and Safari.
  document.cookie = `${AWAITED_COOKIE}=${name.join("")}; path=/; max-age=${COOKIE_SECONDS}; samesite=strict`;
  return { address, name: name.join("") };
}

/** Tells the server that nobody waits here any more. When it does not hear it, the check goes on to its end. */
export function callOff({ address, name }: Awaited): void {
  const query = new URLSearchParams({ url: address, check: name });
  fetch(`/progress?${query}`, { method: "DELETE", keepalive: true }).catch(() => undefined);
}
