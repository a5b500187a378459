import { CHALLENGES, type ChallengeMark } from "./bot-challenges.data";

/** Bytes of a body that are judged; a larger document of status 2xx is no interstitial. */
export const CHALLENGE_BYTES_MAX = 65_536;

const REFUSALS: ReadonlySet<number> = new Set([403, 429, 503]);

export interface JudgedAnswer {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** The first bytes of the body, decoded from their compression. */
  readonly body: Buffer;
}

/** The vendor whose bot challenge an answer is; null when it is none. Implements the table in challenges.data.ts. */
export function challengeOf(answer: JudgedAnswer): string | null {
  const refused = REFUSALS.has(answer.status);
  if (!refused && !isSuccess(answer.status)) return null;
  const mark = CHALLENGES.find(
    (candidate) => (refused || candidate.statuses === "any") && matches(candidate, answer),
  );
  return mark?.vendor ?? null;
}

/** True when the body of an answer may show that it is a challenge, so that it is worth reading. */
export function mayBeChallenge(status: number): boolean {
  return REFUSALS.has(status) || isSuccess(status);
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

function matches({ header, body }: ChallengeMark, answer: JudgedAnswer): boolean {
  if (header && !header.value.test(answer.headers[header.name] ?? "")) return false;
  return (body ?? []).every((text) => answer.body.includes(text, 0, "latin1"));
}
