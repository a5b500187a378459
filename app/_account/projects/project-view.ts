import type { SavedUrlView } from "@/lib/services/saved-urls/saved-url-view";

/** A project with the scores of its pages, as far as its drawings read it. */
export interface ProjectView {
  readonly id: string;
  readonly name: string;
  readonly scores: {
    readonly average: number | null;
    readonly better: number;
    readonly worse: number;
  };
  /** Lowest score first, those never checked last. */
  readonly pages: readonly SavedUrlView[];
}
