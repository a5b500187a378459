import { describe, expect, test } from "vitest";
import {
  brokenCharacterIn,
  cleanText,
  entityIn,
  htmlIn,
  isDefaultDescription,
  isDefaultTitle,
} from "./text-flaws";

describe("HTML written as text", () => {
  test.each([
    "<p>Text</p>",
    "One<br>two",
    "One<br />two",
    'See <a href="/x">this</a>',
    "<strong>Now",
    "a </div>",
    '<IMG SRC="x">',
  ])("finds a tag in %j", (text) => {
    expect(htmlIn(text)).not.toBeNull();
  });

  test.each(["3 < 5 > 2", "The <title> element", "a <b", "<3", "List<String> in Java", "<not-a-tag>"])(
    "finds none in %j",
    (text) => {
      expect(htmlIn(text)).toBeNull();
    },
  );
});

describe("character references left over", () => {
  test.each(["Sand &amp; water", "It&#39;s", "&#x27;", "&hellip;", "caf&eacute;", "A&nbsp;B", "&AMP;"])(
    "finds one in %j",
    (text) => {
      expect(entityIn(text)).not.toBeNull();
    },
  );

  test.each(["Sand & water", "R&D;", "AT&T", "&amp", "a&b;c", "&#;", "&unknown;"])(
    "finds none in %j",
    (text) => {
      expect(entityIn(text)).toBeNull();
    },
  );
});

describe("broken characters", () => {
  test.each(["a\uFFFDb", "franÃ§ais", "donâ€™t", "â€œquotedâ€\u009D", "EspaÃ±a"])(
    "finds one in %j",
    (text) => {
      expect(brokenCharacterIn(text)).not.toBeNull();
    },
  );

  test.each(["São João", "ÃO", "Ã la carte", "français", "“quoted” – don’t", "â la", "潮汐", "5 €"])(
    "finds none in %j",
    (text) => {
      expect(brokenCharacterIn(text)).toBeNull();
    },
  );
});

describe("text flaws", () => {
  test.each(["Create Next App", "laravel", "React App", "Index of /var", "Welcome to nginx!", "HOME"])(
    "%j is a title that software came with",
    (title) => {
      expect(isDefaultTitle(title)).toBe(true);
    },
  );

  test.each(["Queues in Laravel", "Home improvement", "Astronomy", "The documents", "Reindex of /x"])(
    "%j is a title of its own",
    (title) => {
      expect(isDefaultTitle(title)).toBe(false);
    },
  );

  test("filler is known by its first words", () => {
    expect(isDefaultDescription("Lorem Ipsum dolor sit amet.")).toBe(true);
    expect(isDefaultDescription("What lorem ipsum means.")).toBe(false);
  });

  test("a text that was encoded several times is given as it was meant", () => {
    expect(cleanText("Sand &amp;amp; water")).toBe("Sand & water");
    expect(cleanText("R&D at sea")).toBe("R&D at sea");
  });

  test.each([
    "{{ page.description }}",
    "%VITE_DESCRIPTION%",
    "undefined",
    "The sea\uFFFDs work",
    "&lt;p&gt;Two floods a day.&lt;/p&gt;",
  ])("nothing is given for %j", (text) => {
    expect(cleanText(text)).toBeNull();
  });
});
