// The settings that README lists: read from the environment once, checked, and plain data from then on.
import { resolve } from "node:path";
import { z } from "zod";
import { PLAN_NAMES, PLANS } from "@/lib/limits/plans";
import {
  checksPerHour,
  contact,
  databaseUrl,
  hostName,
  list,
  origin,
  planDefaults,
  redisUrl,
  smtpUrl,
  whole,
} from "./env-values";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** A setting has a wrong value; the message is the one line to show. */
export class SettingError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/** What is long enough to sign with. */
export const AUTH_SECRET = /^[\x21-\x7e]{32,512}$/;

/** A plain email address, or one in angle brackets after a name. */
const MAIL_SENDER = /^(?:[^\s<>@]+@[^\s<>@]+|[^<>"\p{Cc}]{1,100} <[^\s<>@]+@[^\s<>@]+>)$/u;

/**
 * Every setting: its name, its parser and default, and what README's table says of it (`npm run settings`
 * writes that table). `shown` stands for a default that is worked out. What is null is not set.
 */
export const VARIABLES = z.object({
  BASE_URL: origin().nullable().default(null).meta({
    meaning: "public URL of the site, which links in emails start with",
    shown: "`http://localhost:PORT`",
  }),
  PORT: whole(0, 65_535).default(3000).meta({ meaning: "port to listen on" }),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "an IP address or host name to listen on, such as 0.0.0.0")
    .default("0.0.0.0")
    .meta({ meaning: "IP address or host name to listen on" }),
  DATA_DIR: z
    .string()
    .default("./data")
    .transform((path) => resolve(path))
    .meta({ meaning: "folder of the embedded database and of generated secrets", shown: "`./data`" }),
  DATABASE_URL: databaseUrl().nullable().default(null).meta({
    meaning:
      "a PostgreSQL server (15 or newer) instead of the embedded one; several instances can share it, with the same `AUTH_SECRET`",
  }),
  REDIS_URL: redisUrl().nullable().default(null).meta({
    meaning: "a Redis server in which several instances share limits, cached reports and running checks",
  }),
  UPSTASH_REDIS_REST_URL: origin().nullable().default(null).meta({
    meaning: "the same in an [Upstash](https://upstash.com) database, by its REST API",
  }),
  UPSTASH_REDIS_REST_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, "Upstash's token, without spaces")
    .nullable()
    .default(null)
    .meta({ meaning: "token for that database" }),
  TRUST_PROXY: whole(0, 10)
    .default(0)
    .meta({ meaning: "number of proxies in front whose `X-Forwarded-For` is trusted" }),
  ALLOW_PRIVATE_ORIGINS: list(origin(), "exact origins, separated by commas, such as http://127.0.0.1:4100")
    .default([])
    .meta({
      meaning:
        "exact origins, separated by commas, that may be checked although they are private, such as `http://127.0.0.1:4100`",
    }),
  BLOCKED_HOSTS: list(hostName(), "host names, separated by commas, such as example.com")
    .default([])
    .meta({ meaning: "hosts that are never fetched, with their subdomains, separated by commas" }),
  CHECKS_PER_HOUR: checksPerHour()
    .default(planDefaults())
    .meta({
      meaning: "checks an hour by plan; plans left out keep their default",
      shown: `\`${PLAN_NAMES.map((name) => `${name}=${PLANS[name].checksPerHour}`).join(",")}\``,
    }),
  API_PER_MINUTE: whole(1, 1_000_000)
    .default(240)
    .meta({ meaning: "requests to `/api` per minute and account" }),
  FETCH_CONCURRENCY: whole(1, 10_000)
    .default(64)
    .meta({ meaning: "fetches at once; one caller uses at most half of them" }),
  FETCH_PER_HOST: whole(1, 10_000).default(6).meta({ meaning: "fetches at once to one host" }),
  FETCH_PER_HOST_MINUTE: whole(1, 1_000_000).default(60).meta({
    meaning: "pages of one host checked per minute, and five times as many images and other files",
  }),
  AUTH_SECRET: z
    .string()
    .regex(AUTH_SECRET, "at least 32 letters, digits and symbols, without spaces")
    .nullable()
    .default(null)
    .meta({ meaning: "signs cookies and forms; at least 32 characters", shown: "generated in `DATA_DIR`" }),
  MAIL_FROM: z
    .string()
    .regex(MAIL_SENDER, "an email address, such as Headlight <no-reply@headlight.example>")
    .nullable()
    .default(null)
    .meta({
      meaning: "sender of emails, such as `Headlight <no-reply@headlight.example>`",
      shown: "`no-reply` at the site's host",
    }),
  RESEND_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, "a Resend API key, without spaces")
    .nullable()
    .default(null)
    .meta({ meaning: "sends emails through [Resend](https://resend.com)" }),
  RESEND_BASE_URL: origin().default("https://api.resend.com").meta({ meaning: "origin of Resend's API" }),
  SMTP_URL: smtpUrl().nullable().default(null).meta({
    meaning:
      "sends emails through this server, such as `smtp://user:password@mail.example:587`; with neither Resend nor SMTP, emails are printed",
  }),
  METRICS_PORT: whole(0, 65_535)
    .nullable()
    .default(null)
    .meta({ meaning: "port that serves `/metrics` for Prometheus, to anyone who can reach it" }),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,512}$/, "at least 16 letters, digits and symbols, without spaces")
    .nullable()
    .default(null)
    .meta({ meaning: "serves `/metrics` at the site's port to anyone who sends it as a bearer token" }),
  STOP_GRACE_SECONDS: whole(0, 300).default(5).meta({
    meaning: "how long new requests are still accepted after SIGTERM, while `/ready` is 503",
  }),
  WARM_UP: z.enum(["on", "off"], "on or off").default("on").meta({
    meaning:
      "`on`, or `off` for starts that take ten seconds of processor time less, with slower first checks",
  }),
  OPERATOR_NAME: z.string().max(200, "a name of at most 200 characters").nullable().default(null).meta({
    meaning: "who runs this service: a person or company, named on the privacy and terms pages",
  }),
  OPERATOR_ADDRESS: z
    .string()
    .max(500, "a postal address of at most 500 characters")
    .nullable()
    .default(null)
    .meta({
      meaning: "postal address of the operator, for the same pages",
    }),
  OPERATOR_CONTACT: contact().nullable().default(null).meta({
    meaning:
      "email address or https URL of the operator, for those pages and for people who want another plan",
  }),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(", ")}`)
    .default("info")
    .meta({ meaning: `one of ${LOG_LEVELS.map((level) => `\`${level}\``).join(", ")}` }),
});

type Values = z.infer<typeof VARIABLES>;

/** `DATA_DIR` is `dataDir` in code. */
type CamelCase<Name> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name & string>;

type InCamelCase<Values> = { readonly [Name in keyof Values as CamelCase<Name>]: Values[Name] };

/** The value of every variable. Those that depend on others are filled in. */
export interface Settings extends InCamelCase<Values> {
  /** Origin of the site's public URL, without a slash at its end. */
  readonly baseUrl: string;
  /** `Name <address>` or an email address. */
  readonly mailFrom: string;
}

/**
 * The settings an environment asks for; an empty variable counts as unset.
 * Throws a SettingError that names the first setting with a wrong value and says what it should be.
 */
export function parseSettings(environment: Environment): Settings {
  const stated = Object.entries(environment).filter(([, value]) => value?.trim());
  const parsed = VARIABLES.safeParse(
    Object.fromEntries(stated.map(([name, value]) => [name, value?.trim()])),
  );
  if (parsed.success) return toSettings(parsed.data);
  const [issue] = parsed.error.issues;
  throw new SettingError(
    `Setting ${String(issue?.path[0])} has a wrong value: it should be ${issue?.message}.`,
  );
}

let known: Settings | undefined;

/** The settings of this process. Throws a SettingError. */
export function settings(): Settings {
  known ??= parseSettings(process.env);
  return known;
}

function toSettings(values: Values): Settings {
  checkSecret(values);
  checkRedis(values);
  const baseUrl = values.BASE_URL ?? new URL(`http://localhost:${values.PORT}`).origin;
  const mailFrom = values.MAIL_FROM ?? `Headlight <no-reply@${new URL(baseUrl).hostname}>`;
  return { ...inCamelCase(values), baseUrl, mailFrom };
}

/** Instances that share a database must agree on the secret, so none of them may make one of its own. */
function checkSecret({ DATABASE_URL, AUTH_SECRET }: Values): void {
  if (DATABASE_URL === null || AUTH_SECRET !== null) return;
  throw new SettingError(
    "Setting AUTH_SECRET is missing: with DATABASE_URL it has to be set, the same for all.",
  );
}

function checkRedis({
  REDIS_URL,
  UPSTASH_REDIS_REST_URL: url,
  UPSTASH_REDIS_REST_TOKEN: token,
}: Values): void {
  if (REDIS_URL !== null && url !== null)
    throw new SettingError(
      "Settings REDIS_URL and UPSTASH_REDIS_REST_URL exclude each other: set one of them.",
    );
  if (REDIS_URL !== null || (url === null) === (token === null)) return;
  const missing = url === null ? "UPSTASH_REDIS_REST_URL" : "UPSTASH_REDIS_REST_TOKEN";
  throw new SettingError(`Setting ${missing} is missing: Upstash's URL and token belong together.`);
}

function inCamelCase(values: Values): InCamelCase<Values> {
  const renamed = Object.entries(values).map(([name, value]) => [
    name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(renamed);
}
