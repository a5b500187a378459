// The words of the controls that every page uses.
export const COPY_TEXT = {
  copy: "Copy",
  copied: "Copied",
  manual: "Copy manually",
  manualHow: "Your browser blocked copying. The text is selected: press Ctrl+C, or ⌘C on a Mac.",
  close: "Close",
} as const;

export const CONFIRM_TEXT = { cancel: "Cancel" } as const;
