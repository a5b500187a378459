export const SCORE = {
  lead: "A page starts with 100 points and loses what its readers lose. Nothing is counted twice, and no heap of small faults can sink a page that shows well.",
  areas: "Seven areas",
  areasNote:
    "Each issue takes points from the area it is about, a flawed text from each area it stands in, and no area loses more than its budget. A dead picture weighs more than five missing extras.",
  area: "Area",
  budget: "Budget",
  gates: "Gates",
  gatesNote: "Some faults leave nothing to see, however good the rest is. They hold the whole score down.",
  gate: (score: number) => `The score is ${score} at most`,
  allLost: "Title, description and picture are all missing",
  pages: "Example pages",
  pagesNote: "Checked by the same code as yours, just now.",
  score: "Score",
  nothingLost: "Nothing.",
  most: "What costs most",
  more: (count: number) => `and ${count} more`,
  held: (score: number) => `Held at ${score}: see the gates above.`,
} as const;
