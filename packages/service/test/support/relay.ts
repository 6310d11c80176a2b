import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A relay between a client and PostgreSQL that can fail like a network. */
export interface Relay {
  /** URL of the database through the relay. */
  url: string;
  /** Stops forwarding without closing connections. */
  stall(): void;
  /** Closes all connections and refuses new ones. */
  cut(): void;
  /** Forwards everything again. */
  restore(): Promise<void>;
  close(): void;
}

export async function startRelay(databaseUrl: string): Promise<Relay> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let stalled = false;
  const server = createServer((socket) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const end of [socket, upstream]) {
      sockets.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        for (const other of [socket, upstream]) other.destroy();
        sockets.delete(end);
      });
    }
    socket.pipe(upstream).pipe(socket);
    if (stalled) for (const end of [socket, upstream]) end.pause();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const through = new URL(databaseUrl);
  through.port = String(port);
  const cut = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: through.href,
    stall() {
      stalled = true;
      for (const socket of sockets) socket.pause();
    },
    cut,
    async restore() {
      stalled = false;
      for (const socket of sockets) socket.resume();
      if (server.listening) return;
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    close: cut,
  };
}
