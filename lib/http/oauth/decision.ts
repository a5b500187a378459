import { AppError } from "@/lib/errors";
import { decide } from "@/lib/oauth/decide";
import { OAuthError } from "@/lib/oauth/oauth-error";
import { countRequest } from "@/lib/oauth/rate-limits";
import type { Resources } from "@/lib/services/context";
import { sharedResources } from "@/lib/services/resources";
import { contextOf, isCrossOrigin } from "../operations/caller";
import { type Handlers, handlers } from "../operations/handlers";
import { type ApiResponse, errorResponse } from "../response/response";
import { signInPath } from "../sign-in/pages";
import { approvalPath } from "./approval";

/** The handlers of the approval page's form: they send the browser back to the client, with a code or without one. */
export function decisionHandlers(resources: () => Resources = sharedResources): Handlers {
  return handlers({ POST: carryOut.bind(null, resources) }, { anyOrigin: false });
}

async function carryOut(shared: () => Resources, request: Request): Promise<ApiResponse | Response> {
  const resources = shared();
  if (isCrossOrigin(request.headers, resources.settings.baseUrl)) {
    return errorResponse(new AppError("forbidden", { message: "This request came from another site." }));
  }
  const ctx = await contextOf(request.headers, resources);
  const form = new URLSearchParams(await request.text());
  const query = form.get("query") ?? "";
  if (ctx.caller.kind === "anonymous") return redirect(signInPath(approvalPath(query)));
  try {
    await countRequest(ctx, "decide");
    const scopes = form.get("decision") === "allow" ? form.getAll("scope") : [];
    return redirect(await decide(ctx, { query, proof: form.get("proof") ?? "", scopes }));
  } catch (error) {
    return toFailure(error, query, resources);
  }
}

/** The approval page shows what is wrong with a request, and a form that is still valid. */
function toFailure(error: unknown, query: string, { log }: Resources): ApiResponse | Response {
  if (error instanceof OAuthError && error.code === "temporarily_unavailable") {
    const retryAfter = error.retryAfter ?? undefined;
    return errorResponse(new AppError("rate_limited", { message: error.message, retryAfter }));
  }
  if (error instanceof OAuthError) return redirect(approvalPath(query));
  if (error instanceof AppError && error.code === "forbidden") return redirect(approvalPath(query));
  if (error instanceof AppError) return errorResponse(error);
  log.error({ err: error }, "an approval failed");
  return errorResponse(new AppError("internal_error"));
}

function redirect(location: string): Response {
  const headers = {
    location,
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "content-length": "0",
  };
  return new Response(null, { status: 303, headers });
}
