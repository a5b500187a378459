import { AppError } from "@/lib/errors";
import { networkKey } from "@/lib/limits/network-key";
import { createSlots, type Slots } from "@/lib/limits/slots";
import { oncePerProcess } from "@/lib/once-per-process";
import type { Resources } from "@/lib/services/context";
import { CHECK_COOKIE, type ProgressBoard } from "@/lib/services/inspections/progress";
import { checkedTarget } from "@/lib/services/inspections/target-url";
import { readCookie } from "../cookies";
import { disconnectSignal } from "../operations/caller";
import { type Handlers, handlers } from "../operations/handlers";
import type { RequestHeaders } from "../operations/request";
import { CLIENT_HEADER } from "../operations/request";
import { emptyResponse, errorResponse } from "../response/response";

/** Longer than any check may take. */
const STREAM_MS_MAX = 25_000;
const HEADERS = { "content-type": "application/x-ndjson; charset=utf-8", "cache-control": "no-store" };

/** An open stream takes about 80 KB. A page without it shows its check without its steps. */
const AT_ONCE = { all: 256, perKey: 16 };
const sharedSlots = oncePerProcess("progress-streams", () => createSlots(AT_ONCE));

/** Why a stream that its client cancelled ends: it is closed already. */
const CANCELED = "canceled";

/**
 * The handlers of the path where our own pages watch the check they wait for: one line of JSON for each step until the
 * check ends. It starts no check and takes no unit. That a URL is being checked is no secret: `x-cache` tells it to
 * everyone who checks it too. DELETE cancels the check that the page has named.
 */
export function progressStream(
  resources: () => Resources,
  streamMsMax = STREAM_MS_MAX,
  slots: () => Slots = sharedSlots,
): Handlers {
  const get = async (request: Request) => {
    const { net, progress } = resources();
    const target = checkedTarget(net, new URL(request.url).searchParams.get("url"));
    if (target === null) return errorResponse(new AppError("invalid_url"));
    const release = slots().take(networkKey(request.headers.get(CLIENT_HEADER) ?? ""));
    if (release === null) return errorResponse(new AppError("overloaded"));
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(streamMsMax)]);
    return new Response(lines({ board: progress, target, signal, release }), { headers: HEADERS });
  };
  const cancel = async (request: Request) => {
    const { searchParams } = new URL(request.url);
    cancelPendingCheck(searchParams.get("check"), searchParams.get("url") ?? "");
    return emptyResponse({});
  };
  return handlers({ GET: get, DELETE: cancel }, { anyOrigin: false });
}

interface Watching {
  readonly board: ProgressBoard;
  readonly target: string;
  readonly signal: AbortSignal;
  readonly release: () => void;
}

/** The progress of a target's check from now until it ends or `signal` aborts. */
function lines({ board, target, signal, release }: Watching): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const done = new AbortController();
  return new ReadableStream({
    start(controller) {
      const stop = board.watch(target, (progress) => {
        if (progress === null) done.abort();
        else controller.enqueue(encoder.encode(`${JSON.stringify(progress)}\n`));
      });
      const ended = AbortSignal.any([signal, done.signal]);
      ended.addEventListener("abort", () => {
        stop();
        release();
        if (done.signal.reason !== CANCELED) controller.close();
      });
    },
    cancel: () => done.abort(CANCELED),
  });
}

/** A name that a page makes up for a check. */
const NAME = /^[a-z0-9]{16,64}$/;

/** A check that a page waits for. */
interface PendingCheck {
  /** Aborts when the page cancels the check, or its connection is closed. */
  readonly signal: AbortSignal;
  /** To be called once the check is over. */
  end(): void;
}

const checks = oncePerProcess("pending-checks", () => new Map<string, AbortController>());

/**
 * Registers that the sender of these headers waits for the check of a URL. A router in a browser keeps its connection
 * open when the visitor navigates, so a page names the check it requests and cancels it by that name.
 */
export function startPendingCheck(headers: RequestHeaders, url: string): PendingCheck {
  const check = new AbortController();
  const disconnect = disconnectSignal(headers);
  const abort = () => check.abort(disconnect?.reason);
  if (disconnect?.aborted) abort();
  disconnect?.addEventListener("abort", abort, { once: true });
  const key = keyOf(readCookie(headers.get("cookie") ?? "", CHECK_COOKIE), url);
  if (key !== null) checks().set(key, check);
  const end = () => {
    disconnect?.removeEventListener("abort", abort);
    if (key !== null && checks().get(key) === check) checks().delete(key);
  };
  return { signal: check.signal, end };
}

/** Cancels the check for the page that named it; others who wait for the same check still get it. */
export function cancelPendingCheck(name: string | null, url: string): void {
  const reason = new AppError("unavailable", { message: "The check was canceled." });
  checks()
    .get(keyOf(name, url) ?? "")
    ?.abort(reason);
}

/** The URL is part of the key, since a browser sends the cookie with everything it requests just then. */
function keyOf(name: string | null, url: string): string | null {
  return name !== null && NAME.test(name) ? `${name} ${url}` : null;
}
