import { AppError } from "@/lib/errors";
import type { Resources } from "@/lib/services/context";
import type { ProgressBoard } from "@/lib/services/inspections/progress";
import { checkedTarget } from "@/lib/services/inspections/target-url";
import { type Handlers, handlers } from "../operations/handlers";
import { emptyResponse, errorResponse } from "../response/response";
import { cancelPendingCheck } from "./pending-check";

/** Longer than any check may take. */
const STREAM_MS_MAX = 25_000;
const HEADERS = { "content-type": "application/x-ndjson; charset=utf-8", "cache-control": "no-store" };

/** Why a stream that its client cancelled ends: it is closed already. */
const CANCELED = "canceled";

/**
 * The handlers of the path where our own pages watch the check they wait for: one line of JSON for each step until the
 * check ends. It starts no check and takes no unit. That a URL is being checked is no secret: `x-cache` tells it to
 * everyone who checks it too. DELETE cancels the check that the page has named.
 */
export function progressStream(resources: () => Resources, streamMsMax = STREAM_MS_MAX): Handlers {
  const get = async (request: Request) => {
    const { net, progress } = resources();
    const target = checkedTarget(net, new URL(request.url).searchParams.get("url"));
    if (target === null) return errorResponse(new AppError("invalid_url"));
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(streamMsMax)]);
    return new Response(lines(progress, target, signal), { headers: HEADERS });
  };
  const cancel = async (request: Request) => {
    const { searchParams } = new URL(request.url);
    cancelPendingCheck(searchParams.get("check"), searchParams.get("url") ?? "");
    return emptyResponse({});
  };
  return handlers({ GET: get, DELETE: cancel }, { anyOrigin: false });
}

/** The progress of a target's check from now until it ends or `signal` aborts. */
function lines(board: ProgressBoard, target: string, signal: AbortSignal): ReadableStream<Uint8Array> {
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
        if (done.signal.reason !== CANCELED) controller.close();
      });
    },
    cancel: () => done.abort(CANCELED),
  });
}
