/** A mail as its receiver reads it. */
export interface ReceivedMail {
  /** Whom the sending server named as receiver. */
  readonly to: string;
  /** By name in lower case; encoded words are left as they are. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
}

/** Reads a message of two alternatives, text and HTML (RFC 2045 and 2046). */
export function readMail(raw: string, to: string): ReceivedMail {
  const { headers, body } = split(raw);
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get("content-type") ?? "")?.[1] ?? "";
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r?\n/, "")));
  const partOf = (type: string) => {
    const part = parts.find(({ headers: own }) => own.get("content-type")?.startsWith(type));
    return part === undefined
      ? ""
      : decode(part.body, part.headers.get("content-transfer-encoding") ?? "7bit");
  };
  return { to, headers, text: partOf("text/plain"), html: partOf("text/html") };
}

function split(raw: string): { readonly headers: ReadonlyMap<string, string>; readonly body: string } {
  const [head = "", ...rest] = raw.split(/\r?\n\r?\n/);
  const lines = head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  const pairs = lines.map(
    (line) =>
      [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()] as const,
  );
  return { headers: new Map(pairs), body: rest.join("\r\n\r\n") };
}

function decode(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return body;
  const bytes = body
    .replace(/=\r?\n/g, "")
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
