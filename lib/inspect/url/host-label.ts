/** The host of an absolute address as cards print it: lower case, without `www.` and without a port; "" when there is none. */
export function hostLabel(address: string): string {
  if (!URL.canParse(address)) return "";
  return new URL(address).hostname.replace(/^www\.(?=[^.]+\.)/, "");
}
