import { CHROME } from "./texts.data";

/** The made-up sender's picture: initials on a flat colour. */
export function Avatar() {
  return <div className="pv-avatar">{CHROME.initials}</div>;
}
