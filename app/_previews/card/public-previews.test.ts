import { describe, expect, test } from "vitest";
import { inspectionOf } from "@/lib/testing/inspect/inspection";
import { publicPreviews } from "./card-image";

const { previews } = inspectionOf("https://example.com/");
const PUBLIC = "https://cdn.example.com/wide.png";

const withImages = (...[image, favicon, tile]: readonly [string, string, string]) => ({
  ...previews,
  discord: {
    ...previews.discord,
    image,
    favicon,
    details: { ...previews.discord.details, gallery: [PUBLIC, tile] },
  },
});

describe("public previews", () => {
  test.each([
    "http://10.0.0.1/a.png",
    "http://192.168.1.1/a.png",
    "http://localhost:3000/a.png",
    "http://[::1]/a.png",
    "http://router.lan/a.png",
    "https://user:password@example.com/a.png",
    "https://example.com:22/a.png",
    "javascript:alert(1)",
    "data:image/svg+xml,<svg/>",
  ])("a preview draws nothing from %s", (url) => {
    const { discord } = publicPreviews(withImages(url, url, url), []);
    expect([discord.image, discord.favicon, discord.details.gallery]).toEqual([null, null, [PUBLIC]]);
  });

  test("a preview draws public images, and those of origins that the operator allows", () => {
    const allowed = "http://10.0.0.1:4100/a.png";
    const { discord } = publicPreviews(withImages(PUBLIC, allowed, allowed), ["http://10.0.0.1:4100"]);
    expect([discord.image, discord.favicon, discord.details.gallery]).toEqual([
      PUBLIC,
      allowed,
      [PUBLIC, allowed],
    ]);
  });
});
