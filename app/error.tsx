"use client";

import { MessagePage } from "./_components/frame/message-page";
import { CRASH_TEXT } from "./_components/frame/site-text.data";
import { Button } from "./_components/ui/button";

export default function CrashPage({ reset }: { readonly reset: () => void }) {
  return (
    <MessagePage title={CRASH_TEXT.title} text={CRASH_TEXT.text}>
      <Button tone="strong" size="large" onClick={reset}>
        {CRASH_TEXT.again}
      </Button>
    </MessagePage>
  );
}
