import { tokenHash } from "./token-hash";

/** What is kept of a mailed link's token, in the form in which next-auth asks for it: the secret follows the token. */
export function linkHash(token: string, secret: string): string {
  return tokenHash(`${token}${secret}`);
}
