interface Cookie {
  readonly name: string;
  /** Letters, digits and signs that a cookie may hold as they are. */
  readonly value: string;
  /** How long the browser keeps it; 0 makes it forget. */
  readonly maxAgeS: number;
}

/** A Set-Cookie header: sent over https alone, hidden from scripts, and not on what another site has a browser send, but for links. */
export function setCookie({ name, value, maxAgeS }: Cookie): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; Secure; SameSite=Lax`;
}

/** The Set-Cookie header that makes a browser forget a cookie. */
export function forgetCookie(name: string): string {
  return setCookie({ name, value: "", maxAgeS: 0 });
}
