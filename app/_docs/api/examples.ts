import type { ApiOperation } from "./api-doc";
import type { Schema } from "./schema";
import type { ScriptLanguage } from "./script-block";

export interface ScriptExample {
  readonly name: string;
  readonly language: ScriptLanguage;
  readonly code: string;
}

/** The page that the examples check. Their test replaces it with a local one. */
export const EXAMPLE_TARGET = "https://example.com/";

/** Programs that check a page and print its issues, for a service at this base URL. Each runs as is. */
export function scriptExamples(baseUrl: string): readonly ScriptExample[] {
  return [
    { name: "curl", language: "curl", code: curl(baseUrl) },
    { name: "JavaScript", language: "javascript", code: javascript(baseUrl) },
    { name: "Python", language: "python", code: python(baseUrl) },
    { name: "PHP", language: "php", code: php(baseUrl) },
  ];
}

function curl(baseUrl: string): string {
  return `curl --get '${baseUrl}/inspect' --data-urlencode 'url=${EXAMPLE_TARGET}'`;
}

function javascript(baseUrl: string): string {
  return `const endpoint = new URL("${baseUrl}/inspect");
endpoint.searchParams.set("url", "${EXAMPLE_TARGET}");

const response = await fetch(endpoint);
const report = await response.json();
if (!response.ok) throw new Error(\`\${report.error}: \${report.message}\`);

console.log("score", report.score);
for (const { severity, code, title } of report.issues) {
  console.log(severity, code, title);
}`;
}

function python(baseUrl: string): string {
  return `import json
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import urlopen

query = urlencode({"url": "${EXAMPLE_TARGET}"})
try:
    with urlopen("${baseUrl}/inspect?" + query) as response:
        report = json.load(response)
except HTTPError as response:
    failure = json.load(response)
    raise SystemExit(failure["error"] + ": " + failure["message"])

print("score", report["score"])
for issue in report["issues"]:
    print(issue["severity"], issue["code"], issue["title"])`;
}

function php(baseUrl: string): string {
  return `<?php
$query = http_build_query(["url" => "${EXAMPLE_TARGET}"]);
$options = ["http" => ["ignore_errors" => true]];
$response = file_get_contents("${baseUrl}/inspect?" . $query, false, stream_context_create($options));

$report = json_decode($response, true);
if (isset($report["error"])) {
    exit($report["error"] . ": " . $report["message"] . PHP_EOL);
}

echo "score ", $report["score"], PHP_EOL;
foreach ($report["issues"] as $issue) {
    echo $issue["severity"], " ", $issue["code"], " ", $issue["title"], PHP_EOL;
}`;
}

/** The placeholder for the caller's API key. */
const KEY = "$HEADLIGHT_KEY";

/**
 * A curl command that calls an operation of a service at this base URL with its required input; null for operations
 * that only a browser session or a sign-in link may call.
 */
export function curlExample(baseUrl: string, operation: ApiOperation): string | null {
  const { method, path, security, responses } = operation;
  const isOpen = security.some((way) => Object.keys(way).length === 0);
  if (!("200" in responses) && "303" in responses) return null;
  if (!(isOpen || security.some((way) => "bearer" in way))) return null;
  const needed = operation.parameters.filter(({ required }) => required);
  // A token that only a mail holds has no example.
  if (needed.some(({ schema }) => exampleOf(schema) === null)) return null;
  const inQuery = needed.filter((one) => one.in === "query");
  const named = needed.reduce(
    (text, { name, schema }) => text.replace(`{${name}}`, exampleOf(schema) ?? ""),
    path,
  );
  const parts = [
    inQuery.length > 0 ? "--get" : method === "GET" ? null : `--request ${method}`,
    `'${baseUrl}${named}'`,
    isOpen ? null : `--header "Authorization: Bearer ${KEY}"`,
    ...inQuery.map(({ name, schema }) => `--data-urlencode '${name}=${exampleOf(schema)}'`),
    ...bodyParts(operation.requestBody?.content["application/json"]?.schema),
  ];
  return ["curl", ...parts.filter((part) => part !== null)].join(" ");
}

/** The required fields; if all are optional, the first one. */
function bodyParts(schema: Schema | undefined): readonly string[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties);
  const shown = required.length > 0 ? fields.filter(([name]) => required.includes(name)) : fields.slice(0, 1);
  const body = Object.fromEntries(shown.map(([name, field]) => [name, exampleOf(field)]));
  return ["--header 'content-type: application/json'", `--data '${JSON.stringify(body)}'`];
}

function exampleOf({ examples = [], anyOf = [], enum: values = [] }: Schema): string | null {
  const [example] = [...examples, ...anyOf.flatMap((one) => one.examples ?? []), ...values];
  return example === undefined ? null : String(example);
}
