interface TextAnswer {
  readonly type: string;
  readonly text: string;
}

/** An answer that says the same to everyone and may be kept for an hour. */
export function textAnswer({ type, text }: TextAnswer): Response {
  return new Response(text, {
    headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "public, max-age=3600" },
  });
}
