import { expect, it } from 'vitest';
import { AdminBrowser } from './support/administrator.ts';
import { Fuzzer } from './support/fuzzer.ts';
import { type Schema, sample } from './support/sample.ts';
import { TestService } from './support/service.ts';

/** Requests per operation; set FUZZ_REQUESTS for more, FUZZ_SEED for different ones. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 20);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_120);

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}
type Paths = Record<string, Record<string, Operation>>;

// The test service fails on each response that the document does not describe.
it(`answers ${REQUESTS} requests to each operation as documented`, {
  timeout: 30_000 + REQUESTS * 6000,
}, async () => {
  const service = await TestService.start('sqlite', { onMail: () => {} });
  const { paths }: { paths: Paths } = await service.json('/api/openapi.json');
  const fuzzer = new Fuzzer(SEED);
  let sent = 0;
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      await service.addPost({ slug: 'post', categories: ['Energy'] });
      const admin = await AdminBrowser.signedIn(service, `${method}${path}@example.org`);
      for (let n = 0; n < REQUESTS; n += 1) {
        sent += 1;
        // Otherwise rate limits would hide the code behind them.
        service.address = `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`;
        const spoils = fuzzer.chance(0.3);
        const { address, init, isSpoilt } = request(fuzzer, path, operation, spoils);
        const headers = {
          Cookie: admin.cookie,
          Origin: 'https://www.example.org',
          ...init.headers,
        };
        const options = { ...init, method: method.toUpperCase(), headers };
        const { status } = await service.app.request(`https://www.example.org${address}`, options);
        const what = `request ${n} of seed ${SEED}: ${method} ${address}, ${status}, ${init.body}`;
        expect(status, what).toBeLessThan(500);
        expect(isSpoilt && status < 400, what).toBe(false);
      }
    }
  }
  expect(service.log).toEqual([]);
  await service.stop();
});

/** A request that the document allows, or one that breaks it in one place. */
function request(
  fuzzer: Fuzzer,
  path: string,
  { parameters = [], requestBody }: Operation,
  spoils: boolean,
) {
  let address = path;
  let isSpoilt = false;
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  for (const { name, in: place, required, schema } of parameters) {
    const value = String(sample(schema, fuzzer));
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(value));
    else if (!required && fuzzer.chance(0.5)) continue;
    else if (place === 'header') headers[name] = value;
    else if (required && spoils) isSpoilt = true;
    else query.set(name, value);
  }
  if (query.size > 0) address += `?${query}`;
  const [type, { schema = {} } = {}] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const fields = sample(schema, fuzzer) as Record<string, unknown>;
  if (type === 'multipart/form-data') {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
    return { address, init: { headers, body }, isSpoilt };
  }
  if (type !== 'application/json') return { address, init: { headers }, isSpoilt };
  const [spoilt] = schema.required ?? [];
  if (spoilt && spoils) {
    isSpoilt = true;
    if (fuzzer.chance(0.5)) delete fields[spoilt];
    else fields[spoilt] = fuzzer.pick([{}, [[]], null, true]);
  }
  headers['Content-Type'] = type;
  return { address, init: { headers, body: JSON.stringify(fields) }, isSpoilt };
}
