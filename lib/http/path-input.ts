/** What an address names in the places that a path such as `/api/projects/{id}` has in braces, decoded. */
export function pathInput(address: string, path: string): Record<string, string> {
  const parts = new URL(address, "http://localhost").pathname.split("/");
  const places = path.split("/").map((place, index) => [place, parts[index] ?? ""] as const);
  const named = places.filter(([place]) => place.startsWith("{"));
  return Object.fromEntries(named.map(([place, part]) => [place.slice(1, -1), decodeURIComponent(part)]));
}
