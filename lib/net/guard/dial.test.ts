import { describe, expect, onTestFinished, test } from "vitest";
import { closedPort, startFakeWeb } from "@/lib/testing/web/fake-web";
import { createDial } from "./dial";

const NEVER = new AbortController().signal;

async function listening(host?: string) {
  const web = await startFakeWeb({ host });
  onTestFinished(() => web.close());
  return web;
}

describe("dialling", () => {
  test("goes to the address it was given, whatever the name", async () => {
    const web = await listening("127.0.0.2");
    const socket = await createDial()(new URL(`http://shop.example:${web.port}/`), ["127.0.0.2"], NEVER);
    expect([socket.remoteAddress, socket.remotePort]).toEqual(["127.0.0.2", web.port]);
    socket.destroy();
  });

  test("tries the next address of the same answer when one rejects", async () => {
    const web = await listening("127.0.0.2");
    const addresses = ["127.0.0.3", "127.0.0.4", "127.0.0.2"];
    const socket = await createDial()(new URL(`http://shop.example:${web.port}/`), addresses, NEVER);
    expect(socket.remoteAddress).toBe("127.0.0.2");
    socket.destroy();
  });

  test("keeps one connection when several addresses would do", async () => {
    const web = await listening("0.0.0.0");
    const addresses = ["127.0.0.2", "127.0.0.3", "127.0.0.4"];
    const socket = await createDial()(new URL(`http://shop.example:${web.port}/`), addresses, NEVER);
    expect(socket.remoteAddress).toBe("127.0.0.2");
    socket.destroy();
    await web.quiet();
    expect(web.connections).toBe(1);
  });

  test("fails with what the first address said when all reject", async () => {
    const url = new URL(`http://shop.example:${await closedPort()}/`);
    const requested = createDial()(url, ["127.0.0.1", "127.0.0.2"], NEVER);
    await expect(requested).rejects.toMatchObject({
      code: "connection_failed",
      message: "The site refused the connection.",
    });
  });

  test("tries six addresses of a long answer and no more", async () => {
    const web = await listening("127.0.0.9");
    const addresses = [3, 4, 5, 6, 7, 8, 9].map((last) => `127.0.0.${last}`);
    const requested = createDial()(new URL(`http://shop.example:${web.port}/`), addresses, NEVER);
    await expect(requested).rejects.toMatchObject({ code: "connection_failed" });
    expect(web.connections).toBe(0);
  });

  test.each([1, 3])("ends at once when the signal does, with %i addresses", async (count) => {
    const web = await listening("0.0.0.0");
    const caller = new AbortController();
    const addresses = Array.from({ length: count }, (_, i) => `127.0.0.${i + 1}`);
    const requested = createDial()(new URL(`http://shop.example:${web.port}/`), addresses, caller.signal);
    caller.abort(new Error("gone"));
    await expect(requested).rejects.toThrow("gone");
    await web.quiet();
  });
});
