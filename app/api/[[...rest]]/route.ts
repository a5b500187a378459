import { nothingInApi } from "@/lib/http/operations/route";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = nothingInApi();
