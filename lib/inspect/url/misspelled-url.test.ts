import { describe, expect, test } from "vitest";
import { withScheme, withSoundScheme } from "./misspelled-url";

describe("a scheme", () => {
  test.each([
    ["https://https://host.example/x.png", "https://host.example/x.png"],
    ["http://https://host.example/x.png", "https://host.example/x.png"],
    ["https://https://https://host.example/x.png", "https://host.example/x.png"],
    ["https://https//host.example/x.png", "https://host.example/x.png"],
    ["https://site.examplehttps://cdn.example/x.png", "https://cdn.example/x.png"],
    ["https:https://host.example/x.png", "https://host.example/x.png"],
    ["https:/https://host.example/x.png", "https://host.example/x.png"],
    ["//https://host.example/x.png", "https://host.example/x.png"],
    [" https//host.example/x.png ", "https://host.example/x.png"],
    ["http:/host.example/x.png", "http://host.example/x.png"],
    ["https:host.example/x.png", "https://host.example/x.png"],
    ["https:///host.example/x.png", "https://host.example/x.png"],
  ])("is put right in %j", (written, meant) => {
    expect(withSoundScheme(written)).toBe(meant);
  });

  test.each([
    "https://host.example/x.png",
    "HTTP://host.example",
    "https://i0.example/https://host.example/x.png",
    "https://host.example/?u=https://other.example/",
    "//host.example/https://other.example/",
    "http.example/x",
    "https/x.png",
    "https-guide.html",
    "/https://host.example/",
    "",
    "https://",
    "http:////host.example{{ $a }}",
    "https://https://host.example{{ $a }}",
  ])("is left alone in %j", (written) => {
    expect(withSoundScheme(written)).toBeNull();
  });
});

describe("a host without a scheme", () => {
  test.each([
    "www.site.example/a",
    "cdn.example.com/pic.png",
    "bilder.zeitung.de/a.jpg",
    "example.com",
    "img.example.com",
    "www.site.example",
  ])("is known in %j", (written) => {
    expect(withScheme(written, "example.com")).toBe(`https://${written}`);
  });

  test.each([
    "pic.png",
    "a/b.com/c",
    "/www.site.example/a",
    "index.html",
    "lib.js/a.png",
    "v1.2/a.png",
    "mailto:a",
  ])("is not seen in %j", (written) => {
    expect(withScheme(written, "example.com")).toBeNull();
  });
});
