import type { ErrorBody } from "@/lib/services/error-body";
import { SEND_FAILED } from "./frame-texts.data";

export type Sent<Output> =
  | { readonly ok: true; readonly output: Output }
  | { readonly ok: false; readonly error: ErrorBody };

export interface Sending {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  readonly path: string;
  readonly body?: object;
}

const sends = new EventTarget();

/**
 * Sends a request of a signed-in page to our own API. People who have been signed out meanwhile are led to sign in and
 * back; a network failure reads like any other error.
 */
export async function send<Output>({ method, path, body }: Sending): Promise<Sent<Output>> {
  sends.dispatchEvent(new Event("send"));
  const headers = body === undefined ? undefined : { "content-type": "application/json" };
  try {
    const response = await fetch(path, { method, headers, body: JSON.stringify(body) });
    if (response.ok) return { ok: true, output: response.status === 204 ? null : await response.json() };
    if (response.status === 401) signIn();
    return { ok: false, error: await response.json() };
  } catch {
    return { ok: false, error: { error: "connection_failed", message: SEND_FAILED } };
  }
}

/** Calls the listener at the start of every request; the result stops that. */
export function onSend(listener: () => void): () => void {
  sends.addEventListener("send", listener);
  return () => sends.removeEventListener("send", listener);
}

function signIn(): void {
  const { pathname, search } = window.location;
  window.location.assign(`/sign-in?${new URLSearchParams({ next: pathname + search })}`);
}
