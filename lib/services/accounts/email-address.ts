import { domainToASCII } from "node:url";
import { z } from "zod";

/** RFC 5321, section 4.5.3.1. */
const LOCAL_BYTES_MAX = 64;
const ADDRESS_BYTES_MAX = 254;
const DOMAIN_CHARS_MAX = 253;

/** Words with single dots between, of letters of any script and the signs of RFC 5322, section 3.2.3. */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
/** What Node would take for the end of the domain, undo or leave out when it codes one. */
const NO_DOMAIN = /[/\\?#:%\p{Cc}]/u;
/** Two labels at least: what is not in the public name system cannot be mailed. The last is no number, so no IPv4 address passes. */
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/;

/**
 * An e-mail address in the one spelling that stands for it here: trimmed, in lower case, its domain in ASCII; null for
 * what is none. A quoted part before the @ and an IP address after it are none, though RFC 5321 knows them.
 */
export function emailAddress(text: string): string | null {
  const address = text.trim().normalize("NFC").toLowerCase();
  const at = address.lastIndexOf("@");
  const local = address.slice(0, at);
  const written = address.slice(at + 1);
  const domain = NO_DOMAIN.test(written) ? "" : domainToASCII(written);
  const whole = `${local}@${domain}`;
  if (at < 1 || !LOCAL.test(local) || Buffer.byteLength(local) > LOCAL_BYTES_MAX) return null;
  if (!DOMAIN.test(domain) || domain.length > DOMAIN_CHARS_MAX) return null;
  return Buffer.byteLength(whole) > ADDRESS_BYTES_MAX ? null : whole;
}

/** An e-mail address as an operation takes it. */
export function emailField() {
  return z.string().transform((text, check) => {
    const address = emailAddress(text);
    if (address !== null) return address;
    check.addIssue({
      code: "custom",
      message: "That is not an e-mail address. Write it as ada@example.com.",
    });
    return z.NEVER;
  });
}
