/** The sign-in page that leads on to a page of ours. */
export function signInPath(next: string): string {
  return `/sign-in?${new URLSearchParams({ next })}`;
}
