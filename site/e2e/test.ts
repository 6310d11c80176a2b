import { test as base, expect } from '@playwright/test';

/** Paths of the pages that exist so far: one of each kind. */
export const paths = ['/', '/blog', '/blog?category=bearings', '/blog/surge-and-choke', '/404'];

/** Fails a test whose page says a word on the console, unless the test expects it with `expectConsole`. */
export const test = base.extend<{ expectConsole: RegExp; silence: undefined }>({
  expectConsole: [/^(?!)/, { option: true }],
  silence: [
    async ({ page, expectConsole }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
      await use(undefined);
      const unexpected = messages.filter((text) => !expectConsole.test(text));
      expect(unexpected, 'console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
