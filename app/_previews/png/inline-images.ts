/** Twice the widest card. */
const SIDE_PX_MAX = 1120;

/**
 * Puts the images themselves in the place of their URLs, fetched through our own site, since a drawing may not
 * load any. Returns how many could not be had; their boxes stay empty.
 */
export async function inlineImages(root: HTMLElement, page: string): Promise<number> {
  const images = [...root.querySelectorAll("img")];
  const sources = [...new Set(images.map(sourceOf))];
  const known = new Map(
    await Promise.all(sources.map(async (src) => [src, await dataUrlOf(src, page)] as const)),
  );
  for (const image of images) {
    const inlined = known.get(sourceOf(image)) ?? null;
    image.removeAttribute("loading");
    if (inlined === null) image.remove();
    else image.src = inlined;
  }
  return sources.filter((src) => !known.get(src)).length;
}

function sourceOf(image: HTMLImageElement): string {
  return image.getAttribute("src") ?? "";
}

/** An image as a data: URL, no larger than it is drawn; null when it cannot be read or may not be copied. */
async function dataUrlOf(src: string, page: string): Promise<string | null> {
  if (src.startsWith("data:")) return src;
  try {
    const response = await fetch(`/picture?${new URLSearchParams({ page, src })}`);
    if (!response.ok) return null;
    return await redraw(await response.blob());
  } catch {
    return null;
  }
}

async function redraw(file: Blob): Promise<string | null> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    const scale = Math.min(1, SIDE_PX_MAX / Math.max(naturalWidth, naturalHeight, 1));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(naturalWidth * scale));
    canvas.height = Math.max(1, Math.round(naturalHeight * scale));
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/webp", 0.92);
  } finally {
    URL.revokeObjectURL(address);
  }
}
