"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import { onSend, type Sending, type Sent, send } from "./send";

interface Sender {
  /** A request is under way, or the page is being redrawn after one. */
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
      else if (leadTo) startTransition(() => router.push(leadTo(result.output)));
      else if (after === "redraw") startTransition(() => router.refresh());
      return result;
    },
  };
}
