import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AppError } from "@/lib/errors";
import { BAD_PORTS, isPublicUrl } from "@/lib/inspect/url/url-policy";
import { guardUrl } from "./guard-url";

const SETTINGS = {
  allowPrivateOrigins: ["http://127.0.0.1:4100", "http://shop.internal:6000"],
  blockedHosts: ["blocked.example", "93.184.216.99"],
};

function outcome(requested: string | URL): string {
  try {
    return guardUrl(requested, SETTINGS).href;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

describe("guardUrl lets through", () => {
  test.each([
    ["http://example.com", "http://example.com/"],
    ["HTTPS://EXAMPLE.com/A?b=c#d", "https://example.com/A?b=c"],
    ["https://example.com:8443/", "https://example.com:8443/"],
    ["https://example.com./", "https://example.com./"],
    ["https://bücher.example/", "https://xn--bcher-kva.example/"],
    ["http://8.8.8.8/", "http://8.8.8.8/"],
    ["http://134744072/", "http://8.8.8.8/"],
    ["http://[2606:4700:4700::1111]/", "http://[2606:4700:4700::1111]/"],
    ["http://my_shop.example.com/", "http://my_shop.example.com/"],
    ["http://unblocked.example/", "http://unblocked.example/"],
    ["http://localhost.example.com/", "http://localhost.example.com/"],
    ["http://127.0.0.1.example.com/", "http://127.0.0.1.example.com/"],
  ])("%s", (requested, href) => {
    expect(outcome(requested)).toBe(href);
  });
});

describe("guardUrl rejects a scheme or a spelling", () => {
  test.each([
    ["ftp://example.com/", "unsupported_scheme"],
    ["file:///etc/passwd", "unsupported_scheme"],
    ["javascript:alert(1)", "unsupported_scheme"],
    ["data:text/html,hello", "unsupported_scheme"],
    ["gopher://example.com/", "unsupported_scheme"],
    ["ws://example.com/", "unsupported_scheme"],
    ["blob:https://example.com/1", "unsupported_scheme"],
    ["", "invalid_url"],
    ["example.com", "invalid_url"],
    ["//example.com/", "invalid_url"],
    ["http://", "invalid_url"],
    ["http:///", "invalid_url"],
    ["http://example.com:99999/", "invalid_url"],
    ["http://exa mple.com/", "invalid_url"],
    ["http://256.256.256.256/", "invalid_url"],
    ["http://example..com/", "invalid_url"],
    ["http://example.com../", "invalid_url"],
    ["http://.example.com/", "invalid_url"],
    [`http://${"a".repeat(64)}.example/`, "invalid_url"],
    [`http://${"a.".repeat(126)}example/`, "invalid_url"],
    ["http://user@example.com/", "invalid_url"],
    ["http://user:secret@example.com/", "invalid_url"],
    ["http://:secret@example.com/", "invalid_url"],
    ["http://user:secret@127.0.0.1:4100/", "invalid_url"],
  ])("%s is %s", (requested, code) => {
    expect(outcome(requested)).toBe(code);
  });

  test("takes 8,192 characters and not one more", () => {
    const longest = `http://example.com/${"a".repeat(8_192 - 19)}`;
    expect(outcome(longest)).toBe(longest);
    expect(outcome(`${longest}a`)).toBe("invalid_url");
  });
});

describe("guardUrl rejects a private host in every spelling", () => {
  test.each([
    "http://127.0.0.1/",
    "http://127.0.0.1./",
    "http://127.1/",
    "http://127.0.1/",
    "http://2130706433/",
    "http://0x7f000001/",
    "http://0x7f.0.0.1/",
    "http://0x7F.1/",
    "http://0177.0.0.1/",
    "http://017700000001/",
    "http://00000177.0.0.01/",
    "http://%31%32%37.0.0.1/",
    "http://127%2e0%2e0%2e1/",
    "http://１２７.０.０.１/",
    "http://127。0。0。1/",
    "http://①②⑦.⓪.⓪.①/",
    "http://0/",
    "http://0.0.0.0/",
    "http://10.0.0.1/",
    "http://012.0.0.1/",
    "http://192.168.1.1/",
    "http://172.16.0.1/",
    "http://100.64.0.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://0xa9fea9fe/",
    "http://2852039166/",
    "http://100.100.100.200/",
    "http://255.255.255.255/",
    "http://[::]/",
    "http://[::1]/",
    "http://[0:0:0:0:0:0:0:1]/",
    "http://[::127.0.0.1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:7f00:1]/",
    "http://[::ffff:8.8.8.8]/",
    "http://[::ffff:0:127.0.0.1]/",
    "http://[64:ff9b::127.0.0.1]/",
    "http://[64:ff9b:1::a00:1]/",
    "http://[2002:7f00:1::]/",
    "http://[2001:0:7f00:1::]/",
    "http://[fe80::1]/",
    "http://[fd00:ec2::254]/",
    "http://[fc00::1]/",
    "http://[ff02::1]/",
    "http://localhost/",
    "http://LOCALHOST/",
    "http://localhost./",
    "http://ⓛocalhost/",
    "http://app.localhost/",
    "http://printer.local/",
    "http://metadata.google.internal/",
    "http://metadata.google.internal./",
    "http://router.lan/",
    "http://nas.home.arpa/",
    "http://intranet/",
    "http://metadata/",
    "http://127.0.0.1:4101/",
    "https://127.0.0.1:4100/",
    "http://127.0.0.2:4100/",
    "http://localhost:4100/",
    "http://shop.internal/",
  ])("%s", (requested) => {
    expect(outcome(requested)).toBe("private_address");
    expect(outcome(new URL(requested))).toBe("private_address");
  });
});

describe("guardUrl and the operator's lists", () => {
  test.each([
    ["http://127.0.0.1:4100/page", "http://127.0.0.1:4100/page"],
    ["http://2130706433:4100/page", "http://127.0.0.1:4100/page"],
    ["http://shop.internal:6000/", "http://shop.internal:6000/"],
    ["http://blocked.example/", "blocked_host"],
    ["http://BLOCKED.example./", "blocked_host"],
    ["https://www.blocked.example:8443/", "blocked_host"],
    ["http://93.184.216.99/", "blocked_host"],
  ])("%s gives %s", (requested, expected) => {
    expect(outcome(requested)).toBe(expected);
  });

  test.each([...BAD_PORTS])("rejects port %i, which browsers block", (port) => {
    expect(outcome(`http://example.com:${port}/`)).toBe("blocked_host");
  });

  test("rejects the port 22 of a private host as private", () => {
    expect(outcome("http://10.0.0.1:22/")).toBe("private_address");
  });
});

describe("guardUrl", () => {
  test("a page may load exactly what the guard lets through, by the spelling", () => {
    const settings = { ...SETTINGS, blockedHosts: [] };
    const ip = fc.oneof(
      fc.ipV4(),
      fc.ipV4Extended(),
      fc.ipV6().map((address) => `[${address}]`),
    );
    const name = fc.constantFrom(
      "localhost",
      "nas.local",
      "example.com",
      "a..b",
      "x",
      "shop.internal",
      "127.0.0.1.nip.io",
    );
    const port = fc.oneof(
      fc.constant(""),
      fc.integer({ min: 0, max: 65_535 }).map((number) => `:${number}`),
    );
    const scheme = fc.constantFrom("http", "https", "ftp", "javascript");
    const urls = fc.tuple(scheme, fc.oneof(ip, name), port).map(([a, b, c]) => `${a}://${b}${c}/icon.png`);
    const passes = (url: string) => {
      try {
        guardUrl(url, settings);
        return true;
      } catch {
        return false;
      }
    };
    fc.assert(
      fc.property(urls, (url) => isPublicUrl(url, settings.allowPrivateOrigins) === passes(url)),
      {
        numRuns: 2_000,
      },
    );
  });
});
