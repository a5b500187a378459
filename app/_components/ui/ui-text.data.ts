export const COPY = {
  copy: "Copy",
  copied: "Copied",
  byHand: "Copy it from here",
  byHandHow: "Your browser does not let this page copy. The text is selected: press Ctrl+C, or ⌘C on a Mac.",
  close: "Close",
} as const;
export const CONFIRM = { cancel: "Keep it" } as const;
