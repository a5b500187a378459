import { AppError } from "@/lib/errors";
import type { Resources } from "@/lib/services/context";
import { readPicture } from "@/lib/services/inspections/preview-image";
import { callerOf } from "../operations/caller";
import { clientLeft } from "../operations/disconnect";
import { type Handlers, handlers } from "../operations/route";
import { errorAnswer } from "../response/response";

/** The file is another site's. That it runs nothing, security-headers.ts says of the whole address. */
const HEADERS = {
  "content-disposition": "attachment",
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "private, max-age=900",
};

/** The handlers of the address that our own pages read the pictures of a preview from, to draw them into a file. */
export function picture(resources: () => Resources): Handlers {
  const answer = async (request: Request) => {
    const shared = resources();
    const { searchParams } = new URL(request.url);
    const left = clientLeft(request.headers);
    const ctx = { ...shared, left, caller: await callerOf(request.headers, shared) };
    try {
      const ask = { page: searchParams.get("page"), src: searchParams.get("src") };
      const { mime, bytes } = await readPicture(ctx, ask);
      return new Response(new Uint8Array(bytes), { headers: { ...HEADERS, "content-type": mime } });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return errorAnswer(error);
    }
  };
  return handlers({ GET: answer }, { anyOrigin: false });
}
