import { Notice } from "../_components/ui/notice";
import { SIGN_IN_DONE, SIGN_IN_PROBLEM_ELSE, SIGN_IN_PROBLEMS } from "./sign-in-texts.data";

interface SignInNoticeProps {
  /** The code of what went wrong. */
  readonly problem: string | null;
  /** The word for what went well. */
  readonly done: string | null;
}

/** What brought a visitor here, in a sentence. */
export function SignInNotice({ problem, done }: SignInNoticeProps) {
  if (problem !== null) {
    return (
      <Notice tone="warning" className="mt-5">
        {wordsFor(SIGN_IN_PROBLEMS, problem) ?? SIGN_IN_PROBLEM_ELSE}
      </Notice>
    );
  }
  const words = done === null ? undefined : wordsFor(SIGN_IN_DONE, done);
  if (words === undefined) return null;
  return (
    <Notice tone="good" className="mt-5">
      {words}
    </Notice>
  );
}

/** A name from an address may be one that every object has. */
function wordsFor(words: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined;
}
