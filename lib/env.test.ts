import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { parseSettings, SettingError } from "./env";

describe("settings", () => {
  test("an empty environment gives the documented defaults", () => {
    expect(parseSettings({})).toMatchObject({
      baseUrl: "http://localhost:3000",
      port: 3000,
      host: "0.0.0.0",
      dataDir: resolve("data"),
      databaseUrl: null,
      redisUrl: null,
      trustProxy: 0,
      allowPrivateOrigins: [],
      blockedHosts: [],
      checksPerHour: { anonymous: 50, free: 100, pro: 1000 },
      apiPerMinute: 240,
      fetchConcurrency: 64,
      fetchPerHost: 6,
      fetchPerHostMinute: 60,
      authSecret: null,
      mailFrom: "Headlight <no-reply@localhost>",
      resendApiKey: null,
      resendBaseUrl: "https://api.resend.com",
      smtpUrl: null,
      metricsPort: null,
      metricsToken: null,
      stopGraceSeconds: 5,
      warmUp: "on",
      operatorContact: null,
      logLevel: "info",
    });
  });

  test("what instances share is in a Redis server or an Upstash database", () => {
    const redis = { REDIS_URL: "rediss://user:word@redis.example:6380/1" };
    expect(parseSettings(redis)).toMatchObject({ redisUrl: redis.REDIS_URL, upstashRedisRestUrl: null });
    const upstash = {
      UPSTASH_REDIS_REST_URL: "https://eu1.upstash.example/",
      UPSTASH_REDIS_REST_TOKEN: "token",
    };
    expect(parseSettings(upstash)).toMatchObject({
      redisUrl: null,
      upstashRedisRestUrl: "https://eu1.upstash.example",
      upstashRedisRestToken: "token",
    });
  });

  test.each([
    ["UPSTASH_REDIS_REST_TOKEN", { UPSTASH_REDIS_REST_URL: "https://eu1.upstash.example" }],
    ["UPSTASH_REDIS_REST_URL", { UPSTASH_REDIS_REST_TOKEN: "token" }],
    [
      "REDIS_URL",
      {
        REDIS_URL: "redis://localhost",
        UPSTASH_REDIS_REST_URL: "https://eu1.upstash.example",
        UPSTASH_REDIS_REST_TOKEN: "token",
      },
    ],
  ])("half of a server, or two of them, stops the start with a line that names %s", (name, environment) => {
    expect(() => parseSettings(environment)).toThrow(SettingError);
    expect(() => parseSettings(environment)).toThrow(name);
  });

  test("an empty or blank variable counts as unset", () => {
    expect(parseSettings({ PORT: "", BASE_URL: "  ", UNKNOWN: "x" })).toEqual(parseSettings({}));
  });

  test("a site on another port is at that port, unless BASE_URL says where it is", () => {
    expect(parseSettings({ PORT: "4000" }).baseUrl).toBe("http://localhost:4000");
    expect(parseSettings({ PORT: "4000", BASE_URL: "https://headlight.example" }).baseUrl).toBe(
      "https://headlight.example",
    );
  });

  test("mails are from the site's own host unless MAIL_FROM says otherwise", () => {
    expect(parseSettings({ BASE_URL: "https://headlight.example" }).mailFrom).toBe(
      "Headlight <no-reply@headlight.example>",
    );
  });

  test.each([
    ["BASE_URL", "https://Headlight.example/", { baseUrl: "https://headlight.example" }],
    ["BASE_URL", "http://localhost:80", { baseUrl: "http://localhost" }],
    ["PORT", "0", { port: 0 }],
    ["PORT", "80", { port: 80, baseUrl: "http://localhost" }],
    ["PORT", "65535", { port: 65_535, baseUrl: "http://localhost:65535" }],
    ["HOST", "::1", { host: "::1" }],
    ["DATA_DIR", "/var/lib/head light", { dataDir: "/var/lib/head light" }],
    ["TRUST_PROXY", "10", { trustProxy: 10 }],
    [
      "ALLOW_PRIVATE_ORIGINS",
      "http://127.0.0.1:4100, http://[::1]:9/,",
      { allowPrivateOrigins: ["http://127.0.0.1:4100", "http://[::1]:9"] },
    ],
    [
      "BLOCKED_HOSTS",
      "Example.com,*.example.org, .example.net,bücher.example",
      { blockedHosts: ["example.com", "example.org", "example.net", "xn--bcher-kva.example"] },
    ],
    ["CHECKS_PER_HOUR", "anonymous=5", { checksPerHour: { anonymous: 5, free: 100, pro: 1000 } }],
    ["CHECKS_PER_HOUR", "free=7, pro=9000000", { checksPerHour: { anonymous: 50, free: 7, pro: 9_000_000 } }],
    ["AUTH_SECRET", "x".repeat(32), { authSecret: "x".repeat(32) }],
    ["MAIL_FROM", "a@example.com", { mailFrom: "a@example.com" }],
    ["RESEND_API_KEY", "re_1", { resendApiKey: "re_1" }],
    ["SMTP_URL", "smtps://a:b@mail.example", { smtpUrl: "smtps://a:b@mail.example" }],
    ["FETCH_CONCURRENCY", "1", { fetchConcurrency: 1 }],
    ["LOG_LEVEL", "silent", { logLevel: "silent" }],
    ["WARM_UP", "off", { warmUp: "off" }],
    ["OPERATOR_NAME", "Tide Ltd", { operatorName: "Tide Ltd" }],
    [
      "OPERATOR_CONTACT",
      "help@tide.example",
      { operatorContact: { text: "help@tide.example", href: "mailto:help@tide.example" } },
    ],
    [
      "OPERATOR_CONTACT",
      "https://tide.example/contact",
      { operatorContact: { href: "https://tide.example/contact" } },
    ],
  ])("%s=%s is understood", (name, value, expected) => {
    expect(parseSettings({ [name]: value })).toMatchObject(expected);
  });

  const ORIGIN = "an http or https URL without a path, such as https://headlight.example";
  const ORIGINS = "exact origins, separated by commas, such as http://127.0.0.1:4100";
  const HOSTS = "host names, separated by commas, such as example.com";
  const CHECKS = "PLAN=NUMBER pairs, separated by commas, such as anonymous=50,free=100,pro=1000";

  const DATABASE = "the URL of a PostgreSQL server, such as postgresql://user:password@host:5432/headlight";
  const SENDER = "an email address, such as Headlight <no-reply@headlight.example>";
  const SECRET = "at least 32 letters, digits and symbols, without spaces";
  const MAIL_SERVER = "the URL of a mail server, such as smtp://user:password@mail.example:587";

  test("instances that share a database must be given one secret", () => {
    const url = "postgresql://db.example/headlight";
    const secret = "x".repeat(32);
    expect(() => parseSettings({ DATABASE_URL: url })).toThrow(/^Setting AUTH_SECRET is missing/);
    expect(parseSettings({ DATABASE_URL: url, AUTH_SECRET: secret })).toMatchObject({ databaseUrl: url });
  });

  test.each([
    ["BASE_URL", "localhost:3000", ORIGIN],
    ["BASE_URL", "ftp://example.com", ORIGIN],
    ["BASE_URL", "https://example.com/path", ORIGIN],
    ["BASE_URL", "https://user:secret@example.com", ORIGIN],
    ["BASE_URL", "https://example.com/?a=1", ORIGIN],
    ["PORT", "abc", "a whole number from 0 to 65535"],
    ["PORT", "65536", "a whole number from 0 to 65535"],
    ["PORT", "-1", "a whole number from 0 to 65535"],
    ["PORT", "3e3", "a whole number from 0 to 65535"],
    ["HOST", "a b", "an IP address or host name to listen on, such as 0.0.0.0"],
    ["DATABASE_URL", "mysql://db.example/headlight", DATABASE],
    ["TRUST_PROXY", "true", "a whole number from 0 to 10"],
    ["TRUST_PROXY", "11", "a whole number from 0 to 10"],
    ["ALLOW_PRIVATE_ORIGINS", "127.0.0.1:4100", ORIGINS],
    ["ALLOW_PRIVATE_ORIGINS", "http://127.0.0.1:4100,*", ORIGINS],
    ["ALLOW_PRIVATE_ORIGINS", "http://127.0.0.1:4100/page", ORIGINS],
    ["BLOCKED_HOSTS", "https://example.com", HOSTS],
    ["BLOCKED_HOSTS", "example.com:80", HOSTS],
    ["BLOCKED_HOSTS", "example.com/path", HOSTS],
    ["CHECKS_PER_HOUR", "50", CHECKS],
    ["CHECKS_PER_HOUR", "anonymous=0", CHECKS],
    ["CHECKS_PER_HOUR", "anonymous=-5", CHECKS],
    ["CHECKS_PER_HOUR", "gold=5", CHECKS],
    ["CHECKS_PER_HOUR", "anonymous=12345678", CHECKS],
    ["FETCH_CONCURRENCY", "0", "a whole number from 1 to 10000"],
    ["FETCH_PER_HOST", "1.5", "a whole number from 1 to 10000"],
    ["FETCH_PER_HOST_MINUTE", "none", "a whole number from 1 to 1000000"],
    ["AUTH_SECRET", "x".repeat(31), SECRET],
    ["AUTH_SECRET", `${"x".repeat(32)} y`, SECRET],
    ["MAIL_FROM", "nobody", SENDER],
    ["MAIL_FROM", "Me <a@example.com>, You <b@example.com>", SENDER],
    ["MAIL_FROM", "Me\r\nBcc: b@example.com <a@example.com>", SENDER],
    ["RESEND_API_KEY", "re 1", "a Resend API key, without spaces"],
    ["RESEND_BASE_URL", "api.resend.com", ORIGIN],
    ["SMTP_URL", "mail.example:587", MAIL_SERVER],
    ["SMTP_URL", "https://mail.example", MAIL_SERVER],
    ["WARM_UP", "yes", "on or off"],
    ["LOG_LEVEL", "verbose", "one of fatal, error, warn, info, debug, trace, silent"],
  ])("%s=%s is rejected in one line that names it", (name, value, expected) => {
    const read = () => parseSettings({ [name]: value });
    expect(read).toThrow(SettingError);
    expect(read).toThrow(new SettingError(`Setting ${name} has a wrong value: it should be ${expected}.`));
  });
});
