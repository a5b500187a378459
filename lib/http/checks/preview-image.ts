import { AppError } from "@/lib/errors";
import { createSlots, type Slots } from "@/lib/limits/slots";
import { oncePerProcess } from "@/lib/once-per-process";
import { callerKey } from "@/lib/services/access";
import type { Resources } from "@/lib/services/context";
import { openPreviewImage } from "@/lib/services/inspections/preview-image";
import { contextOf } from "../operations/caller";
import { type Handlers, handlers } from "../operations/handlers";
import { errorResponse } from "../response/response";

/** The file is another site's. That it runs nothing is set by security-headers.ts for the whole path. */
const HEADERS = {
  "content-disposition": "attachment",
  "cache-control": "private, max-age=900",
};

/** A browser has six connections to a host. Each image may hold 3 MB for a client that reads slowly. */
const AT_ONCE = { all: 24, perKey: 6 };
const RETRY_AFTER_SECONDS = 2;

const sharedSlots = oncePerProcess("preview-images", () => createSlots(AT_ONCE));

/**
 * The handlers of the path from which our own pages load a preview's images, to draw them into a file. An image is sent
 * while it arrives, and its slot is taken until the client has it or has left.
 */
export function previewImage(resources: () => Resources, slots: () => Slots = sharedSlots): Handlers {
  const get = async (request: Request) => {
    const { searchParams } = new URL(request.url);
    const ctx = await contextOf(request.headers, resources());
    const release = slots().take(callerKey(ctx));
    if (release === null) {
      return errorResponse(new AppError("overloaded", { retryAfter: RETRY_AFTER_SECONDS }));
    }
    try {
      const source = { page: searchParams.get("page"), src: searchParams.get("src") };
      const { mime, chunks } = await openPreviewImage(ctx, source);
      return new Response(streamOf(chunks, release), { headers: { ...HEADERS, "content-type": mime } });
    } catch (error) {
      release();
      if (!(error instanceof AppError)) throw error;
      return errorResponse(error);
    }
  };
  return handlers({ GET: get, HEAD: notImage }, { anyOrigin: false });
}

/** Nobody needs the head of an image alone, and its body would be fetched for nothing. */
async function notImage() {
  return errorResponse(new AppError("method_not_allowed"), { allow: "GET, OPTIONS" });
}

/** The chunks as fast as they are read, none before it is asked for. */
function streamOf(chunks: AsyncGenerator<Uint8Array, void>, release: () => void): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await chunks.next();
          if (!done) return controller.enqueue(value);
          release();
          controller.close();
        } catch (error) {
          release();
          controller.error(error);
        }
      },
      async cancel() {
        release();
        await chunks.return();
      },
    },
    { highWaterMark: 0 },
  );
}
