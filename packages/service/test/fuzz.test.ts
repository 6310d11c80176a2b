import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apiProperty } from './support/fuzz.ts';
import { engines, TestService } from './support/service.ts';

/** Requests per engine; set FUZZ_REQUESTS for more, FUZZ_SEED for different ones. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 400);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_120);

describe.each(engines)('the service on %s', (engine) => {
  it(`survives ${REQUESTS} hostile requests`, { timeout: 30_000 + REQUESTS * 100 }, async () => {
    let network = 0;
    const service = await TestService.start(engine, {
      onMail: () => {},
      clock: () => new Date(),
      // Otherwise rate limits would hide the code behind them.
      clientAddress: () => `10.${++network >> 16}.${(network >> 8) & 255}.${network & 255}`,
    });
    await service.addPost({ slug: 'surge-and-choke', categories: ['Energy'], tags: ['a'] });
    const property = await apiProperty(service.app.fetch, 'http://localhost', service.store);
    await fc.assert(property, { seed: SEED, numRuns: REQUESTS });
    expect(service.log).toEqual([]);
    await service.stop();
  });
});
