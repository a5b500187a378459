/** The host of an absolute address as cards print it: lower case, without `www.` and without a port; "" when there is none. */
export function hostLabel(address: string): string {
  return URL.parse(address)?.hostname.replace(/^www\.(?=[^.]+\.)/, "") ?? "";
}
