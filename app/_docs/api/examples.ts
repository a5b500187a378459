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
  return `const address = new URL("${baseUrl}/inspect");
address.searchParams.set("url", "${EXAMPLE_TARGET}");

const answer = await fetch(address);
const report = await answer.json();
if (!answer.ok) throw new Error(\`\${report.error}: \${report.message}\`);

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
    with urlopen("${baseUrl}/inspect?" + query) as answer:
        report = json.load(answer)
except HTTPError as answer:
    failure = json.load(answer)
    raise SystemExit(failure["error"] + ": " + failure["message"])

print("score", report["score"])
for issue in report["issues"]:
    print(issue["severity"], issue["code"], issue["title"])`;
}

function php(baseUrl: string): string {
  return `<?php
$query = http_build_query(["url" => "${EXAMPLE_TARGET}"]);
$options = ["http" => ["ignore_errors" => true]];
$answer = file_get_contents("${baseUrl}/inspect?" . $query, false, stream_context_create($options));

$report = json_decode($answer, true);
if (isset($report["error"])) {
    exit($report["error"] . ": " . $report["message"] . PHP_EOL);
}

echo "score ", $report["score"], PHP_EOL;
foreach ($report["issues"] as $issue) {
    echo $issue["severity"], " ", $issue["code"], " ", $issue["title"], PHP_EOL;
}`;
}
