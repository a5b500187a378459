"use client";

import { MessagePage } from "./_components/frame/message-page";
import { CRASH } from "./_components/text.data";

export default function CrashPage({ reset }: { readonly reset: () => void }) {
  return (
    <MessagePage title={CRASH.title} text={CRASH.text}>
      <button
        type="button"
        onClick={reset}
        className="inline-flex h-11 items-center rounded-xl bg-ink px-5 font-medium text-canvas"
      >
        {CRASH.again}
      </button>
    </MessagePage>
  );
}
