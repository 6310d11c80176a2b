import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, comment, sendRequest, type TestRequest } from '../attack/sendRequest.ts';
import type { Fleet } from './fleet.ts';

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
  /** Longest time in ms between two acknowledged comments. */
  longestPauseMs = 0;
  /** Longest time in ms until a page was complete. */
  slowestPageMs = 0;
  #lastWrite = performance.now();
  readonly #fleet: Fleet;
  readonly #thinkMs: number;
  readonly #visitors: Promise<void>[];
  #ended = false;

  /** @param thinkMs pause of each visitor between two requests */
  constructor(fleet: Fleet, thinkMs = 0) {
    this.#fleet = fleet;
    this.#thinkMs = thinkMs;
    this.#visitors = Array.from({ length: connections }, (_, n) => this.#visit(n));
  }

  /** Stops, and resolves when no request is in flight. */
  async end(): Promise<void> {
    this.#ended = true;
    await Promise.all(this.#visitors);
  }

  async #visit(turn: number): Promise<void> {
    for (let n = turn; !this.#ended; n += 1) {
      if (turn % writersOneIn === 0) await this.#write();
      else await this.#sendRequest({ path: read[n % read.length] ?? '/' });
      if (this.#thinkMs > 0) await pause(this.#thinkMs);
    }
  }

  /** Sends a comment with the same idempotency key until it is acknowledged. */
  async #write(): Promise<void> {
    const message = randomUUID();
    const asked = comment(message);
    const headers = { ...asked.headers, 'Idempotency-Key': message };
    for (let status = 0; status !== 201 && !this.#ended; ) {
      ({ status } = await this.#sendRequest({ ...asked, headers }));
      if (status === 201) this.#acknowledge(message);
      else await pause(100);
    }
  }

  #acknowledge(message: string): void {
    const now = performance.now();
    this.longestPauseMs = Math.max(this.longestPauseMs, now - this.#lastWrite);
    this.#lastWrite = now;
    this.acknowledged.add(message);
  }

  async #sendRequest(asked: TestRequest): Promise<Answer> {
    const answer = await this.#fleet.send(asked);
    const { status, headers, problem } = answer;
    this.requests += 1;
    if (!asked.method) this.slowestPageMs = Math.max(this.slowestPageMs, answer.ms);
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
