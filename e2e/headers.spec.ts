import { appRoutes } from "@/lib/testing/repository/app-routes";
import { expect, resultPath, test } from "./site";

const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

test("every kind of page has a policy that allows only our scripts", async ({ request, site }) => {
  const { origin } = site;
  const paths = [
    "/",
    "/bot",
    "/edit",
    `/edit?${new URLSearchParams({ url: `${origin}/good` })}`,
    "/docs",
    "/docs/api",
    "/nothing-here",
    resultPath(`${origin}/hostile`),
    resultPath(`${origin}/missing`),
    resultPath("http://10.0.0.1/"),
  ];
  const nonces = new Set<string>();
  for (const path of paths) {
    const response = await request.get(path);
    const headers = response.headers();
    const policy = policyOf(headers["content-security-policy"] ?? "");
    const [, nonce = "none"] =
      /^'self' 'nonce-([\w+/=]{20,})' 'strict-dynamic'$/.exec(policy["script-src"] ?? "") ?? [];
    expect(nonces.has(nonce) || nonce === "none", path).toBe(false);
    nonces.add(nonce);
    expect(policy, path).toMatchObject({
      "default-src": "'self'",
      "worker-src": "'self'",
      "object-src": "'none'",
      "base-uri": "'none'",
      "form-action": "'self'",
      "frame-ancestors": "'none'",
    });
    const fromAnywhere = Object.entries(policy).filter(([, sources]) =>
      /(^| )(\*|https?:)( |$)/.test(sources),
    );
    expect(fromAnywhere.map(([directive]) => directive)).toEqual(["img-src"]);
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "same-origin",
    });
    if (!headers["content-type"]?.startsWith("text/html")) continue;
    const scripts = (await response.text()).match(/<script(?! type="application\/ld\+json")[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    expect(
      scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`)),
      path,
    ).toEqual([]);
  }
});

test("what is no page has a policy under which nothing is loaded", async ({ request }) => {
  const paths = [
    "/inspect",
    "/api/nothing",
    "/api/",
    "/openapi.json",
    "/robots.txt",
    "/favicon.ico",
    "/social/docs.png",
  ];
  for (const path of paths) {
    const headers = (await request.get(path)).headers();
    expect(headers["content-security-policy"], path).toBe(DATA_POLICY);
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": /\.(png|ico)$/.test(path) ? "cross-origin" : "same-origin",
    });
  }
});

test("every route and page has its headers, whatever the method and the outcome", async ({ request }) => {
  for (const { example, file } of appRoutes()) {
    for (const method of ["GET", "POST", "OPTIONS", "DELETE"]) {
      const response = await request.fetch(example, { method, maxRedirects: 0 });
      const what = `${method} ${example}: ${response.status()}`;
      const headers = response.headers();
      expect(response.status(), what).not.toBe(500);
      expect(headers, what).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": expect.stringMatching(/^(same-origin|no-referrer)$/),
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": expect.stringMatching(/^(same|cross)-origin$/),
        "permissions-policy": expect.stringContaining("camera=()"),
        "x-request-id": expect.stringMatching(/.{8}/),
      });
      expect(headers["x-powered-by"], what).toBeUndefined();
      const policy = headers["content-security-policy"] ?? "";
      if (file.endsWith("/page"))
        expect(policy, what).toMatch(/^default-src 'self'; script-src 'self' 'nonce-/);
      else if (example === "/picture") expect(policy, what).toMatch(/^default-src 'none'; .*; sandbox$/);
      else expect(policy, what).toBe(DATA_POLICY);
    }
  }
});

test("what only a new version changes is not sent again, and does not vary with what Next sends", async ({
  request,
}) => {
  const files = ["/openapi.json", "/docs/search.json", "/llms.txt", "/robots.txt", "/sitemap.xml"];
  for (const path of [...files, "/docs", "/docs/api", "/docs/platforms"]) {
    const first = await request.get(path);
    const { etag = "", vary = "" } = first.headers();
    expect([first.status(), etag], path).toEqual([200, expect.stringMatching(/^(?:W\/)?"[^"]+"$/)]);
    const again = await request.get(path, { headers: { "if-none-match": etag } });
    expect([again.status(), (await again.body()).length], path).toEqual([304, 0]);
    expect(vary, path).not.toMatch(/rsc|next/i);
  }
});

function policyOf(header: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    header.split("; ").map((part) => {
      const [directive = "", ...sources] = part.split(" ");
      return [directive, sources.join(" ")];
    }),
  );
}
