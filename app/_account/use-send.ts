"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { type Sent, send } from "./send";

type Sending = Parameters<typeof send>[0];

interface Sender {
  /** A request is under way, or the page is being drawn anew after one. */
  readonly busy: boolean;
  /** Why the last request failed, in words; null when it did not. */
  readonly fault: string | null;
  /** Sends a request; after a good answer the page shows what has become of its records, or another one opens. */
  submit<Output>(sending: Sending, leadTo?: (output: Output) => string): Promise<Sent<Output>>;
}

/**
 * Requests that change what the page shows; with `stay` the page is not drawn anew after one, as where drawing it would
 * be another check.
 */
export function useSend(after: "redraw" | "stay" = "redraw"): Sender {
  const router = useRouter();
  const [isSending, setSending] = useState(false);
  const [isDrawing, startTransition] = useTransition();
  const [fault, setFault] = useState<string | null>(null);
  return {
    busy: isSending || isDrawing,
    fault,
    async submit<Output>(sending: Sending, leadTo?: (output: Output) => string) {
      setSending(true);
      setFault(null);
      const sent = await send<Output>(sending);
      setSending(false);
      if (!sent.ok) setFault(sent.error.message ?? sent.error.error);
      else if (leadTo) startTransition(() => router.push(leadTo(sent.output)));
      else if (after === "redraw") startTransition(() => router.refresh());
      return sent;
    },
  };
}
