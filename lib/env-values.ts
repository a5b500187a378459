import { z } from "zod";
import { PLAN_NAMES, PLANS, type PlanName } from "@/lib/limits/plans";

const PLAN_CHECKS = "PLAN=NUMBER pairs, separated by commas, such as anonymous=50,free=100,pro=1000";

/** A whole number in these bounds. */
export function whole(min: number, max: number) {
  const expected = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .refine((value) => value >= min && value <= max, expected);
}

/** An http or https URL that is nothing but an origin. */
export function origin() {
  return z.string().transform((text, check) => {
    const url = URL.parse(text);
    if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
    check.addIssue("an http or https URL without a path, such as https://headlight.example");
    return z.NEVER;
  });
}

/** Where people reach somebody: an email address, or an https URL. */
export function contact() {
  return z.string().transform((text, check) => {
    if (/^[^\s<>@:/]+@[^\s<>@:/]+\.[^\s<>@:/]+$/.test(text)) return { text, href: `mailto:${text}` };
    const url = URL.parse(text);
    if (url?.protocol === "https:") return { text: url.href, href: url.href };
    check.addIssue("an email address or an https URL, such as help@headlight.example");
    return z.NEVER;
  });
}

/** The URL of a mail server. */
export function smtpUrl() {
  return z.string().transform((text, check) => {
    const url = URL.parse(text);
    if (url && /^smtps?:$/.test(url.protocol) && url.hostname !== "") return text;
    check.addIssue("the URL of a mail server, such as smtp://user:password@mail.example:587");
    return z.NEVER;
  });
}

/** The URL of a PostgreSQL server. */
export function databaseUrl() {
  const expected = "the URL of a PostgreSQL server, such as postgresql://user:password@host:5432/headlight";
  return z.string().refine((text) => /^postgres(?:ql)?:$/.test(URL.parse(text)?.protocol ?? ""), expected);
}

/** The URL of a Redis server. */
export function redisUrl() {
  const expected = "the URL of a Redis server, such as redis://user:password@host:6379";
  return z.string().refine((text) => /^rediss?:$/.test(URL.parse(text)?.protocol ?? ""), expected);
}

/** A host name, as URLs spell it. */
export function hostName() {
  return z.string().transform((text, check) => {
    const host = text.replace(/^\*?\.|\.$/g, "");
    const url = /^[^\s/?#@:\\]+$/.test(host) ? URL.parse(`http://${host}`) : null;
    if (url) return url.hostname;
    check.addIssue("a host name");
    return z.NEVER;
  });
}

/** Comma-separated items; an empty item is skipped. */
export function list<T>(item: z.ZodType<T, string>, expected: string) {
  return z.string().transform((text, check) => {
    const parts = text.split(",").map((part) => part.trim());
    const parsed = parts.filter(Boolean).map((part) => item.safeParse(part));
    if (parsed.every(({ success }) => success))
      return parsed.flatMap(({ data }) => (data === undefined ? [] : [data]));
    check.addIssue(expected);
    return z.NEVER;
  });
}

/** Checks an hour of every plan: what is stated, else the default. */
export function checksPerHour() {
  const pair = z.templateLiteral([z.enum(PLAN_NAMES), "=", z.string().regex(/[1-9]\d{0,6}/)]);
  return list(pair, PLAN_CHECKS).transform((pairs) => {
    const stated = pairs.map((text) => text.split("=")).map(([name, checks]) => [name, Number(checks)]);
    return { ...planDefaults(), ...Object.fromEntries(stated) };
  });
}

/** The checks an hour that each plan has by default. */
export function planDefaults(): Record<PlanName, number> {
  return {
    anonymous: PLANS.anonymous.checksPerHour,
    free: PLANS.free.checksPerHour,
    pro: PLANS.pro.checksPerHour,
  };
}
