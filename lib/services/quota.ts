import { AppError } from "@/lib/errors";

interface Counted {
  readonly used: number;
  readonly max: number;
}

/** Throws `limit_reached`, with the number, when a plan's quota is used up. */
export function checkQuota({ used, max }: Counted, noun: string): void {
  if (used < max) return;
  const what = max === 1 ? noun : `${noun}s`;
  throw new AppError("limit_reached", {
    message: `Your plan includes ${max} ${what}, and you've used ${max === 1 ? "it" : "them all"}.`,
  });
}
