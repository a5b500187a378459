/** Statuses by which a site turns a reader away; any other error may hit a visitor as well. */
const REFUSALS: readonly number[] = [401, 403, 429];

/** Whether a site that answers so turns the reader away. */
export function refuses(status: number | null): boolean {
  return status !== null && REFUSALS.includes(status);
}
