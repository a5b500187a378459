type Cell = string | number | null;

const LINE_END = "\r\n";
/** Spreadsheets run what begins so as a formula (OWASP, CSV injection); full-width forms count too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * A table as CSV (RFC 4180): a line of names, then one for each row; null is an empty cell. Text that a spreadsheet would
 * run as a formula gets an apostrophe in front, which it shows as text.
 */
export function toCsv(names: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [names, ...rows].map((cells) => cells.map(toCell).join(",") + LINE_END).join("");
}

function toCell(cell: Cell): string {
  if (typeof cell !== "string") return cell === null ? "" : String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
