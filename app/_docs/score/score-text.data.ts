// The words of the page about the score.
export const SCORE_TEXT = {
  lead: "Every page starts with 100 points and loses some for each problem people would notice. Nothing counts twice, and many small issues can’t sink a page that previews well.",
  areas: "Areas",
  areasNote:
    "Each issue costs points in its own area, and a flawed text in every area that uses it. No area can lose more points than it has. A broken image costs more than five missing optional tags.",
  area: "Area",
  points: "Points",
  caps: "Score caps",
  capsNote: "Some issues leave nothing to see, however good the rest is. They cap the whole score.",
  cap: (score: number) => `Score capped at ${score}`,
  allMissing: "Title, description and image are all missing",
  pages: "Example pages",
  pagesNote: "Checked just now by the same code that checks yours.",
  score: "Score",
  noIssues: "No issues found",
  most: "Issues that cost the most",
  more: (count: number) => `and ${count} more`,
  capped: (score: number) => `Capped at ${score}. See the score caps above.`,
} as const;
