/** Characters of each text that previews show in full, as recommended on every platform at once; a test compares them. */
export const TEXT_LENGTHS = { title: 55, socialTitle: 45, description: 155 } as const;
