import { AppError } from "@/lib/errors";

interface Counted {
  readonly used: number;
  readonly max: number;
}

/** Throws `limit_reached`, with the number, when a plan's room for something is used up. */
export function checkQuota({ used, max }: Counted, noun: string): void {
  if (used < max) return;
  const what = max === 1 ? noun : `${noun}s`;
  throw new AppError("limit_reached", {
    message: `Your plan has room for ${max} ${what}, and it is used up.`,
  });
}
