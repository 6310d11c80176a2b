import { EventEmitter, once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';

/** What the site received. */
export interface Received {
  bytes: number;
  forwardedFor: string | undefined;
}

/** Stands in for the processes of the site: tells what it received. */
export class Upstream implements AsyncDisposable {
  readonly #servers: Server[] = [];
  readonly #waiting = new Set<ServerResponse>();
  readonly #arrivals = new EventEmitter();

  static async start(): Promise<Upstream> {
    const upstream = new Upstream();
    for (const port of [3001, 3002]) {
      const server = createServer(async (request, response) => {
        if (request.url === '/broken') return request.socket.destroy();
        let bytes = 0;
        try {
          for await (const chunk of request) bytes += chunk.length;
        } catch {
          // The proxy refuses a body that it is already passing on.
          return;
        }
        const forwardedFor = request.headers['x-forwarded-for']?.toString();
        const end = () => response.end(JSON.stringify({ bytes, forwardedFor } satisfies Received));
        if (request.url !== '/wait') return end();
        upstream.#waiting.add(response);
        upstream.#arrivals.emit('arrival');
        upstream.#arrivals.once('release', end);
      });
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      upstream.#servers.push(server);
    }
    upstream.#arrivals.setMaxListeners(0);
    return upstream;
  }

  /** Resolves when this number of requests for `/wait` is here. @throws if they are not within five seconds */
  async waits(count: number): Promise<void> {
    const signal = AbortSignal.timeout(5000);
    while (this.#waiting.size < count) await once(this.#arrivals, 'arrival', { signal });
  }

  /** Answers the requests that wait. */
  release(): void {
    this.#arrivals.emit('release');
    this.#waiting.clear();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const server of this.#servers) {
      server.closeAllConnections();
      server.close();
    }
  }
}
