"use client";

import { use, useState } from "react";
import { UNSUBSCRIBE } from "@/app/_account/monitors/monitor-texts.data";
import { send } from "@/app/_account/send";
import { MessagePage } from "@/app/_components/frame/message-page";
import { Button, buttonLook } from "@/app/_components/ui/button";

/** Asks before it ends anything: programs open links of mails to see what they are. */
export default function UnsubscribePage({
  params,
}: {
  readonly params: Promise<{ readonly token: string }>;
}) {
  const { token } = use(params);
  const [done, setDone] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function confirm() {
    const sent = await send({ method: "POST", path: `/unsubscribe/${token}/confirm` });
    if (sent.ok) setDone(true);
    else setFault(sent.error.message ?? sent.error.error);
  }
  if (done) {
    return (
      <MessagePage title={UNSUBSCRIBE.doneTitle} text={UNSUBSCRIBE.doneText}>
        <a href="/" className={buttonLook("plain", "large")}>
          {UNSUBSCRIBE.home}
        </a>
      </MessagePage>
    );
  }
  return (
    <MessagePage title={UNSUBSCRIBE.title} text={fault ?? UNSUBSCRIBE.text}>
      <Button tone="strong" size="large" onClick={confirm}>
        {UNSUBSCRIBE.button}
      </Button>
    </MessagePage>
  );
}
