/** What must never be in a log, by name. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  "an API key": /hl_[rw]_[0-9A-Za-z]{38}/,
  "an authorization secret": /hl[archs]_[\w-]{20,}/,
  "the token of a mailed link": /\btoken=[\w%-]{8,}/,
  "a session": /headlight\.session=[^"\s;]/,
  "the mark of a known browser": /headlight\.known=[^"\s;]/,
  "a bearer": /\bbearer [\w.-]{8,}/i,
  "a password in a URL": /\b(?:postgres(?:ql)?|smtps?|rediss?|https?):\/\/[^\s/:@"]+:[^\s/@"]+@/,
};

/** The secrets that lines of a log hold: what kind, and the line with the secret cut out. `known` are values of this run. */
export function secretsIn(log: string, known: readonly string[] = []): readonly string[] {
  const kinds = Object.entries(SECRETS);
  return log
    .split("\n")
    .flatMap((line) => [
      ...kinds.flatMap(([kind, pattern]) =>
        pattern.test(line) ? [`${kind}: ${line.replace(pattern, "…")}`] : [],
      ),
      ...known.flatMap((secret) =>
        line.includes(secret) ? [`a known secret: ${line.replaceAll(secret, "…")}`] : [],
      ),
    ]);
}
