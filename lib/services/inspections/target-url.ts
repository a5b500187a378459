import { z } from "zod";
import { ERRORS, type ErrorCode } from "@/lib/errors";
import { faultOf } from "@/lib/net/guard/guard-url";
import type { Net } from "@/lib/net/net";

export const CHARS_MAX = 2_048;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const EXAMPLE = "https://example.com/page";

/**
 * The URL of a page to check: absolute, http or https, at most 2,048 characters, without credentials.
 * Parses to its WHATWG serialization without the fragment. Its issues name `missing_url`, `invalid_url` and
 * `unsupported_scheme`.
 */
export const targetUrl = z
  .unknown()
  .transform((value, check) => {
    const found = parseTarget(value);
    if (typeof found === "string") return found;
    const { error, message } = found;
    check.addIssue({ code: "custom", ...(error && { params: { error } }), message });
    return z.NEVER;
  })
  .meta({
    description: "The page to check: absolute, http or https, publicly resolvable, without credentials.",
    type: "string",
    format: "uri",
    maxLength: CHARS_MAX,
    examples: [EXAMPLE],
  });

interface Fault {
  /** Null for the general code of a body or a query. */
  readonly error: ErrorCode | null;
  readonly message: string;
}

function parseTarget(value: unknown): string | Fault {
  if (value !== undefined && typeof value !== "string") {
    return { error: null, message: "The field url must be a string." };
  }
  const text = value?.trim() ?? "";
  if (text === "") return inputFault("missing_url");
  if (text.length > CHARS_MAX) {
    return inputFault("invalid_url", `URLs can have at most ${CHARS_MAX} characters.`);
  }
  if (!/^https?:\/\//i.test(text))
    return inputFault(hasOtherScheme(text) ? "unsupported_scheme" : "invalid_url");
  const url = URL.parse(text);
  if (url === null || hasControlCharacter(text)) return inputFault("invalid_url");
  if (url.username !== "" || url.password !== "") {
    return inputFault("invalid_url", "Remove the user name and password from the URL.");
  }
  if (text.includes("#")) url.hash = "";
  const fault = faultOf(url);
  return fault === null ? url.href : inputFault("invalid_url", fault);
}

/** `ftp://…` and `mailto:…` have one; `example.com:8080/…`, `localhost:3000` and `https:example.com` only look so. */
function hasOtherScheme(text: string): boolean {
  const [scheme] = SCHEME.exec(text) ?? [];
  if (scheme === undefined || /^https?:$/i.test(scheme)) return false;
  const rest = text.slice(scheme.length);
  return rest.startsWith("//") || !(scheme.includes(".") || /^\d/.test(rest));
}

/** The URL parser drops line breaks and tabs silently, so that another URL than the given one would be checked. */
function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

function inputFault(error: ErrorCode, message: string = ERRORS[error].message): Fault {
  return { error, message };
}

/** The URL under which a check is cached and reports its progress; null when it fails before anything is fetched. */
export function checkedTarget(net: Pick<Net, "guardUrl">, url: string | null): string | null {
  const parsed = targetUrl.safeParse(url);
  if (!parsed.success) return null;
  try {
    return net.guardUrl(parsed.data).href;
  } catch {
    return null;
  }
}
