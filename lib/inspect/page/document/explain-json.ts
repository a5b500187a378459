// Says in plain words where JSON stops being JSON. Engines word their messages differently and quote the
// text, which is hostile; this one names a line and a cause and quotes nothing.

interface Fault {
  readonly at: number;
  readonly cause: string;
}

type Expected = "value" | "value_or_end" | "key" | "key_or_end" | "colon" | "comma" | "nothing";

const MISSING: Readonly<Record<Expected, string>> = {
  value: "a value is missing or is not JSON.",
  value_or_end: "a value is missing or is not JSON.",
  key: "a property name in double quotes is missing.",
  key_or_end: "a property name in double quotes is missing.",
  colon: "a colon is missing after a property name.",
  comma: "a comma or a closing bracket is missing.",
  nothing: "something follows the end of the JSON.",
};

const CONTROL_NAMES: ReadonlyMap<number, string> = new Map([
  [0x09, "a tab"],
  [0x0a, "a line break"],
  [0x0d, "a line break"],
]);

const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** One sentence on the first fault of a text that is not valid JSON; lines count from `firstLine`. */
export function explainJson(json: string, firstLine: number): string {
  const fault = findFault(json);
  const line = firstLine + json.slice(0, fault.at).split("\n").length - 1;
  return `Line ${line}: ${fault.cause}`;
}

function findFault(json: string): Fault {
  const open: string[] = [];
  let expected: Expected = "value";
  let at = skipSpace(json, 0);
  while (at < json.length) {
    const step = readToken(json, at, expected, open);
    if ("cause" in step) return step;
    expected = step.expected;
    at = skipSpace(json, step.end);
  }
  return { at, cause: "the JSON breaks off before it is complete." };
}

type Step = { readonly end: number; readonly expected: Expected } | Fault;

function readToken(json: string, at: number, expected: Expected, open: string[]): Step {
  const char = json.charAt(at);
  if (char === "}" || char === "]") return closeBracket(at, char, expected, open);
  if (expected === "comma" && char === ",") {
    return { end: at + 1, expected: open.at(-1) === "{" ? "key" : "value" };
  }
  if (expected === "colon" && char === ":") return { end: at + 1, expected: "value" };
  const isKey = expected === "key" || expected === "key_or_end";
  const isValue = expected === "value" || expected === "value_or_end";
  if (char === '"' && (isKey || isValue)) return readString(json, at, isKey ? "colon" : afterValue(open));
  if (!isValue) return { at, cause: unexpected(json, at, expected) };
  if (char === "{" || char === "[") {
    open.push(char);
    return { end: at + 1, expected: char === "{" ? "key_or_end" : "value_or_end" };
  }
  SCALAR.lastIndex = at;
  if (SCALAR.test(json)) return { end: SCALAR.lastIndex, expected: afterValue(open) };
  return { at, cause: unexpected(json, at, expected) };
}

function closeBracket(at: number, char: string, expected: Expected, open: string[]): Step {
  if (open.at(-1) !== (char === "}" ? "{" : "["))
    return { at, cause: "a closing bracket has no opening one." };
  if (expected === "key" || (expected === "value" && char === "]")) {
    return { at, cause: "there is a comma before a closing bracket." };
  }
  if (expected === "value" || expected === "colon") return { at, cause: MISSING[expected] };
  open.pop();
  return { end: at + 1, expected: afterValue(open) };
}

function readString(json: string, from: number, expected: Expected): Step {
  for (let at = from + 1; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === 0x22) return { end: at + 1, expected };
    if (code < 0x20) return { at, cause: controlCause(code) };
    if (code !== 0x5c) continue;
    ESCAPE.lastIndex = at;
    if (!ESCAPE.test(json))
      return { at, cause: "a backslash in a string is followed by something JSON does not know." };
    at = ESCAPE.lastIndex - 1;
  }
  return { at: from, cause: "a string is never closed." };
}

function controlCause(code: number): string {
  const number = `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
  const name = CONTROL_NAMES.get(code) ?? "a control character";
  return `a string holds ${name} (${number}), which JSON allows only as an escape.`;
}

function unexpected(json: string, at: number, expected: Expected): string {
  if (json.startsWith("&quot;", at) || json.startsWith("&#", at)) {
    return "a quotation mark is written as an HTML entity, which is not decoded inside a script.";
  }
  if (json.startsWith("'", at) && expected !== "comma")
    return "single quotes are used where JSON wants double ones.";
  return MISSING[expected];
}

function afterValue(open: readonly string[]): Expected {
  return open.length === 0 ? "nothing" : "comma";
}

function skipSpace(json: string, from: number): number {
  let at = from;
  while (at < json.length && " \t\n\r".includes(json.charAt(at))) at++;
  return at;
}
