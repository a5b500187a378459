import { entitlements } from "./accounts/entitlements";
import { health } from "./health";
import { inspect } from "./inspections/inspect";
import { explainIssue } from "./issues/explain-issue";
import { listIssues } from "./issues/list-issues";

/** Every operation with an address of its own in the interface description, in the order it lists them. */
export const OPERATIONS = [inspect, entitlements, health, listIssues, explainIssue] as const;
