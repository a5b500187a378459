import { nothingHere } from "@/lib/http/operations/handlers";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = nothingHere();
