"use client";

import { MessagePage } from "./_components/frame/message-page";
import { CRASH } from "./_components/frame/site-text.data";
import { Button } from "./_components/ui/button";

export default function CrashPage({ reset }: { readonly reset: () => void }) {
  return (
    <MessagePage title={CRASH.title} text={CRASH.text}>
      <Button tone="strong" size="large" onClick={reset}>
        {CRASH.again}
      </Button>
    </MessagePage>
  );
}
