/** The value of a cookie in a request's Cookie header; null when it is not there. */
export function readCookie(header: string, name: string): string | null {
  const start = `${name}=`;
  const found = header.split(";").find((cookie) => cookie.trimStart().startsWith(start));
  return found?.trim().slice(start.length) ?? null;
}
