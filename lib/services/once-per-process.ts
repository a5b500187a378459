/**
 * The one value of that name in this process. A module's own variable is not enough: the server and each kind of
 * route load their own copy of a module.
 */
export function oncePerProcess<T>(name: string, make: () => T): T {
  const store = globalThis as { [key: symbol]: T | undefined };
  const key = Symbol.for(`headlight.${name}`);
  store[key] ??= make();
  return store[key];
}
