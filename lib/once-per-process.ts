/**
 * The one value of that name in this process. A variable of a module is not enough: the compiled server and the kinds of
 * Next's routes each have their own copy of our modules.
 */
export function oncePerProcess<T>(name: string, make: () => T): T {
  const store = globalThis as { [key: symbol]: T | undefined };
  const key = Symbol.for(`headlight.${name}`);
  store[key] ??= make();
  return store[key];
}
