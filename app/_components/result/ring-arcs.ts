import type { AreaScore } from "@/lib/inspect/score";

export interface RingArc {
  readonly area: AreaScore["area"];
  /** Where the arc begins, in hundredths of the ring. */
  readonly start: number;
  readonly length: number;
  /** The part of the length that was kept. */
  readonly kept: number;
}

const GAP = 1.4;

/** The areas as arcs of one ring, each as long as its budget, with a gap between neighbours. */
export function ringArcs(areas: readonly AreaScore[]): readonly RingArc[] {
  let start = 0;
  return areas.map(({ area, budget, lost }) => {
    const length = Math.max(0, budget - GAP);
    const arc = {
      area,
      start: start + GAP / 2,
      length,
      kept: budget === 0 ? 0 : length * (1 - lost / budget),
    };
    start += budget;
    return arc;
  });
}
