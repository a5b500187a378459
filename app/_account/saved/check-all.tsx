"use client";

import { LoaderCircle, RotateCw } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/app/_components/ui/button";
import { Notice } from "@/app/_components/ui/notice";
import { type Sent, send } from "../use-send";
import { SAVED } from "./saved-text.data";

/** Checks all listed pages, one after the other, and reports which failed. Can be stopped. */
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

/** How many pages were checked, why checks failed, and why the rest is not checked. */
function CheckOutcome({ sofar: { tried, failed, halt } }: { readonly sofar: ChecksSoFar }) {
  const isGood = halt === null && failed.length === 0;
  return (
    <Notice tone={isGood ? "good" : "info"} live className="order-last basis-full">
      <p className="font-medium">{SAVED.checked(tried - failed.length, tried)}</p>
      {halt !== null && <p>{SAVED.halted(halt)}</p>}
      {failed.length > 0 && (
        <ul className="mt-2 grid gap-1 text-[13px]/5 text-ink">
          {failed.map(({ record: { id, name }, message }) => (
            <li key={id}>
              <bdi>{name}</bdi>: {message}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

export interface Checkable {
  readonly id: string;
  /** What the page is called in messages. */
  readonly name: string;
}

/** A page whose check failed, and why, in words. */
interface FailedCheck {
  readonly record: Checkable;
  readonly message: string;
}

export interface ChecksSoFar {
  /** Pages that were tried. */
  readonly tried: number;
  readonly failed: readonly FailedCheck[];
  /** Why the rest is not checked, in words; null while checking goes on. */
  readonly halt: string | null;
}

interface EachOptions {
  readonly signal: AbortSignal;
  check(record: Checkable): Promise<Sent<unknown>>;
  onProgress(sofar: ChecksSoFar): void;
}

const NOTHING_TRIED: ChecksSoFar = { tried: 0, failed: [], halt: null };

/** Errors that the next page would meet too. */
const HALTING: ReadonlySet<string> = new Set(["rate_limited", "overloaded", "unavailable", "unauthorized"]);

/** Checks saved pages one after the other, until all are done, an error would repeat for the others, or the signal aborts. */
export async function checkEach(
  records: readonly Checkable[],
  { signal, check, onProgress }: EachOptions,
): Promise<ChecksSoFar> {
  let sofar = NOTHING_TRIED;
  for (const record of records) {
    if (signal.aborted || sofar.halt !== null) return sofar;
    sofar = add(sofar, record, await check(record));
    onProgress(sofar);
  }
  return sofar;
}

function add({ tried, failed }: ChecksSoFar, record: Checkable, sent: Sent<unknown>): ChecksSoFar {
  if (sent.ok) return { tried: tried + 1, failed, halt: null };
  const { error, message = error } = sent.error;
  if (HALTING.has(error)) return { tried, failed, halt: message };
  return { tried: tried + 1, failed: [...failed, { record, message }], halt: null };
}
