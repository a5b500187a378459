import { Button } from "../_components/ui/button";
import { Notice } from "../_components/ui/notice";
import { LIVE } from "./texts.data";

/** What is said when the core could not be loaded or broke down. */
export function CoreFailure({ onRetry }: { onRetry(): void }) {
  return (
    <Notice tone="error" live className="mt-5">
      {LIVE.failed}
      <Button onClick={onRetry} className="mt-3 flex">
        {LIVE.retry}
      </Button>
    </Notice>
  );
}
