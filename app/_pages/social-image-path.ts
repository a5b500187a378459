export const SOCIAL_IMAGE_PX = { width: 1200, height: 630 } as const;

/** The address of a page's social image. The home page has a drawn one among the public files. */
export function socialImagePath(pagePath: string): string {
  return pagePath === "/" ? "/social.png" : `/social${pagePath}.png`;
}
