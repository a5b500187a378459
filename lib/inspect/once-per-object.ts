/**
 * The function, computed once for each object it is given and cached for as long as that object lives: a dozen rules
 * and every platform need the same facts of one page.
 */
export function oncePerObject<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const known = new WeakMap<From, { readonly made: To }>();
  return (from) => {
    const found = known.get(from);
    if (found) return found.made;
    const made = make(from);
    known.set(from, { made });
    return made;
  };
}
