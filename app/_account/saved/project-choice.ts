/** A project as a list of choices names it. */
export interface ProjectChoice {
  readonly id: string;
  readonly name: string;
}
