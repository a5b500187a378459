import { AppError } from "@/lib/errors";
import type { Asked } from "./asked";

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** The fields of a request's JSON body. Throws `invalid_body` for what is no JSON object, or is not sent as one. */
export async function bodyInput(asked: Asked): Promise<Record<string, unknown>> {
  // A page of another origin can send a form or plain text without asking first, but never this type.
  if (!JSON_TYPE.test(asked.headers.get("content-type") ?? "")) {
    throw invalid("Send the body as JSON, with the header content-type: application/json.");
  }
  const body = parse(await asked.text());
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return { ...body };
  throw invalid("The body has to be a JSON object.");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid("The body is not valid JSON.");
  }
}

function invalid(message: string): AppError {
  return new AppError("invalid_body", { message });
}
