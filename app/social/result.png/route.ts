import { drawResultImage } from "@/app/_pages/result-card";
import { AppError } from "@/lib/errors";
import { contextOf } from "@/lib/http/operations/caller";
import { handlers } from "@/lib/http/operations/handlers";
import { sharedResources } from "@/lib/services/resources";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = handlers({ GET: respond });

/** The site's own image, for results that are no longer cached or that can't be drawn now. */
const STAND_IN = { location: "/social.png", "cache-control": "public, max-age=60" };

async function respond(request: Request): Promise<Response> {
  const page = new URL(request.url).searchParams.get("url");
  try {
    const png = await drawResultImage(await contextOf(request.headers, sharedResources()), page);
    return new Response(png, {
      headers: {
        "content-type": "image/png",
        "content-length": String(png.byteLength),
        "cache-control": "public, max-age=900",
      },
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return new Response(null, { status: 302, headers: STAND_IN });
  }
}
