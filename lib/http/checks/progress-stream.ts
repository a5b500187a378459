import { AppError } from "@/lib/errors";
import type { Resources } from "@/lib/services/context";
import { checkedTarget } from "@/lib/services/inspections/checked-target";
import type { ProgressBoard } from "@/lib/services/inspections/progress";
import { type Handlers, handlers } from "../operations/route";
import { emptyAnswer, errorAnswer } from "../response/response";
import { callOff } from "./pending-check";

/** Longer than any check may take. */
const WATCHED_MS_MAX = 25_000;
const HEADERS = { "content-type": "application/x-ndjson; charset=utf-8", "cache-control": "no-store" };

/**
 * The handlers of the address where a page of ours watches the check it waits for: a line of JSON for each thing that
 * check does, until it ends. It checks nothing and takes no unit. That an address is being checked is no secret:
 * `x-cache` tells it to whoever checks it too. DELETE calls off the check that the page has named.
 */
export function progressStream(resources: () => Resources, watchedMsMax = WATCHED_MS_MAX): Handlers {
  const answer = async (request: Request) => {
    const { net, progress } = resources();
    const target = checkedTarget(net, new URL(request.url).searchParams.get("url"));
    if (target === null) return errorAnswer(new AppError("invalid_url"));
    const left = AbortSignal.any([request.signal, AbortSignal.timeout(watchedMsMax)]);
    return new Response(lines(progress, target, left), { headers: HEADERS });
  };
  const leave = async (request: Request) => {
    const { searchParams } = new URL(request.url);
    callOff(searchParams.get("check"), searchParams.get("url") ?? "");
    return emptyAnswer({});
  };
  return handlers({ GET: answer, DELETE: leave }, { anyOrigin: false });
}

/** What the check of this address does, from now until it ends or `left` aborts. */
function lines(board: ProgressBoard, target: string, left: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const done = new AbortController();
  return new ReadableStream({
    start(controller) {
      const stop = board.watch(target, (progress) => {
        if (progress === null) done.abort();
        else controller.enqueue(encoder.encode(`${JSON.stringify(progress)}\n`));
      });
      const ended = AbortSignal.any([left, done.signal]);
      ended.addEventListener("abort", () => {
        stop();
        if (!cancelled(done)) controller.close();
      });
    },
    cancel: () => done.abort(CANCELLED),
  });
}

/** The reader is gone and has closed the stream itself. */
const CANCELLED = "cancelled";

function cancelled({ signal }: AbortController): boolean {
  return signal.reason === CANCELLED;
}
