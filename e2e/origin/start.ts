// An origin of test pages on 127.0.0.1, listening on PORT: one path for each thing that a checked page can do.
// Beside it are the same pages behind a certificate that nobody vouches for, on TLS_PORT, a whole site to audit on
// AUDITED_PORT, and a mail server on SMTP_PORT; /mails tells what came to the email address in `to`.
import { createServer, type RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { startSmtpSink } from "@/lib/testing/mail/smtp-sink";
import { identity } from "@/lib/testing/web/certificate";
import { sampleImage } from "../samples/images";
import { auditedSite } from "./audited-site";
import { originPages } from "./pages";

const port = Number(process.env.PORT);
const pages = originPages(`http://127.0.0.1:${port}`);

const { mails } = await startSmtpSink(Number(process.env.SMTP_PORT));

const serve: RequestListener = (request, response) => {
  const { pathname: path, searchParams } = new URL(request.url ?? "/", "http://127.0.0.1");
  if (path === "/mails") {
    const own = mails.filter(({ to }) => to === searchParams.get("to"));
    return response.end(JSON.stringify(own.map(({ text, html }) => ({ text, html }))));
  }
  const respond = pages[path];
  if (respond) return respond(response, request);
  const image = sampleImage(path);
  if (image) {
    response.writeHead(200, { "content-type": image.type, "content-length": image.bytes.length });
    return response.end(image.bytes);
  }
  response.writeHead(404, { "content-type": "text/html" });
  response.end("<!doctype html><title>Not found</title>");
};

createTlsServer(identity("loopback-self-signed"), serve).listen(Number(process.env.TLS_PORT), "127.0.0.1");
createServer(serve).listen(port, "127.0.0.1");
const auditedPort = Number(process.env.AUDITED_PORT);
createServer(auditedSite(`http://127.0.0.1:${auditedPort}`)).listen(auditedPort, "127.0.0.1");
