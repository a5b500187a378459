/** Whether a client that sends this Accept-Encoding header takes gzip. */
export function takesGzip(accepted: string | string[] | undefined): boolean {
  const codings = (accepted?.toString() ?? "").split(",").map((coding) => coding.trim().split(/\s*;\s*/));
  const named =
    codings.find(([name]) => name?.toLowerCase() === "gzip") ?? codings.find(([name]) => name === "*");
  return named !== undefined && !named.some((part) => /^q=0(?:\.0*)?$/i.test(part));
}
