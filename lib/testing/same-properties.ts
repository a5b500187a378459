// Every run tries the properties on the same examples, so that what fails is what was changed.
// `PROPERTY_SEED=7 npx vitest run` tries others; any whole number will do, and a failure prints the one that found it.
import fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
