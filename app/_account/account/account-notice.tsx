import { Notice } from "@/app/_components/ui/notice";
import { ACCOUNT_DONE, ACCOUNT_PROBLEM_ELSE, ACCOUNT_PROBLEMS } from "./account-texts.data";

interface AccountNoticeProps {
  /** The code of what went wrong. */
  readonly problem: unknown;
  /** The word for what went well. */
  readonly done: unknown;
}

/** What became of the form that led here. */
export function AccountNotice({ problem, done }: AccountNoticeProps) {
  if (typeof problem === "string") {
    const words = new Map(Object.entries(ACCOUNT_PROBLEMS)).get(problem) ?? ACCOUNT_PROBLEM_ELSE;
    return (
      <Notice tone="warning" className="mb-6">
        {words}
      </Notice>
    );
  }
  const words = new Map<unknown, string>(Object.entries(ACCOUNT_DONE)).get(done);
  if (words === undefined) return null;
  return (
    <Notice tone="good" className="mb-6">
      {words}
    </Notice>
  );
}
