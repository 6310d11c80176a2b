import { afterEach } from 'vitest';
import { page } from 'vitest/browser';

/** Gives the next test the size that the configuration sets. */
afterEach(async () => {
  if (innerWidth !== 1280 || innerHeight !== 800) await page.viewport(1280, 800);
});
