"use client";

import { use, useState } from "react";
import { UNSUBSCRIBE } from "@/app/_account/monitors/monitor-text.data";
import { send } from "@/app/_account/use-send";
import { MessagePage } from "@/app/_components/frame/message-page";
import { Button, buttonLook } from "@/app/_components/ui/button";

type Step = "ask" | "done" | "undone";

/** Asks before it ends anything: programs open links of mails to see what they are. */
export default function UnsubscribePage({
  params,
}: {
  readonly params: Promise<{ readonly token: string }>;
}) {
  const { token } = use(params);
  const [step, setStep] = useState<Step>("ask");
  const [fault, setFault] = useState<string | null>(null);

  async function act(action: "confirm" | "undo", next: Step) {
    const sent = await send({ method: "POST", path: `/unsubscribe/${token}/${action}` });
    setFault(sent.ok ? null : (sent.error.message ?? sent.error.error));
    if (sent.ok) setStep(next);
  }
  const { title, text } = UNSUBSCRIBE[step];
  return (
    <MessagePage title={title} text={fault ?? text}>
      {step === "ask" ? (
        <Button tone="strong" size="large" onClick={() => act("confirm", "done")}>
          {UNSUBSCRIBE.button}
        </Button>
      ) : (
        <div className="flex flex-wrap justify-center gap-3">
          {step === "done" && (
            <Button size="large" onClick={() => act("undo", "undone")}>
              {UNSUBSCRIBE.undo}
            </Button>
          )}
          <a href="/" className={buttonLook("plain", "large")}>
            {UNSUBSCRIBE.home}
          </a>
        </div>
      )}
    </MessagePage>
  );
}
