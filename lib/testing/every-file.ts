// Runs with every test file.
import fc from "fast-check";
import { afterAll, expect, vi } from "vitest";
import { openNetwork } from "./open-network";

// Every run tries the properties on the same examples, so that what fails is what was changed.
// `PROPERTY_SEED=7 npx vitest run` tries others; any whole number will do, and a failure prints the one that found it.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });

// The next file runs in the same process and would take for its own what this one leaves open.
afterAll(() => vi.waitFor(() => expect(openNetwork()).toEqual([]), { timeout: 10_000, interval: 10 }));
