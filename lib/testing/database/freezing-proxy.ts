import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A proxy to a server on which everything can stop without anything being closed. */
export interface FreezingProxy {
  readonly port: number;
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

/** Opens a port of the loopback interface that leads to the socket at this path. */
export async function freezingProxy(socketPath: string): Promise<FreezingProxy> {
  const ends = new Set<Socket>();
  let frozen = false;
  const join = (from: Socket, to: Socket) => {
    ends.add(from);
    if (frozen) from.pause();
    from.on("data", (bytes) => to.write(bytes));
    from.on("error", () => undefined);
    from.once("close", () => {
      ends.delete(from);
      to.destroy();
    });
  };
  const server = createServer((near) => {
    const far = connect(socketPath);
    join(near, far);
    join(far, near);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    freeze() {
      frozen = true;
      for (const end of ends) end.pause();
    },
    thaw() {
      frozen = false;
      for (const end of ends) end.resume();
    },
    async close() {
      for (const end of ends) end.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
