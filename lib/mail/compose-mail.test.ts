import { Parser } from "htmlparser2";
import { describe, expect, test } from "vitest";
import { composeMail } from "./compose-mail";

const HOSTILE = `</p><script>alert(1)</script><img src="http://evil.example/x.png"> & "quoted" 'text'`;

function hostileMail() {
  return composeMail("ada@example.com", {
    subject: `Hello\r\nBcc: everyone@example.com ${HOSTILE}`,
    heading: HOSTILE,
    lead: HOSTILE,
    action: { label: HOSTILE, url: `https://example.com/?a=1&b="><script>` },
    notes: [HOSTILE],
  });
}

function plainMail() {
  return composeMail("ada@example.com", {
    subject: "Hello",
    heading: "Hello",
    lead: "A link.",
    action: { label: "Open", url: "https://example.com/" },
    notes: ["It works once."],
  });
}

function elements(html: string): readonly string[] {
  const names: string[] = [];
  const parser = new Parser({ onopentagname: (name) => void names.push(name) });
  parser.end(html);
  return names;
}

describe("a mail with hostile text in every place", () => {
  test("stays text: it brings no element with it", () => {
    const { html } = hostileMail();
    expect(elements(html)).toEqual(elements(plainMail().html));
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).toContain(`href="https://example.com/?a=1&amp;b=&quot;&gt;&lt;script&gt;"`);
  });

  test("has a subject of one line", () => {
    expect(hostileMail().subject).not.toMatch(/[\r\n]/);
  });
});

describe("composeMail", () => {
  test("nothing in a mail is fetched", () => {
    expect(plainMail().html).not.toMatch(/src=|url\(|@import|<link/);
  });
});
