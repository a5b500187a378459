const LIFE_MS = 30 * 86_400_000;

/** When a session ends that is not used again after this moment. */
export function sessionEnd(lastUsed: Date): Date {
  return new Date(lastUsed.getTime() + LIFE_MS);
}
