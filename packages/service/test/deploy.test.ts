import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../src/settings.ts';
import { TestService } from './support/service.ts';

const root = join(import.meta.dirname, '../../..');
const deploy = join(root, 'deploy');
const read = (name: string) => readFileSync(join(deploy, name), 'utf8');
const token = 'a-token-for-the-metrics';

describe('the files for production', () => {
  it('query only metrics that exist', async () => {
    const service = await TestService.start('sqlite', { metricsToken: token });
    await service.get('/api/blogs');
    const headers = { Authorization: `Bearer ${token}` };
    const text = await (await service.app.request('/metrics', { headers })).text();
    await service.stop();
    const files = readdirSync(deploy).filter((name) => /^(prometheus-rules|grafana)/.test(name));
    const asked = files
      .map(read)
      .join()
      .matchAll(/\b(?:http_request|process|service)_\w+/g);
    const names = new Set([...asked].map(([name]) => name));
    expect(names.size).toBeGreaterThan(5);
    expect([...names].filter((name) => !new RegExp(`^${name}[ {]`, 'm').test(text))).toEqual([]);
  });

  it('list every setting and no others', () => {
    const asked = new Set<string>();
    // Mail settings are read only when there is a mail server.
    const given: Record<string, string> = { SMTP_URL: 'smtp://localhost' };
    const env = new Proxy(given, {
      get: (target, name: string) => {
        asked.add(name);
        return target[name];
      },
    });
    expect(() => readSettings(env)).toThrow('PUBLIC_URL');
    // pnpm sets INIT_CWD, and the site itself reads BLOG_API_URL.
    asked.delete('INIT_CWD');
    asked.add('BLOG_API_URL');
    const named = [...read('.env.example').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(
      ([, name]) => name,
    );
    const forCompose = ['SITE_HOST', 'POSTGRES_PASSWORD'];
    expect(named.sort()).toEqual([...asked, ...forCompose].sort());
  });
});
