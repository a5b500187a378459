import { describe, expect, test } from "vitest";
import { apiOperations, readDocument } from "./api-doc";
import { curlExample } from "./examples";

const BASE_URL = "https://headlight.example";
const document = readDocument(BASE_URL);
const lines = new Map(
  apiOperations(document).map((operation) => [operation.operationId, curlExample(BASE_URL, operation)]),
);

describe("the curl command", () => {
  test.each([
    ["inspect", `curl --get '${BASE_URL}/inspect' --data-urlencode 'url=https://example.com/page'`],
    ["entitlements", `curl '${BASE_URL}/entitlements'`],
    [
      "request_sign_in_link",
      `curl --request POST '${BASE_URL}/auth/login' --header 'content-type: application/json' --data '{"email":"ada@example.com"}'`,
    ],
    [
      "explain_issue",
      `curl '${BASE_URL}/api/issues/missing_og_image' --header "Authorization: Bearer $HEADLIGHT_KEY"`,
    ],
    [
      "create_project",
      `curl --request POST '${BASE_URL}/api/projects' --header "Authorization: Bearer $HEADLIGHT_KEY" --header 'content-type: application/json' --data '{"name":"Shop"}'`,
    ],
  ])("the command for %s has all required input", (operation, line) => {
    expect(lines.get(operation)).toBe(line);
  });

  test.each(["create_key", "delete_account", "follow_sign_in_link"])("%s has no command", (operation) => {
    expect(lines.get(operation)).toBeNull();
  });

  test("every value has an example that a shell leaves unchanged", () => {
    for (const line of lines.values()) {
      expect(line ?? "").not.toMatch(/undefined|null/);
      expect((line ?? "").split("'").length % 2).toBe(1);
    }
  });
});
