import { Hono } from 'hono';
import { checkWritable } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { failure } from './errors.ts';
import { inTime } from './response-cache.ts';

/** Longest time that `/readyz` waits for the database, in milliseconds. */
const PROOF_TIMEOUT_MS = 2000;

/** The size of a proof in bytes, and of one that finds room only where the largest comment does. */
const SMALL_PROOF = 32;
const LARGE_PROOF = 64 * 1024;

/** How long a large proof counts, in milliseconds. PostgreSQL keeps each in its log, which standbys and archives copy. */
const ROOM_MS = 60_000;

/**
 * `/healthz`: the process is up. `/readyz`: the database accepts writes; it fails if the disk is read-only or gone, even
 * if reads still succeed, and within a minute if it is full. Its result is reused for `reuseMs` milliseconds.
 */
export function healthRoutes(store: Store, reuseMs = 0): Hono {
  const app = new Hono();
  let proof: { ended: number; result: Promise<void> } | undefined;
  let hasRoomUntil = 0;
  const write = async () => {
    const isLarge = performance.now() >= hasRoomUntil;
    try {
      await checkWritable(store, isLarge ? LARGE_PROOF : SMALL_PROOF);
      if (isLarge) hasRoomUntil = performance.now() + ROOM_MS;
    } catch (error) {
      hasRoomUntil = 0;
      throw error;
    }
  };
  const prove = () => {
    if (proof && performance.now() < proof.ended + reuseMs) return proof.result;
    const current = { ended: Number.POSITIVE_INFINITY, result: write() };
    const end = () => {
      current.ended = performance.now();
    };
    current.result.then(end, end);
    proof = current;
    return current.result;
  };
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (c) => {
    try {
      await inTime(prove(), PROOF_TIMEOUT_MS);
    } catch {
      c.header('Retry-After', '10');
      return failure(c, 503, 'database-not-writable');
    }
    return c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' });
  });
  return app;
}
