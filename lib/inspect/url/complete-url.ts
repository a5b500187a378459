const SCHEME_AND_SLASHES = /^[a-z][a-z0-9+.-]*:\/\//i;
// `localhost:3000` and `example.com:8080/page` are hosts with a port, `mailto:sam@example.com` is a scheme.
const SCHEME_ALONE = /^[a-z][a-z0-9+.-]*:(?!\d{1,5}(?:[/?#]|$))/i;
/** Words with a URL among them, a URL in brackets or a Markdown link, as they are copied out of messages. */
const WORDS_AROUND = /\s|^\(|^\[[^\]]*\]\(/;
const URL_AMONG_WORDS = /(?<=^|[\s(<"'“„])https?:\/\/[^\s<>"“”]+/i;
const MAIL_ADDRESS = /^[^\s/:@]+@[^\s/:@]+$/;

/**
 * The URL a person means by what they typed: the http URL among words, a bare host with `https://` in front.
 * What has a scheme, and a mail address, stays as it is, so that the check can say what is wrong with it. Empty when
 * nothing was typed.
 */
export function completeUrl(typed: string): string {
  const text = typed.trim().replace(/^[<"'“„]+|[>"'”“]+$/g, "");
  if (text === "" || SCHEME_AND_SLASHES.test(text)) return text;
  if (text.startsWith("//")) return `https:${text}`;
  const named = WORDS_AROUND.test(text) ? URL_AMONG_WORDS.exec(text)?.[0] : undefined;
  if (named !== undefined) return withoutPunctuation(named);
  if (MAIL_ADDRESS.test(text)) return text;
  return SCHEME_ALONE.test(text) ? text : `https://${text}`;
}

/** A closing bracket is the sentence's own unless the URL opened it: `/wiki/Sand_(river)`. */
function withoutPunctuation(url: string): string {
  const bare = url.replace(/[.,;:!?'’]{1,100}$/, "");
  const opened = bare.split("(").length;
  const closed = bare.split(")").length;
  return bare.endsWith(")") && closed > opened ? bare.slice(0, -1) : bare;
}
