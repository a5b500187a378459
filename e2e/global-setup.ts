import { installChromium } from "./chromium";

/** Makes sure there is a browser before any worker looks for one; workers inherit what is set here. */
export default function globalSetup(): void {
  const { path, environment } = installChromium();
  Object.assign(process.env, { CHROMIUM_PATH: path, ...environment });
}
