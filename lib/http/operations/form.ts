import { AppError } from "@/lib/errors";
import type { Resources } from "@/lib/services/context";
import { sharedResources } from "@/lib/services/resources";
import { errorAnswer, toResponse } from "../response/response";
import { isForeign } from "./csrf";
import type { Handlers } from "./route";

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;

type Fields = Readonly<Record<string, string>>;

export interface FormPages {
  /** Path of the page to go to when it went well. */
  readonly done: string;
  /** Path of the page that tells what went wrong, by the error's code. */
  readonly failed: (code: string, fields: Fields) => string;
}

/**
 * The same handlers, and POST takes a form too, as a browser without our scripts sends it: whatever the address would
 * answer as JSON leads it to a page instead. A form of another site's is refused, also from a stranger. An empty field
 * counts as absent.
 */
export function withForm(
  all: Handlers,
  pages: FormPages,
  resources: () => Resources = sharedResources,
): Handlers {
  const takeForm = async (request: Request) => {
    const { baseUrl } = resources().settings;
    if (isForeign(request.headers, baseUrl)) return toResponse(errorAnswer(new AppError("forbidden")));
    const fields = [...new URLSearchParams(await request.text())].filter(([, value]) => value !== "");
    const stated: Fields = Object.fromEntries(fields);
    const answer = await all.POST(asJson(request, stated));
    return goTo(answer.ok ? pages.done : pages.failed(await codeOf(answer), stated), answer);
  };
  const isForm = ({ headers }: Request) => FORM_TYPE.test(headers.get("content-type") ?? "");
  const take = (request: Request) => (isForm(request) ? takeForm(request) : all.POST(request));
  return { ...all, POST: take };
}

function asJson(request: Request, fields: Fields): Request {
  const headers = new Headers(request.headers);
  headers.set("content-type", "application/json");
  headers.delete("content-length");
  return new Request(request.url, { method: "POST", headers, body: JSON.stringify(fields) });
}

async function codeOf(answer: Response): Promise<string> {
  const { error } = await answer.json();
  return String(error);
}

function goTo(location: string, answer: Response): Response {
  const headers = new Headers({ location, "cache-control": "no-store", "content-length": "0" });
  for (const cookie of answer.headers.getSetCookie()) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}
