import { Parser } from "htmlparser2";

/** The elements of a snippet with their attributes' names, as a browser would read them: `meta content property`. */
export function snippetShape(html: string): readonly string[] {
  const elements: string[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => elements.push([name, ...Object.keys(attributes).sort()].join(" ")),
  });
  parser.end(html);
  return elements;
}
