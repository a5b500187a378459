import { socialImagePath } from "@/app/_pages/page-metadata";
import { sitePage } from "@/app/_pages/site-pages";
import { drawSocialImage } from "@/app/_pages/social-card";
import { AppError } from "@/lib/errors";
import { handlers } from "@/lib/http/operations/handlers";
import { type ApiResponse, errorResponse } from "@/lib/http/response/response";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = handlers({ GET: serveImage });

async function serveImage(request: Request): Promise<ApiResponse | Response> {
  const { pathname } = new URL(request.url);
  const page = sitePage(pathname.replace(/^\/social|\.png$/g, ""));
  if (page === null || pathname !== socialImagePath(page.path))
    return errorResponse(new AppError("not_found"));
  try {
    const png = await drawSocialImage(page);
    return new Response(png, {
      headers: {
        "content-type": "image/png",
        "content-length": String(png.byteLength),
        "cache-control": "public, max-age=86400",
      },
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return errorResponse(error);
  }
}
