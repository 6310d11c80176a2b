import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { stories } from '../stories.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each(stories)('%s renders on a server, the same on every machine', (_name, Story) => {
  refuseMachine();
  const html = renderToString(<Story />);
  expect(html).not.toBe('');
  // The site's Content-Security-Policy forbids style attributes in server HTML.
  expect(html.match(/\sstyle="[^"]*"/)?.[0]).toBeUndefined();
});

/** Lets no rendering read the clock, random numbers, or the locale and time zone of the machine. */
function refuseMachine() {
  const refuse = (name: string) => {
    throw new Error(`Rendering must not depend on ${name}.`);
  };
  vi.stubGlobal(
    'Date',
    new Proxy(Date, {
      construct: (target, values) =>
        values.length > 0 ? Reflect.construct(target, values) : refuse('new Date()'),
      get: (target, key) => (key === 'now' ? refuse('Date.now') : Reflect.get(target, key)),
    }),
  );
  vi.stubGlobal(
    'Intl',
    new Proxy(Intl, {
      get: (target, name) =>
        new Proxy(Reflect.get(target, name), {
          construct: (format, [locale, options]) =>
            locale && (name !== 'DateTimeFormat' || options?.timeZone)
              ? Reflect.construct(format, [locale, options])
              : refuse(`Intl.${String(name)} of the machine`),
        }),
    }),
  );
  const local = Object.getOwnPropertyNames(Date.prototype).filter((name) =>
    /^(get(?!UTC|Time$)|to(Locale|Date|Time|String))/.test(name),
  );
  const owners: [object, string[]][] = [
    [Math, ['random']],
    [crypto, ['getRandomValues', 'randomUUID']],
    [Number.prototype, ['toLocaleString']],
    [Date.prototype, local],
  ];
  for (const [owner, names] of owners)
    for (const name of names)
      vi.spyOn(owner as Record<string, () => void>, name).mockImplementation(() => refuse(name));
}
