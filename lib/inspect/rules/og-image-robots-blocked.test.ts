// Does not see: robots rules of the header that the image itself is sent with.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { PlatformName } from "../platforms/names";

const raised = (imageBlocked: readonly PlatformName[], pageBlocked: readonly PlatformName[] = []) =>
  issueOf("og_image_robots_blocked", {
    resources: { robots: { url: "https://example.com/robots.txt", imageBlocked, pageBlocked } },
  });

describe("og_image_robots_blocked", () => {
  test("names the platforms that may read the page but not the image", () => {
    expect(raised(["google", "x", "linkedin"], ["google"])?.platforms).toEqual(["x", "linkedin"]);
  });

  test("stays silent when those that may not load the image may not read the page either", () => {
    expect(raised(["x"], ["x"])).toBeNull();
  });

  test("leaves aside platforms that do not read robots.txt", () => {
    expect(raised(["slack", "discord"])).toBeNull();
  });
});
