const kept = new Map<string, object>();

/**
 * Keeps an object until the next of its kind comes. V8 throws away what it has optimized for a shape when it collects
 * garbage and finds no object of that shape, which is mostly so while a check waits for its page; the checks after
 * that would take twice the time.
 */
export function keepShape(kind: string, latest: object): void {
  kept.set(kind, latest);
}
