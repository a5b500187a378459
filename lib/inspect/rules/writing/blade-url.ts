import { escapeBlade } from "./snippet";

const PLAIN_PATH = /^\/(?!\/)[\w\-./~%?=&+,:;]*$/;

/** An address for a Blade attribute: through `url()` when it is on the page's own host, else as literal text. */
export function bladeUrl(url: string, pageUrl: string): string {
  const { origin, pathname, search } = new URL(url);
  const path = pathname + search;
  const ours = origin === new URL(pageUrl).origin && PLAIN_PATH.test(path);
  return ours ? `{{ url('${path}') }}` : escapeBlade(url);
}
