import { setTimeout as pause } from "node:timers/promises";
import { AppError } from "@/lib/errors";
import { admit } from "@/lib/services/access";
import type { Ctx } from "@/lib/services/context";
import {
  forgetRequest,
  type RepeatableRequest,
  responseBefore,
  type StoredResponse,
  storeResponse,
} from "@/lib/services/idempotency/stored-responses";
import type { Operation } from "@/lib/services/operation";
import { type ApiResponse, errorResponse, jsonResponse } from "../response/response";
import { isApiPath } from "./handlers";
import type { ApiRequest } from "./request";

const HEADER = "idempotency-key";
const KEY = /^[\x20-\x7e]{1,255}$/;
/** Longer than creating anything takes. */
const WAIT_MS_MAX = 10_000;
const LOOK_EVERY_MS = 100;

/** Whether a client may send an Idempotency-Key with the operation's requests: it may create something. */
export function isRepeatable({ http }: Pick<Operation, "http">): boolean {
  return http.method === "POST" && isApiPath(http.path);
}

/**
 * Runs a request once: with an Idempotency-Key that the account has sent in the last 24 hours, the first response is sent
 * again. A response that is an error is not kept, since nothing was created.
 */
export async function once(
  request: ApiRequest,
  { ctx, operation }: { readonly ctx: Ctx; readonly operation: Operation },
  run: (request: ApiRequest) => Promise<ApiResponse>,
): Promise<ApiResponse> {
  const key = request.headers.get(HEADER);
  if (key === null || !isRepeatable(operation) || !("accountId" in ctx.caller) || !isAdmitted(ctx, operation))
    return run(request);
  try {
    if (!KEY.test(key)) throw new AppError("invalid_parameter", { message: KEY_MESSAGE });
    const text = await request.text();
    const { pathname } = new URL(request.url, "http://localhost");
    const content = `${operation.name}\0${pathname}\0${text}`;
    const repeatable = { accountId: ctx.caller.accountId, key, content };
    const before = await waitForResponse(ctx, repeatable);
    if (before !== null) return replay(before);
    const { url, headers } = request;
    return await runAndKeep(ctx, repeatable, () => run({ url, headers, text: async () => text }));
  } catch (error) {
    if (error instanceof AppError) return errorResponse(error);
    throw error;
  }
}

const KEY_MESSAGE = "The header Idempotency-Key must be 1 to 255 printable ASCII characters.";

function isAdmitted({ caller }: Ctx, operation: Operation): boolean {
  try {
    admit(caller, operation);
    return true;
  } catch {
    return false;
  }
}

async function waitForResponse(ctx: Ctx, request: RepeatableRequest): Promise<StoredResponse | null> {
  for (let waitedMs = 0; waitedMs < WAIT_MS_MAX; waitedMs += LOOK_EVERY_MS) {
    const before = await responseBefore(ctx, request);
    if (before !== "running") return before;
    await pause(LOOK_EVERY_MS);
  }
  throw new AppError("conflict", {
    message: "The first request with this Idempotency-Key is still running.",
  });
}

async function runAndKeep(
  ctx: Ctx,
  request: RepeatableRequest,
  run: () => Promise<ApiResponse>,
): Promise<ApiResponse> {
  const response = await run().catch(async (error: unknown) => {
    await forgetRequest(ctx, request);
    throw error;
  });
  const { status, body } = response;
  if (status < 300 && typeof body === "string") await storeResponse(ctx, request, { status, body });
  else await forgetRequest(ctx, request);
  return response;
}

function replay({ status, body }: StoredResponse): ApiResponse {
  return jsonResponse(body, { status, headers: { "idempotent-replayed": "true" } });
}
