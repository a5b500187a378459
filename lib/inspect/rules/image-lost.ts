/** Codes that say there is no picture to speak of: nothing else about it matters to a reader. */
export const IMAGE_LOST: readonly string[] = [
  "missing_og_image",
  "og_image_invalid_url",
  "og_image_private",
  "og_image_unreachable",
];
