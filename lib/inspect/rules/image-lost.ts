/** With one of these codes no image is shown, so its other faults don't matter. */
export const IMAGE_LOST: readonly string[] = [
  "missing_og_image",
  "og_image_invalid_url",
  "og_image_private",
  "og_image_unreachable",
];
