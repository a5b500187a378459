import { hostLabel } from "../../url/host-label";

/** The text is nothing but the page's host or address, with or without scheme, `www.` and trailing slash. */
export function isHostOf(text: string, url: string): boolean {
  const host = hostLabel(url);
  const address = text.toLowerCase().replace(/^https?:\/\//, "");
  return host !== "" && address.replace(/^www\./, "").replace(/\/$/, "") === host;
}
