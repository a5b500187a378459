/**
 * The function, worked out once for each object it is given and remembered as long as the object lives: a dozen rules
 * and eight platforms ask the same of one page.
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
