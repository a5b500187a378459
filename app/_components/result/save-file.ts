const NOT_IN_NAMES = /[^a-z0-9.-]+/gi;

/** Hands the visitor a file named after the host of the checked page. */
export function saveFile(content: Blob, address: string, extension: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = fileName(address, extension);
  link.click();
  // The browser has taken the bytes by then; the address would keep them in memory for as long as the page stands.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

const KEPT_MS = 60_000;

/** `headlight-example.com.json`. */
export function fileName(address: string, extension: string): string {
  const host = URL.parse(address)?.host ?? "report";
  return `headlight-${host.replace(NOT_IN_NAMES, "-")}.${extension}`;
}
