const COLUMNS = 4;

/** The figures of the previews, as they are shown now, side by side under the page's URL. */
export function pngSheet(grid: HTMLElement, heading: string): HTMLElement {
  const sheet = element("div", "pv-sheet");
  const title = element("p", "pv-sheet-heading");
  title.textContent = heading;
  const columns = Array.from({ length: COLUMNS }, () => element("div", "pv-sheet-column"));
  for (const [index, panel] of [...grid.querySelectorAll("[data-platform]")].entries()) {
    const stage = panel.querySelector("[data-card-theme]");
    if (stage === null) continue;
    const name = element("p", "pv-sheet-name");
    name.textContent = panel.querySelector("h3")?.textContent ?? "";
    const cell = element("div", "pv-sheet-cell");
    cell.append(name, stage.cloneNode(true));
    columns[index % COLUMNS]?.append(cell);
  }
  const row = element("div", "pv-sheet-row");
  row.append(...columns);
  sheet.append(title, row);
  return sheet;
}

function element(name: "div" | "p", className: string): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  return made;
}
