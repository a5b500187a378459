// The score: 100 minus what people miss in previews of the page, by area.

export type Area = "image" | "title" | "description" | "url" | "search" | "card" | "document";

/** The most each area can lose; together 100. */
export const AREA_POINTS: Readonly<Record<Area, number>> = {
  image: 30,
  title: 22,
  description: 14,
  url: 10,
  search: 10,
  card: 8,
  document: 6,
};

export const AREAS = Object.keys(AREA_POINTS) as readonly Area[];

/** What one area loses by a finding. */
export interface AreaLoss {
  readonly area: Area;
  readonly points: number;
}

/** What one area loses by a raised issue, as the score sees it. */
export interface Loss extends AreaLoss {
  readonly code: string;
  /** Highest score possible with it; null when it sets no cap. */
  readonly cap: number | null;
}

export interface AreaScore {
  readonly area: Area;
  /** The most points the area can lose. */
  readonly max: number;
  /** Points lost, at most `max`. */
  readonly lost: number;
}

export interface Score {
  /** Whole number, 0 to 100. */
  readonly value: number;
  readonly areas: readonly AreaScore[];
  /** Code of the issue whose cap lowered the score, or `all_lost`; null when none did. */
  readonly cappedBy: string | null;
}

/** The cap when title, description and image are all fully lost. */
export const ALL_LOST_CAP = 5;

/** The score of a page with these losses: an area never loses more than its points, then the lowest cap applies. */
export function scorePage(losses: readonly Loss[]): Score {
  const areas = AREAS.map((area) => areaScore(area, losses));
  const sum = Math.round(100 - areas.reduce((total, area) => total + area.lost, 0));
  const caps = losses.flatMap(({ code, cap }) => (cap === null ? [] : [{ code, cap }]));
  if (allLost(areas)) caps.push({ code: "all_lost", cap: ALL_LOST_CAP });
  const lowest = caps.sort((a, b) => a.cap - b.cap)[0];
  if (!lowest || lowest.cap >= sum) return { value: sum, areas, cappedBy: null };
  return { value: lowest.cap, areas, cappedBy: lowest.code };
}

function areaScore(area: Area, losses: readonly Loss[]): AreaScore {
  const max = AREA_POINTS[area];
  const points = losses.filter((loss) => loss.area === area).reduce((total, loss) => total + loss.points, 0);
  return { area, max, lost: Math.min(max, points) };
}

function allLost(areas: readonly AreaScore[]): boolean {
  return (["title", "description", "image"] as const).every((name) =>
    areas.some(({ area, lost, max }) => area === name && lost >= max),
  );
}
