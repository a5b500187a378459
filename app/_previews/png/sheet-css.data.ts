/** The looks of the image around the cards. It is always light, as what it will be put into mostly is. */
export const SHEET_CSS = `
.pv-sheet-place { position: fixed; top: 0; left: -10000px; }
.pv-sheet { box-sizing: border-box; width: 1592px; padding: 32px; background: #f2f2f0; color: #15181c; color-scheme: light; font-family: system-ui, sans-serif; line-height: 1.5; }
.pv-sheet-heading { margin: 0 0 20px; overflow: hidden; font-size: 18px; font-weight: 600; text-overflow: ellipsis; white-space: nowrap; }
.pv-sheet-row { display: flex; gap: 24px; align-items: flex-start; }
.pv-sheet-column { flex: 1 1 0; min-width: 0; }
.pv-sheet-cell { margin-bottom: 24px; overflow: hidden; border: 1px solid #e4e4e1; border-radius: 12px; background: #fff; }
.pv-sheet-name { margin: 0; padding: 9px 16px; border-bottom: 1px solid #e4e4e1; font-size: 14px; font-weight: 600; }
`;
