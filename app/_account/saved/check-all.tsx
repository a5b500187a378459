"use client";

import { LoaderCircle, RotateCw } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/app/_components/ui/button";
import { send } from "../send";
import { SAVED } from "../texts.data";
import { type Checkable, type ChecksSoFar, checkEach, NOTHING_TRIED } from "./check-each";
import { CheckOutcome } from "./check-outcome";

/** Checks every page that is shown, one after the other, and says at the end which failed. It can be stopped. */
export function CheckAll({ records }: { readonly records: readonly Checkable[] }) {
  const router = useRouter();
  const running = useRef<AbortController | null>(null);
  const [total, setTotal] = useState<number | null>(null);
  const [sofar, setSofar] = useState<ChecksSoFar | null>(null);
  const isRunning = total !== null;
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    const controller = new AbortController();
    running.current = controller;
    setTotal(records.length);
    setSofar(NOTHING_TRIED);
    await checkEach(records, { signal: controller.signal, check, onProgress: setSofar });
    setTotal(null);
    router.refresh();
  }
  if (records.length < 2 && sofar === null) return null;
  return (
    <>
      <Button disabled={isRunning} onClick={start}>
        {isRunning ? (
          <LoaderCircle aria-hidden size={14} className="motion-safe:animate-spin" />
        ) : (
          <RotateCw aria-hidden size={14} />
        )}
        {isRunning ? SAVED.checkingAll(sofar?.tried ?? 0, total) : SAVED.checkAll(records.length)}
      </Button>
      {isRunning && <Button onClick={() => running.current?.abort()}>{SAVED.stop}</Button>}
      {!isRunning && sofar !== null && <CheckOutcome sofar={sofar} />}
    </>
  );
}

function check({ id }: Checkable) {
  return send({ method: "POST", path: `/api/saved-urls/${id}/check`, body: {} });
}
