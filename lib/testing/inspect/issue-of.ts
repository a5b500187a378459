import { inspectExample } from "@/lib/inspect/example/inspect-example";
import type { Issue } from "@/lib/inspect/report";
import type { Example } from "@/lib/inspect/rules/rule";

/** The issue that the whole core raises under a code for a variant of the perfect page; null when it raises none. */
export function issueOf(code: string, example: Partial<Example>): Issue | null {
  const { issues } = inspectExample({ html: "", ...example });
  return issues.find((issue) => issue.code === code) ?? null;
}
