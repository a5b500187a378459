import { entitlements } from "./accounts/entitlements";
import { health } from "./health";
import { inspect } from "./inspections/inspect";

/** Every operation with an address of its own in the interface description, in the order it lists them. */
export const OPERATIONS = [inspect, entitlements, health] as const;
