import { domainToASCII } from "node:url";
import { z } from "zod";

/** RFC 5321, section 4.5.3.1. */
const LOCAL_BYTES_MAX = 64;
const ADDRESS_BYTES_MAX = 254;
const DOMAIN_CHARS_MAX = 253;

/** Words separated by single dots, in any script, with the characters of RFC 5322, section 3.2.3. */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
/** Characters that Node would end the domain at, decode or drop when it encodes one. */
const NO_DOMAIN = /[/\\?#:%\p{Cc}]/u;
/** At least two labels, since only public names can be mailed. The last is not a number, so no IPv4 address passes. */
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/;

/**
 * The canonical spelling of an email address: trimmed, in lower case, its domain in ASCII; null when the text is not
 * one. A quoted local part and an IP address as domain are rejected, though RFC 5321 allows them.
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

/**
 * The mailbox that an address most likely leads to, for limits on mail and for nothing else: without the tag behind a
 * plus sign (RFC 5233) and without dots. Where a provider tells `a.b` from `ab`, the two share a limit and no more.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  const local = email
    .slice(0, at)
    .replace(/(?<=.)\+.*$/u, "")
    .replaceAll(".", "");
  return `${local}@${domain === "googlemail.com" ? "gmail.com" : domain}`;
}

/** An email address as input of an operation. */
export function emailField() {
  return z.string().transform((text, check) => {
    const address = emailAddress(text);
    if (address !== null) return address;
    check.addIssue({
      code: "custom",
      message: "Enter an email address such as ada@example.com.",
    });
    return z.NEVER;
  });
}
