// An origin of test pages on 127.0.0.1, listening on PORT: one path for each thing that a checked page can do.
import { createServer } from "node:http";
import { sampleImage } from "../samples/images";
import { originPages } from "./pages";

const port = Number(process.env.PORT);
const pages = originPages(`http://127.0.0.1:${port}`);

createServer((request, response) => {
  const path = new URL(request.url ?? "/", "http://127.0.0.1").pathname;
  const answer = pages[path];
  if (answer) return answer(response, request);
  const image = sampleImage(path);
  if (image) {
    response.writeHead(200, { "content-type": image.type, "content-length": image.bytes.length });
    return response.end(image.bytes);
  }
  response.writeHead(404, { "content-type": "text/html" });
  response.end("<!doctype html><title>Not found</title>");
}).listen(port, "127.0.0.1");
