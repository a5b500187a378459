"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import type { ErrorBody } from "@/lib/services/error-body";
import { SEND_FAILED } from "./frame-text.data";

interface Sender {
  /** A request is running, or the page is being redrawn after one. */
  readonly busy: boolean;
  /** Why the last request failed, in words; null when it did not, and once another part of the page sends one. */
  readonly fault: string | null;
  /** What was said last about a request that succeeded; null once another part of the page sends one. */
  readonly said: string | null;
  say(text: string | null): void;
  /** Sends a request; after a success the page is redrawn with its new records, or another page opens. */
  submit<Output>(sending: Sending, leadTo?: (output: Output) => string): Promise<Sent<Output>>;
}

/** Requests that change what the page shows. With `stay` it is not redrawn, for pages where that would be another check. */
export function useSend(after: "redraw" | "stay" = "redraw"): Sender {
  const router = useRouter();
  const [isSending, setSending] = useState(false);
  const [isDrawing, startTransition] = useTransition();
  const [fault, setFault] = useState<string | null>(null);
  const [said, say] = useState<string | null>(null);
  const isOwn = useRef(false);
  useEffect(
    () =>
      onSend(() => {
        if (isOwn.current) return;
        setFault(null);
        say(null);
      }),
    [],
  );
  return {
    busy: isSending || isDrawing,
    fault,
    said,
    say,
    async submit<Output>(sending: Sending, leadTo?: (output: Output) => string) {
      setSending(true);
      setFault(null);
      isOwn.current = true;
      const sent = send<Output>(sending);
      isOwn.current = false;
      const result = await sent;
      setSending(false);
      if (!result.ok) setFault(result.error.message ?? result.error.error);
      if (result.ok && leadTo) startTransition(() => router.push(leadTo(result.output)));
      else if (after === "redraw" && (result.ok || sending.storesFailure))
        startTransition(() => router.refresh());
      return result;
    },
  };
}

export type Sent<Output> =
  | { readonly ok: true; readonly output: Output }
  | { readonly ok: false; readonly error: ErrorBody };

export interface Sending {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  readonly path: string;
  readonly body?: object;
  /** A failure is stored, as that of a check, and the page shows it. */
  readonly storesFailure?: true;
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
function onSend(listener: () => void): () => void {
  sends.addEventListener("send", listener);
  return () => sends.removeEventListener("send", listener);
}

function signIn(): void {
  const { pathname, search } = window.location;
  window.location.assign(`/sign-in?${new URLSearchParams({ next: pathname + search })}`);
}
