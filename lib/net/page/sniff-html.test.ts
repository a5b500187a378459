import { describe, expect, test } from "vitest";
import { looksLikeHtml } from "./sniff-html";

describe("looksLikeHtml", () => {
  test.each([
    "<!doctype html>",
    "<!DOCTYPE HTML PUBLIC '-//W3C//DTD HTML 4.01//EN'>",
    "\ufeff<html lang=en>",
    "\r\n\t <HEAD>",
    "<!-- made by hand --><!-- twice --> <body>",
    "<?xml version='1.0'?>\n<!-- x -->\n<html xmlns='http://www.w3.org/1999/xhtml'>",
    "<?php /* left over */ ?><title>x</title>",
    "<meta charset=utf-8>",
    "<p",
    "<p/>",
    `<!-- ${"long ".repeat(2_000)}`,
  ])("%j", (text) => {
    expect(looksLikeHtml(Buffer.from(text))).toBe(true);
  });

  test.each<BufferEncoding>(["utf16le"])("in %s, with a mark and without", (encoding) => {
    expect(looksLikeHtml(Buffer.from("\ufeff<html>", encoding))).toBe(true);
    expect(looksLikeHtml(Buffer.from(" <html>", encoding))).toBe(true);
    expect(looksLikeHtml(Buffer.from("\ufeff<html>", encoding).swap16())).toBe(true);
  });

  test.each([
    "",
    "hello",
    "{}",
    "<svg>",
    "<rss>",
    "<?xml version='1.0'?><feed>",
    "<!doctype svg>",
    "<pre>",
    "<htmlx>",
    "< html>",
    "%PDF-1.7",
    "\0\0\x01\0",
  ])("not %j", (text) => {
    expect(looksLikeHtml(Buffer.from(text, "latin1"))).toBe(false);
  });
});
