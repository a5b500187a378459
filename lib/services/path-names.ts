/** The names that a path such as `/api/projects/{id}` has in braces. */
export function pathNames(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
}
