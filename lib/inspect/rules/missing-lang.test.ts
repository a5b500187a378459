// Does not see: a code that exists but is not the language the page is written in.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import { perfectHtml } from "../example/perfect-page";

const raised = (attribute: string, without: readonly string[] = []) =>
  issueOf("missing_lang", {
    document: perfectHtml(["html:lang", ...without]).replace("<html>", `<html ${attribute}>`),
  });

describe("missing_lang", () => {
  test.each([
    'lang="en"',
    'lang="EN-gb"',
    "lang=zh-Hant-HK",
    'lang=" de "',
    "lang=zh-cmn-Hans",
    "lang=zh-yue-HK",
    "lang=ar-arz",
    "lang=sgn-ase",
    "lang=x-klingon",
    "lang=X-MY-TAG",
    "lang=i-navajo",
    "lang=en-GB-oed",
    "lang=art-lojban",
    "lang=sl-rozaj-biske",
    "lang=de-CH-1996",
    "lang=de-a-value-x-twain",
    "lang=hy-Latn-IT-arevela",
    "lang=es-419",
  ])("takes %s", (attribute) => {
    expect(raised(attribute)).toBeNull();
  });

  test.each([
    'lang="en-USA"',
    'lang="zh-CHN"',
    'lang="x"',
    'lang="i-nothing"',
    'lang="en-"',
    "",
    'lang=""',
    'lang="en_US"',
    'lang="english"',
    'lang="{{ locale }}"',
    'lang="undefined"',
  ])("rejects %s", (attribute) => {
    expect(raised(attribute)).not.toBeNull();
  });

  test("proposes the code that is misspelled, else the language of og:locale, else none", () => {
    expect(raised('lang="pt_BR"')?.fix?.html).toBe('<html lang="pt-BR">');
    expect(raised("")?.fix?.html).toBe('<html lang="en-GB">');
    expect(raised("", ["og:locale"])?.fix).toMatchObject({ html: null });
    expect(raised('lang="gr"')?.fix?.html).toBe('<html lang="el">');
  });

  test.each([
    '<meta name="language" content="de">',
    '<meta name="DC.language" content="de">',
    '<meta http-equiv="Content-Language" content="de">',
  ])("proposes the language that %s names", (tag) => {
    const document = perfectHtml(["html:lang"]).replace("<head>", `<head>${tag}`);
    expect(issueOf("missing_lang", { document })?.fix?.html).toBe('<html lang="de">');
  });

  test("proposes the one language that the page's encoding is made for", () => {
    const fetched = { headers: { "content-type": "text/html; charset=euc-kr" } };
    const document = perfectHtml(["html:lang", "og:locale", "charset"]);
    expect(issueOf("missing_lang", { document, fetched })?.fix?.html).toBe('<html lang="ko">');
  });
});
