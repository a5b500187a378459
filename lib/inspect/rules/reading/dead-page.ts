import type { LinkedPage } from "../../linked";

/** Errors that say something about the page asked for, not about us or about how we asked, as the end of a sentence. */
const REASONS: Readonly<Record<string, string>> = {
  dns_failed: "names a host that does not exist",
  connection_failed: "cannot be reached",
  tls_failed: "has a certificate that is not valid",
  too_many_redirects: "redirects without end",
  bad_response: "breaks its answer off",
  timeout: "does not answer in time",
  private_address: "lies in a private network",
};
/** The server asks for fewer requests; the page may well be there. */
const TOO_MANY_REQUESTS = 429;

/** Why a page that the page names cannot be read, as the end of a sentence; null when it can or was not asked for. */
export function deadPage(linked: LinkedPage | null): string | null {
  if (linked === null) return null;
  const { status, error } = linked;
  if (status !== null && status >= 400) {
    return status === TOO_MANY_REQUESTS ? null : `answers with status ${status}`;
  }
  return error === null ? null : (REASONS[error] ?? null);
}
