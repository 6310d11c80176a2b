import { comment, inParallel, type TestRequest } from '../attack/sendRequest.ts';
import type { LocalFleet } from './fleet.ts';

const connections = 16;

/** Kinds of requests; a unique `n` bypasses the caches. */
export const kinds: Readonly<Record<string, (n: number) => TestRequest>> = {
  'prerendered pages': () => ({ path: '/', headers: { 'Accept-Encoding': 'br' } }),
  'API reads': () => ({ path: '/api/blogs' }),
  'server-rendered pages': (n) => ({
    path: `/blog/surge-and-choke?n=${n}`,
    headers: { 'Accept-Encoding': 'br' },
  }),
  'stored comments': (n) => comment(`Comment ${n}`),
};

let number = 0;

/** Requests per second after half a second of warm-up, and CPU time per request in ms. */
export async function measure(
  { members, send }: LocalFleet,
  make: (n: number) => TestRequest,
  seconds: number,
): Promise<{ perSecond: number; processorMs: number }> {
  const processorMs = () => members.reduce((sum, member) => sum + member.processorMs(), 0);
  const before = processorMs();
  const started = performance.now() + 500;
  const end = started + seconds * 1000;
  let answered = 0;
  let counted = 0;
  await inParallel(connections, connections, async () => {
    while (performance.now() < end) {
      number += 1;
      const { status, problem } = await send(make(number));
      if (status !== 200 && status !== 201)
        throw new Error(`${make(number).path} under load: ${problem ?? status}`);
      const now = performance.now();
      answered += 1;
      if (now > started && now < end) counted += 1;
    }
  });
  return {
    perSecond: counted / seconds,
    processorMs: (processorMs() - before) / answered,
  };
}
