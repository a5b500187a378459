import { describeApi } from "@/lib/http/describe-api";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = describeApi();
