/** The named parameters of an address's query; one given more than once is the list of its values, others are ignored. */
export function queryInput(address: string, names: readonly string[]): Record<string, string | string[]> {
  const start = address.indexOf("?");
  const query = new URLSearchParams(start < 0 ? "" : address.slice(start));
  const input: Record<string, string | string[]> = {};
  for (const name of names) {
    const values = query.getAll(name);
    const [first] = values;
    if (first !== undefined) input[name] = values.length > 1 ? values : first;
  }
  return input;
}
