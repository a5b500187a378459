/** A heading of a page, as its table of contents lists it. */
export interface ContentsEntry {
  readonly id: string;
  readonly title: string;
}
