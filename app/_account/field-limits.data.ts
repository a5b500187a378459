/** How many characters our forms take; operations, which no browser loads, say the same of their fields. */
export const CHARACTERS_MAX = { keyName: 60, projectName: 80, label: 120 } as const;
