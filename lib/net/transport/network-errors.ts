import { AppError } from "@/lib/errors";

/** Certificate faults by the code that Node gives them (OpenSSL's X509_V_ERR names), in the words a visitor understands. */
const CERTIFICATE_FAULTS: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: "The site's certificate has expired.",
  CERT_NOT_YET_VALID: "The site's certificate isn't valid yet.",
  CERT_REVOKED: "The site's certificate has been revoked.",
  ERR_TLS_CERT_ALTNAME_INVALID: "The site's certificate is for a different domain.",
  DEPTH_ZERO_SELF_SIGNED_CERT: "The site's certificate is self-signed, so browsers don't trust it.",
  SELF_SIGNED_CERT_IN_CHAIN: "The site's certificate comes from an authority that browsers don't trust.",
  UNABLE_TO_GET_ISSUER_CERT: "The site's certificate comes from an authority that browsers don't trust.",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    "The site's certificate comes from an authority that browsers don't trust, or its chain is incomplete.",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    "The site's certificate comes from an authority that browsers don't trust, or its chain is incomplete.",
};

const RESPONSE_FAULTS: Readonly<Record<string, string>> = {
  UND_ERR_HEADERS_OVERFLOW: "The site sent more than 64 KB of headers.",
};

/** The code of a socket's, OpenSSL's or undici's error; "" when it has none. */
function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

/** What kept a TCP connection from being made. */
export function fromConnectError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (codeOf(error) === "ECONNREFUSED") {
    return new AppError("connection_failed", { message: "The site refused the connection.", cause: error });
  }
  return new AppError("connection_failed", { cause: error });
}

/** What kept a TCP connection from becoming a safe one. */
export function fromTlsError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = codeOf(error);
  const message = CERTIFICATE_FAULTS[code] ?? "The site closed the connection while setting up encryption.";
  return new AppError("tls_failed", { message, cause: error });
}

/**
 * What kept a request from getting a whole response. `heard` tells whether a byte of the response had come: before
 * that the site could not be reached, after it the response was bad.
 */
export function fromRequestError(error: unknown, heard: boolean): AppError {
  if (error instanceof AppError) return error;
  const code = codeOf(error);
  const isProtocol = code.startsWith("HPE_") || code.startsWith("UND_ERR_");
  if (!heard && !(isProtocol && code !== "UND_ERR_SOCKET")) {
    return new AppError("connection_failed", {
      message: "The site closed the connection without a response.",
      cause: error,
    });
  }
  return new AppError("bad_response", { message: RESPONSE_FAULTS[code], cause: error });
}
