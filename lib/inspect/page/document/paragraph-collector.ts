// The paragraphs of a page's own text. What is in its main element, and behind its first heading, is its own rather
// than what is elsewhere: site names, taglines and notices come before it, and legal lines behind.
import { ENDS_PARAGRAPH, INLINE, NO_LOOSE_PROSE } from "../elements.data";
import type { TextElement } from "../page";
import type { SourceText } from "../tokens/source-text";
import type { StartTag } from "../tokens/tag-reader";
import { collectElement, type ElementCollector } from "./element-collector";
import { createElementTracker, type ElementTracker } from "./hidden-elements";
import { isFurniture, isLooseProse, isMain, isProse, MAY_BE_MAIN } from "./page-furniture";

const PARAGRAPHS_MAX = 5;
const TEXT_CHARS = 1000;
/** Paragraphs that are looked at: those of a real page come sooner. */
const PARAGRAPHS_TRIED_MAX = 200;
/** Runs of text outside of paragraphs that are looked at: pages without paragraphs come to their text soon. */
const LOOSE_RUNS_MAX = 60;
const LOOSE_CHARS_MIN = 20;
const RUN_CHARS_MAX = 8_000;
const BEYOND_SPACE = /[^\t\n\f\r ]/;
const LEAVES_FORM: ReadonlySet<string> = new Set(["h1", "main", "article"]);

/** Where a paragraph is. */
type Region = "main" | "article" | "elsewhere";

interface Candidate {
  readonly element: TextElement;
  readonly region: Region;
  readonly afterHeading: boolean;
}

export interface ParagraphCollector {
  open(tag: StartTag): void;
  close(name: string, start: number, end: number): void;
  /** The next part of the text that a browser shows, entities undecoded; `withheld` from search results. */
  text(part: string, withheld: boolean): void;
  /** The document has a main element, or one that serves as such. */
  hasMain(): boolean;
  /** The current point is in the page's own text, as far as is known by now. */
  isOwnText(): boolean;
  /** Nothing that comes now is among the paragraphs that are found. */
  isDone(): boolean;
  /** The first paragraphs of the best kind that the page has. */
  finish(end: number): readonly TextElement[];
}

/** An empty collector; `recognizeSelfClosing` as the tokenizer was told. */
export function createParagraphCollector(
  source: SourceText,
  recognizeSelfClosing: boolean,
): ParagraphCollector {
  return new OwnParagraphs(source, recognizeSelfClosing);
}

class OwnParagraphs implements ParagraphCollector {
  readonly #source: SourceText;
  readonly #furniture: ElementTracker;
  readonly #main: ElementTracker;
  readonly #article: ElementTracker;
  readonly #kept: Candidate[] = [];
  /** As many as are returned, of the best kind that there is. */
  #hasBest = false;
  #hasMain = false;
  #articles = 0;
  #hasHeading = false;
  #paragraph: ElementCollector | null = null;
  #paragraphsLeft = PARAGRAPHS_TRIED_MAX;
  #inLink = false;
  /** Characters of the open paragraph or run that are links. */
  #linkedChars = 0;
  /** Text outside of paragraphs, as old pages and forums have it. */
  #run = "";
  #runStart = 0;
  #runsLeft = LOOSE_RUNS_MAX;
  #mayRun = true;
  #afterBreak = false;
  /** Where the last tag ended. */
  #at = 0;

  constructor(source: SourceText, recognizeSelfClosing: boolean) {
    this.#source = source;
    this.#furniture = createElementTracker(recognizeSelfClosing, isFurniture);
    this.#main = createElementTracker(recognizeSelfClosing, isMain);
    this.#article = createElementTracker(recognizeSelfClosing, ({ name }) => name === "article");
  }

  open(tag: StartTag): void {
    const { name, start, end } = tag;
    this.#track(tag);
    this.#at = end;
    if (name === "a") this.#inLink = true;
    if (INLINE.has(name)) return;
    this.#separate();
    if (name === "br") {
      this.#breakLine(start);
      return;
    }
    this.#endRun(start);
    if (this.#paragraph !== null && ENDS_PARAGRAPH.has(name)) this.#endParagraph(start);
    this.#mayRun = name !== "p" && !NO_LOOSE_PROSE.has(name);
    if (this.#furniture.isInside()) return;
    if (name === "h1") this.#hasHeading = true;
    if (name === "p") this.#beginParagraph(start);
  }

  close(name: string, start: number, end: number): void {
    if (!INLINE.has(name)) {
      this.#separate();
      this.#endRun(start);
      if (ENDS_PARAGRAPH.has(name)) this.#endParagraph(name === "p" ? end : start);
      this.#mayRun = true;
    }
    this.#furniture.close(name);
    if (MAY_BE_MAIN.has(name)) this.#main.close(name);
    else if (name === "article") this.#article.close(name);
    this.#at = end;
    if (name === "a") this.#inLink = false;
  }

  text(part: string, withheld: boolean): void {
    if (this.#paragraph !== null) this.#paragraph.add(part, withheld);
    else if (!this.#runs(part) || withheld) return;
    else {
      if (this.#run === "") [this.#runStart, this.#linkedChars] = [this.#at, 0];
      if (this.#run.length < RUN_CHARS_MAX) this.#run += part;
    }
    this.#afterBreak = false;
    if (this.#inLink) this.#linkedChars += part.length;
  }

  hasMain(): boolean {
    return this.#hasMain;
  }

  isOwnText(): boolean {
    return !this.#furniture.isInside() && (!this.#hasMain || this.#main.isInside());
  }

  isDone(): boolean {
    return this.#hasBest && this.#paragraph === null && this.#run === "";
  }

  finish(end: number): readonly TextElement[] {
    this.#endParagraph(end);
    this.#endRun(end);
    return this.#best().map(({ element }) => element);
  }

  #track(tag: StartTag): void {
    const { name } = tag;
    this.#furniture.open(tag);
    // A form around the page itself, as some servers send it.
    if (LEAVES_FORM.has(name)) this.#furniture.leave("form");
    if (MAY_BE_MAIN.has(name)) this.#main.open(tag);
    else if (name !== "article") return;
    const wasArticle = this.#article.isInside();
    if (name === "article") this.#article.open(tag);
    if (this.#furniture.isInside()) return;
    if (this.#main.isInside()) this.#hasMain = true;
    else if (this.#article.isInside() && !wasArticle) this.#articles++;
  }

  #region(): Region {
    if (this.#main.isInside()) return "main";
    return this.#article.isInside() ? "article" : "elsewhere";
  }

  #isFull(): boolean {
    const region = this.#region();
    const alike = this.#kept.filter(
      (kept) => kept.region === region && kept.afterHeading === this.#hasHeading,
    );
    return alike.length >= PARAGRAPHS_MAX;
  }

  #beginParagraph(start: number): void {
    if (this.#paragraphsLeft === 0 || this.#isFull()) return;
    this.#paragraphsLeft--;
    this.#linkedChars = 0;
    this.#paragraph = collectElement(this.#source, { start, placement: "body" }, TEXT_CHARS);
  }

  #separate(): void {
    this.#paragraph?.add(" ");
    if (this.#run !== "") this.#run += " ";
  }

  #breakLine(start: number): void {
    if (this.#afterBreak) this.#endRun(start);
    this.#afterBreak = true;
  }

  /** True when such text may be a paragraph that was written without its element. */
  #runs(part: string): boolean {
    if (!this.#mayRun || this.#runsLeft === 0 || this.#furniture.isInside()) return false;
    return this.#run !== "" || BEYOND_SPACE.test(part);
  }

  #endRun(end: number): void {
    const run = this.#run;
    if (run === "") return;
    this.#run = "";
    if (run.length < LOOSE_CHARS_MIN) return;
    this.#runsLeft--;
    const collector = collectElement(this.#source, { start: this.#runStart, placement: "body" }, TEXT_CHARS);
    collector.add(run);
    const element = collector.finish(end);
    if (isLooseProse(element.text, this.#linkedChars)) this.#keep(element);
  }

  #endParagraph(end: number): void {
    if (this.#paragraph === null) return;
    const element = this.#paragraph.finish(end);
    this.#paragraph = null;
    if (element.text !== "" && isProse(element.text, this.#linkedChars)) this.#keep(element);
  }

  #keep(element: TextElement): void {
    if (this.#isFull()) return;
    this.#kept.push({ element, region: this.#region(), afterHeading: this.#hasHeading });
    this.#hasBest ||= this.#hasHeading && this.#region() === "main" && this.#hasMain && this.#isFull();
  }

  /** Several articles are a list of other pages. */
  #best(): readonly Candidate[] {
    const own: Region | null = this.#hasMain ? "main" : this.#articles === 1 ? "article" : null;
    const kept = own === null ? this.#kept : this.#kept.filter(({ region }) => region === own);
    const after = kept.filter(({ afterHeading }) => afterHeading);
    const isSure = own === null && this.#hasHeading;
    return (after.length > 0 || isSure ? after : kept).slice(0, PARAGRAPHS_MAX);
  }
}
