import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { type Answer, comment, sendRequest, type TestRequest } from '../attack/sendRequest.ts';

/** Concurrent visitors. */
const connections = 20;
/** One visitor in this many writes comments; the others read. */
const writersOneIn = 5;
/** Paths that every process has cached after `warmUp`. */
const read = ['/', '/blog', '/blog/surge-and-choke', '/api/blogs'];

/** Requests of visitors during an event. */
export class Traffic {
  requests = 0;
  /** Requests without a response, or with an error. */
  failed = 0;
  /** Writes that got 503 with Retry-After. Reads are served from the cache instead. */
  refused = 0;
  /** Number of failed requests by reason. */
  readonly reasons = new Map<string, number>();
  /** Messages of the comments acknowledged with 201. */
  readonly acknowledged = new Set<string>();
  readonly #agent = new Agent({ keepAlive: true });
  readonly #origin: string;
  readonly #visitors: Promise<void>[];
  #ended = false;

  constructor(origin: string) {
    this.#origin = origin;
    this.#visitors = Array.from({ length: connections }, (_, n) => this.#visit(n));
  }

  /** Stops, and resolves when no request is in flight. */
  async end(): Promise<void> {
    this.#ended = true;
    await Promise.all(this.#visitors);
    this.#agent.destroy();
  }

  async #visit(turn: number): Promise<void> {
    for (let n = turn; !this.#ended; n += 1) {
      if (turn % writersOneIn === 0) await this.#write();
      else await this.#sendRequest({ path: read[n % read.length] ?? '/' });
    }
  }

  /** Sends a comment with the same idempotency key until it is acknowledged. */
  async #write(): Promise<void> {
    const message = randomUUID();
    const asked = comment(message);
    const headers = { ...asked.headers, 'Idempotency-Key': message };
    for (let status = 0; status !== 201 && !this.#ended; ) {
      ({ status } = await this.#sendRequest({ ...asked, headers }));
      if (status === 201) this.acknowledged.add(message);
      else await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async #sendRequest(asked: TestRequest): Promise<Answer> {
    const answer = await sendRequest(this.#origin, { ...asked, agent: this.#agent });
    const { status, headers, problem } = answer;
    this.requests += 1;
    if (asked.method === 'POST' && status === 503 && headers['retry-after']) this.refused += 1;
    else if (status === 0 || status >= 400) {
      this.failed += 1;
      const reason = `${asked.method ?? 'GET'} ${asked.path}: ${problem ?? status}`;
      this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + 1);
    }
    return answer;
  }
}

/** Fills the response cache of each process. */
export async function warmUp(origins: readonly string[]): Promise<void> {
  for (const origin of origins) for (const path of read) await sendRequest(origin, { path });
}
