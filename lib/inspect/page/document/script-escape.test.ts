import { describe, expect, test } from "vitest";
import { createDocumentReader, parseDocument } from "../read-document";

const bodyText = (html: string) => parseDocument(`<title>T</title><body>${html}`).body.textStart;

describe("escaped scripts", () => {
  test.each([
    ["<script><!--<script></script>a</script>b", "b"],
    ["<script><!--<script></script>a", ""],
    ["<script><!--<script></script><p>a</p></script>b", "b"],
    ["<script><!-- <SCRIPT/> </script> --></script>b", "b"],
    ["<script><!--<script></script><script></script></script>b", "b"],
    ["<script><!-- x --></script>b", "b"],
    ["<script><!-- <script> --></script>b", "b"],
    ["<script><!--></script>b", "b"],
    ["<script><!--<scripted></script>b", "b"],
    ["<script><script></script>b", "b"],
    ["<script>a</script><script><!--</script>b", "b"],
  ])("%s shows %j", (html, text) => {
    expect(bodyText(html)).toBe(text);
  });

  test("a comment that arrives in pieces is known", () => {
    const html = "<title>T</title><body><script>var a;<!--<script></script>a</script>b";
    const bytes = new TextEncoder().encode(html);
    for (let at = 1; at < bytes.length; at++) {
      const reader = createDocumentReader("text/html; charset=utf-8");
      reader.write(new TextEncoder().encode(" ".repeat(1_024)));
      reader.write(bytes.subarray(0, at));
      reader.write(bytes.subarray(at));
      expect(reader.end().body.textStart).toBe("b");
    }
  });

  test.each([
    ["a\r\nb", "a\nb"],
    ["a\rb", "a\nb"],
    ["a&#13;b", "a\rb"],
  ])("line breaks of an attribute's value %j read as %j", (written, read) => {
    const [meta] = parseDocument(`<meta name="description" content="${written}">`).metas;
    expect(meta?.content).toBe(read);
  });
});
