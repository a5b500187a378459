import type { ReactNode } from "react";

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
