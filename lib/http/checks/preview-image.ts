import { AppError } from "@/lib/errors";
import type { Resources } from "@/lib/services/context";
import { readPreviewImage } from "@/lib/services/inspections/preview-image";
import { contextOf } from "../operations/caller";
import { type Handlers, handlers } from "../operations/handlers";
import { errorResponse } from "../response/response";

/** The file is another site's. That it runs nothing is set by security-headers.ts for the whole path. */
const HEADERS = {
  "content-disposition": "attachment",
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "private, max-age=900",
};

/** The handlers of the path from which our own pages load a preview's images, to draw them into a file. */
export function previewImage(resources: () => Resources): Handlers {
  const get = async (request: Request) => {
    const { searchParams } = new URL(request.url);
    const ctx = await contextOf(request.headers, resources());
    try {
      const source = { page: searchParams.get("page"), src: searchParams.get("src") };
      const { mime, bytes } = await readPreviewImage(ctx, source);
      return new Response(new Uint8Array(bytes), { headers: { ...HEADERS, "content-type": mime } });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return errorResponse(error);
    }
  };
  return handlers({ GET: get }, { anyOrigin: false });
}
