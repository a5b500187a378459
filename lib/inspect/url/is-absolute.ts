/** True when what the page wrote names its own scheme, so that no reader has to complete it. */
export function isAbsolute(written: string): boolean {
  return /^\s*[a-z][a-z0-9+.-]*:/i.test(written.slice(0, 100));
}
