import { z } from "zod";
import { AppError } from "@/lib/errors";
import type { OEmbed } from "@/lib/inspect/resources";
import type { Net } from "@/lib/net/net";

const BYTES_MAX = 262_144;

/** A field of the wrong type is absent: real responses write sizes as text and leave titles null. */
const text = z.string().trim().min(1).nullable().catch(null);
const pixels = z.coerce.number().int().positive().nullable().catch(null);

/** The fields of an oEmbed response that platforms show (https://oembed.com, section 2.3.4). */
const response = z
  .object({
    type: text,
    title: text,
    author_name: text,
    provider_name: text,
    thumbnail_url: text,
    thumbnail_width: pixels,
    thumbnail_height: pixels,
  })
  .partial();

/** The page's oEmbed response; null when it cannot be read or is not a JSON object. */
export async function readOEmbed(url: string, net: Net, signal: AbortSignal): Promise<OEmbed | null> {
  const body = await readBody(url, net, signal);
  return body === null ? null : parseOEmbed(url, body);
}

/** An oEmbed response from its text; null when that is not a JSON object. */
export function parseOEmbed(url: string, body: string): OEmbed | null {
  const parsed = response.safeParse(toJson(body));
  if (!parsed.success) return null;
  const { type, title, author_name, provider_name, thumbnail_url, thumbnail_width, thumbnail_height } =
    parsed.data;
  return {
    url,
    type: type ?? null,
    title: title ?? null,
    authorName: author_name ?? null,
    providerName: provider_name ?? null,
    thumbnailUrl: thumbnail_url ?? null,
    thumbnailWidth: thumbnail_width ?? null,
    thumbnailHeight: thumbnail_height ?? null,
  };
}

async function readBody(url: string, net: Net, signal: AbortSignal): Promise<string | null> {
  try {
    const accept = "application/json+oembed, application/json;q=0.9";
    const { status, text: body } = await net.readText(url, { accept, bytesMax: BYTES_MAX, signal });
    return status >= 200 && status < 300 ? body : null;
  } catch (error) {
    // Whatever the reason (network, deadline), people see a page without oEmbed.
    if (error instanceof AppError || signal.aborted) return null;
    throw error;
  }
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
