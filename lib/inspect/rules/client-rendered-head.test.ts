// Does not see: an application that sends a head of its own but one meant for every page.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";

const raised = (head: string, body: string) =>
  issueOf("client_rendered_head", {
    document: `<!doctype html><html><head>${head}</head><body>${body}<script src="/app.js"></script></body></html>`,
  });

describe("client_rendered_head", () => {
  test("is raised for an empty application root and costs nothing by itself", () => {
    expect(raised("<title>App</title>", '<div id="root"></div>')?.points).toBe(0);
    expect(raised("", '<noscript>Please turn on JavaScript.</noscript><div id="app"></div>')).not.toBeNull();
  });

  test("stays silent when the server wrote social tags or text", () => {
    expect(raised('<meta property="og:title" content="Tides">', '<div id="root"></div>')).toBeNull();
    expect(raised("", `<div id="root"><p>${"Sand and water. ".repeat(20)}</p></div>`)).toBeNull();
  });

  test("stays silent on an empty page that is no application", () => {
    expect(raised("", "<div></div>")).toBeNull();
  });
});
