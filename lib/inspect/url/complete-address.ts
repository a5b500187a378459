const SCHEME_AND_SLASHES = /^[a-z][a-z0-9+.-]*:\/\//i;
// `localhost:3000` and `example.com:8080/page` are hosts with a port, `mailto:sam@example.com` is a scheme.
const SCHEME_ALONE = /^[a-z][a-z0-9+.-]*:(?!\d{1,5}(?:[/?#]|$))/i;

/**
 * The address a person means by what they typed: a bare host gets `https://`, everything with a scheme stays as it is,
 * so that the check can say what is wrong with it. Empty when nothing was typed.
 */
export function completeAddress(typed: string): string {
  const text = typed.trim().replace(/^[<"'“„]+|[>"'”“]+$/g, "");
  if (text === "" || SCHEME_AND_SLASHES.test(text)) return text;
  if (text.startsWith("//")) return `https:${text}`;
  return SCHEME_ALONE.test(text) ? text : `https://${text}`;
}
