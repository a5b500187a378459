import type { ReactNode } from "react";
import { Disclosure } from "@/app/_components/ui/disclosure";
import { SAVED } from "../texts.data";
import { AddSaved } from "./add-saved";
import { BulkAdd } from "./bulk-add";

interface AddPagesProps {
  /** The project that new pages go to; null for none. */
  readonly projectId: string | null;
  readonly children?: ReactNode;
}

/** Saves one page, or a pasted list of them. */
export function AddPages({ projectId, children }: AddPagesProps) {
  return (
    <div className="mt-6 grid gap-3 rounded-2xl border border-line bg-surface p-5 shadow-card">
      <div className="max-w-2xl">
        <AddSaved projectId={projectId} />
      </div>
      <Disclosure summary={SAVED.bulk}>
        <BulkAdd projectId={projectId} />
      </Disclosure>
      {children}
    </div>
  );
}
