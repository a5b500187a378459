import { describe, expect, test } from "vitest";
import { secretsIn } from "./log-secrets";

describe("secretsIn", () => {
  test.each([
    ["an API key", `{"key":"hl_w_${"a1".repeat(19)}"}`],
    ["an authorization secret", `{"refresh":"hlr_${"a1".repeat(20)}"}`],
    ["the token of a mailed link", '{"path":"/auth/callback/email?token=abcdefgh1234"}'],
    ["a session", "cookie: __Host-headlight.session=abc"],
    ["the mark of a known browser", "__Host-headlight.known=abc"],
    ["a bearer", "authorization: Bearer abcdefgh"],
    ["a password in a URL", "postgresql://app:secret@localhost/db"],
    ["a known secret", '{"msg":"this-run-only"}'],
  ])("%s is found in a log, and not repeated", (kind, line) => {
    const found = secretsIn(`{"msg":"request"}\n${line}\n`, ["this-run-only"]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${kind}: `));
    expect(found[0]).not.toMatch(/a1a1|abcdefgh|=abc|secret@|this-run-only/);
  });

  test("a log of usual lines holds none", () => {
    const lines = [
      '{"level":30,"method":"GET","path":"/auth/callback/email","status":303,"caller":"session","msg":"request"}',
      '{"level":30,"path":"/inspect","host":"example.com","caller":"bearer","msg":"request"}',
      "Headlight is ready at http://127.0.0.1:3000",
    ];
    expect(secretsIn(lines.join("\n"), ["this-run-only"])).toEqual([]);
  });
});
