/** A line for a terminal that checks a page with this key; neither the key nor the address holds a quote. */
export function curlLine(baseUrl: string, key: string): string {
  return `curl -H "Authorization: Bearer ${key}" "${baseUrl}/inspect?url=https://example.com"`;
}
