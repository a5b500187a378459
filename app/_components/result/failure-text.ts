import { FAILURE } from "../text.data";
import { FAILURES, type FailureText } from "./failure-text.data";

const BY_CODE = new Map<string, FailureText>(Object.entries(FAILURES));
const UNKNOWN: FailureText = { title: FAILURE.title, next: [], again: true };

/** What is said of an error with this code; something general for one that no check should end in. */
export function failureText(code: string): FailureText {
  return BY_CODE.get(code) ?? UNKNOWN;
}
