import { createSocket } from "node:dgram";
import { isIPv6 } from "node:net";

/** What a name server says of a name: its addresses, that there is no such name, that it failed, or nothing at all. */
export type DnsAnswer = readonly string[] | "no such name" | "failed" | "silence";

export interface FakeDns {
  /** `127.0.0.1:PORT` */
  readonly server: string;
  /** Names looked up, with their type, `A example.com`, in the order they came in. */
  readonly requested: readonly string[];
  close(): Promise<void>;
}

const TYPES: Readonly<Record<number, "A" | "AAAA">> = { 1: "A", 28: "AAAA" };
const HEADER_BYTES = 12;
const SERVER_FAILURE = 2;
const NAME_ERROR = 3;

/** A real name server on loopback (RFC 1035): `answers` by type and name, such as `A example.com`. */
export async function startFakeDns(answers: Readonly<Record<string, DnsAnswer>>): Promise<FakeDns> {
  const socket = createSocket("udp4");
  const requested: string[] = [];
  socket.on("message", (query, peer) => {
    const question = questionOf(query);
    requested.push(question.key);
    const answer = answers[question.key] ?? [];
    if (answer !== "silence") socket.send(reply(query, question.end, answer), peer.port, peer.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  return {
    server: `127.0.0.1:${socket.address().port}`,
    requested,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function questionOf(query: Buffer): { readonly key: string; readonly end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  const type = TYPES[query.readUInt16BE(at + 1)] ?? "?";
  return { key: `${type} ${labels.join(".").toLowerCase()}`, end: at + 5 };
}

function reply(query: Buffer, end: number, answer: readonly string[] | "no such name" | "failed"): Buffer {
  const code = answer === "no such name" ? NAME_ERROR : answer === "failed" ? SERVER_FAILURE : 0;
  const records = typeof answer === "string" ? [] : answer.map(recordOf);
  const header = Buffer.alloc(HEADER_BYTES);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | code, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  return Buffer.concat([header, query.subarray(HEADER_BYTES, end), ...records]);
}

function recordOf(address: string): Buffer {
  const data = isIPv6(address) ? v6Bytes(address) : Buffer.from(address.split(".").map(Number));
  const head = Buffer.from([
    0xc0,
    HEADER_BYTES,
    0,
    data.length === 4 ? 1 : 28,
    0,
    1,
    0,
    0,
    0,
    60,
    0,
    data.length,
  ]);
  return Buffer.concat([head, data]);
}

function v6Bytes(address: string): Buffer {
  const [left = "", right = ""] = address.split("::");
  const [head, tail] = [left, right].map((part) => part.split(":").filter(Boolean));
  const zeros = Array<string>(8 - (head?.length ?? 0) - (tail?.length ?? 0)).fill("0");
  const groups = [...(head ?? []), ...zeros, ...(tail ?? [])];
  return Buffer.from(groups.map((group) => group.padStart(4, "0")).join(""), "hex");
}
