import type { ReactNode } from "react";
import { Button } from "../_components/ui/button";
import { Notice } from "../_components/ui/notice";
import { TextField } from "../_components/ui/text-field";
import { SIGN_IN, SIGN_IN_DONE, SIGN_IN_PROBLEM_ELSE, SIGN_IN_PROBLEMS } from "./sign-in-text.data";

interface SignInFormProps {
  /** The page to come back to. */
  readonly next: string | null;
  /** Nothing above the form has to be read first. */
  readonly autoFocus: boolean;
}

/** Asks for a link; the browser sends it by itself. */
export function SignInForm({ next, autoFocus }: SignInFormProps) {
  return (
    <form action="/auth/login" method="post" className="mt-6">
      <TextField
        label={SIGN_IN.email}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="email"
        placeholder={SIGN_IN.placeholder}
        maxLength={254}
        required
        autoFocus={autoFocus}
      />
      {next !== null && <input type="hidden" name="next" value={next} />}
      <Button type="submit" tone="strong" size="large" className="mt-2 w-full">
        {SIGN_IN.submit}
      </Button>
    </form>
  );
}

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

/** A name from a URL may be one that every object has. */
function wordsFor(words: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined;
}

interface SignInFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One small thing to do, in the middle of the page. */
export function SignInFrame({ title, children }: SignInFrameProps) {
  return (
    <div className="beam">
      <div className="mx-auto w-full max-w-md px-4 pt-10 sm:px-6 sm:pt-20">
        <div className="rounded-2xl border border-line bg-surface p-6 shadow-field sm:p-8">
          <h1 className="text-2xl font-semibold tracking-tight text-balance">{title}</h1>
          {children}
        </div>
      </div>
    </div>
  );
}
