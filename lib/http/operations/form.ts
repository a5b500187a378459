import { AppError } from "@/lib/errors";
import type { Resources } from "@/lib/services/context";
import { sharedResources } from "@/lib/services/resources";
import { errorResponse, toWebResponse } from "../response/response";
import { isCrossOrigin } from "./caller";
import type { Handlers } from "./handlers";

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;

type Fields = Readonly<Record<string, string>>;

export interface FormPages {
  /** Path of the page after success. */
  readonly done: string;
  /** Path of the page that shows an error, by its code. */
  readonly failed: (code: string, fields: Fields) => string;
}

/**
 * Lets POST accept a form too, as browsers send it without our scripts: the JSON response becomes a redirect to a page.
 * A form of another site is `forbidden`, even for anonymous visitors. An empty field counts as absent.
 */
export function withForm(
  all: Handlers,
  pages: FormPages,
  resources: () => Resources = sharedResources,
): Handlers {
  const postForm = async (request: Request) => {
    const { baseUrl } = resources().settings;
    if (isCrossOrigin(request.headers, baseUrl)) {
      return toWebResponse(errorResponse(new AppError("forbidden")));
    }
    const entries = [...new URLSearchParams(await request.text())].filter(([, value]) => value !== "");
    const fields: Fields = Object.fromEntries(entries);
    const response = await all.POST(asJson(request, fields));
    return redirect(response.ok ? pages.done : pages.failed(await codeOf(response), fields), response);
  };
  const isForm = ({ headers }: Request) => FORM_TYPE.test(headers.get("content-type") ?? "");
  const post = (request: Request) => (isForm(request) ? postForm(request) : all.POST(request));
  return { ...all, POST: post };
}

function asJson(request: Request, fields: Fields): Request {
  const headers = new Headers(request.headers);
  headers.set("content-type", "application/json");
  headers.delete("content-length");
  return new Request(request.url, { method: "POST", headers, body: JSON.stringify(fields) });
}

async function codeOf(response: Response): Promise<string> {
  const { error } = await response.json();
  return String(error);
}

function redirect(location: string, response: Response): Response {
  const headers = new Headers({ location, "cache-control": "no-store", "content-length": "0" });
  for (const cookie of response.headers.getSetCookie()) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}
