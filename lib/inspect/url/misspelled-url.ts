// URLs that a person reads as complete and a program does not: a scheme written twice, in the middle or with a sign
// missing, or a host without one.

const CHARS_READ = 8_192;
/** `https://https://host`, `https:https://host`, `//https://host`, and a site's URL in front of a complete one: `https://host.examplehttps://cdn.example`. */
const SECOND_SCHEME = /^\s*(?:https?:\/{0,2}|\/\/)[^/?#]{0,300}?(https?:\/\/[^/].*)$/is;
/** `https//host`, `http:host`, `https:/host`, `https:///host`, `https://https//host`. */
const BROKEN_SCHEME =
  /^\s*(?:https?:?\/{0,3}(?=https?[:/]))?(https?)(?::\/?|\/{2,3}|:\/{3,4})(?![/:])([^\s/?#]+\.[^\s/?#]{2,}.*|localhost\b.*)$/is;
const SCHEMELESS_HOST = /^\s*((?:[a-z0-9][a-z0-9-]{0,62}\.){1,6}([a-z]{2,24}))(?::\d{1,5})?(?:\/.*)?$/is;
/** Endings of hosts that no folder has; those of countries, of two letters, come beside them. */
const FILE_ENDINGS: readonly string[] = ["js", "ts", "md", "gz"];
const HOST_ENDINGS: ReadonlySet<string> = new Set(
  "com org net edu gov mil int info biz io dev app co me tv eu uk shop blog news online site store tech cloud page example".split(
    " ",
  ),
);

/** The URL that is meant where its scheme is written twice or with a sign missing; null when it is not. */
export function withSoundScheme(written: string): string | null {
  const text = written.slice(0, CHARS_READ);
  const second = SECOND_SCHEME.exec(text)?.[1];
  if (second !== undefined) return withSoundScheme(second) ?? ifValid(second.trim());
  const [, scheme, rest] = BROKEN_SCHEME.exec(text) ?? [];
  return scheme === undefined || rest === undefined
    ? null
    : ifValid(`${scheme.toLowerCase()}://${rest.trim()}`);
}

/** A corrected URL is proposed only if programs can read it. */
function ifValid(url: string): string | null {
  return URL.parse(url) === null ? null : url;
}

/**
 * The URL that is meant by a host without a scheme, which programs treat as a path: `www.example.com/a`. Null for
 * anything else; `pageHost` is a host known to be meant as one.
 */
export function withScheme(written: string, pageHost: string): string | null {
  const text = written.slice(0, CHARS_READ).trim();
  const [, host = "", ending = ""] = SCHEMELESS_HOST.exec(text) ?? [];
  if (host === "") return null;
  const named = host.toLowerCase();
  const isHost =
    named.startsWith("www.") ||
    named === pageHost ||
    named.endsWith(`.${pageHost}`) ||
    (text.includes("/") && isHostEnding(ending));
  return isHost ? ifValid(`https://${text}`) : null;
}

function isHostEnding(ending: string): boolean {
  const lower = ending.toLowerCase();
  return HOST_ENDINGS.has(lower) || (lower.length === 2 && !FILE_ENDINGS.includes(lower));
}
