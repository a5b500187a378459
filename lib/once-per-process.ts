/**
 * Returns what finds the one value of that name in this process, made at the first call. A variable of a module is not
 * enough: the compiled server and the kinds of Next's routes each have their own copy of our modules.
 */
export function oncePerProcess<T>(name: string, make: () => T): () => T {
  const store = globalThis as { [key: symbol]: T | undefined };
  const key = Symbol.for(`headlight.${name}`);
  let found: T | undefined;
  return () => {
    found ??= store[key] ??= make();
    return found;
  };
}
