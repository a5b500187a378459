"use client";

import type { ReactNode } from "react";
import { CheckProgress } from "./check-progress";
import { useCheck } from "./check-provider";

/** What stands below the form: the progress while a check runs, else its children. */
export function CheckRegion({ children }: { readonly children: ReactNode }) {
  const { running, cancel } = useCheck();
  return (
    <>
      {running !== null && <CheckProgress key={running} address={running} onCancel={cancel} />}
      <div hidden={running !== null}>{children}</div>
    </>
  );
}
