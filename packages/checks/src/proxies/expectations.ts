/** What visitors may expect of a proxy of `deploy`, whichever it is. */

import { Agent } from 'node:https';
import { eventually, inParallel, sendRequest, type TestRequest } from '../attack/sendRequest.ts';
import type { Findings } from '../report.ts';
import type { Received, Upstream } from './upstream.ts';
import { families, hosts, visitors } from './visitors.ts';

const megabyte = 1024 * 1024;
type Family = (typeof families)[number];

/** A request of a visitor; certificate and configuration are for `localhost`. */
async function ask(family: Family, visitor: number, request: TestRequest) {
  const headers = { Host: 'localhost', ...request.headers };
  const localAddress = visitors[family][visitor];
  return sendRequest(`https://${hosts[family]}`, { ...request, headers, localAddress });
}

async function* chunks(bytes: number) {
  for (let sent = 0; sent < bytes; sent += 65_536) yield new Uint8Array(65_536);
}

export async function expectHidden(findings: Findings): Promise<void> {
  for (const [path, status] of [
    ...[['/metrics', 404] as const, ['/readyz', 404] as const],
    ...[['/healthz', 200] as const, ['/', 200] as const],
  ]) {
    const answer = await ask('ipv4', 0, { path });
    findings.rounds += 1;
    findings.expect(
      answer.status === status,
      `${path} is not ${status}`,
      `${answer.problem ?? answer.status}`,
    );
  }
}

export async function expectOwnAddress(findings: Findings): Promise<void> {
  const { text } = await ask('ipv4', 0, { path: '/', headers: { 'X-Forwarded-For': '192.0.2.1' } });
  const { forwardedFor } = JSON.parse(text) as Received;
  findings.rounds += 1;
  findings.expect(forwardedFor === visitors.ipv4[0], 'a forged address is passed on', forwardedFor);
}

export async function expectBodies(findings: Findings): Promise<void> {
  const large = 2 * megabyte;
  const passed = [
    '/contact',
    '/contact.data',
    '/demo',
    '/admin/pictures',
    '/api/enquiries',
    '/api/admin/pictures',
  ];
  const refused = ['/', '/contact-us', '/api/comments', '/blog/surge-and-choke', '/administration'];
  const variants: { headers?: Record<string, string>; isChunked?: boolean }[] = [
    {},
    { headers: { 'Idempotency-Key': 'one' } },
    { isChunked: true },
  ];
  for (const path of [...passed, ...refused])
    for (const { headers, isChunked } of variants) {
      const body = isChunked ? chunks(large) : new Uint8Array(large);
      const { status, text, problem } = await ask('ipv4', 0, {
        method: 'POST',
        path,
        headers,
        body,
      });
      const got = `${path}: ${problem ?? `${status} ${text.slice(0, 80)}`}`;
      findings.rounds += 1;
      if (refused.includes(path)) findings.expect(status === 413, 'a large body is passed on', got);
      else {
        const isWhole = status === 200 && JSON.parse(text).bytes === large;
        findings.expect(isWhole, 'a form with files is not passed on', got);
      }
    }
}

/** Requests under way of one network, by IPv4 and IPv6; another network is not concerned. */
export async function expectLimitAtOnce(findings: Findings, upstream: Upstream): Promise<void> {
  const most = 100;
  for (const family of families) {
    const held = Array.from({ length: most }, (_, n) => ask(family, n % 2, { path: '/wait' }));
    await upstream.waits(most);
    const own = await ask(family, 1, { path: '/' });
    const other = await ask(family, 2, { path: '/' });
    upstream.release();
    const statuses = (await Promise.all(held)).map(({ status }) => status);
    findings.rounds += most + 2;
    findings.expect(
      statuses.every((status) => status === 200),
      `fewer than ${most} requests at once`,
      family,
    );
    findings.expect(
      own.status === 429,
      `more than ${most} requests at once of a network`,
      `${family}: ${own.problem ?? own.status}`,
    );
    findings.expect(
      other.status === 200,
      'another network is limited, too',
      `${family}: ${other.problem ?? other.status}`,
    );
  }
}

/** Requests of one network in a short time. The visits before have used some of it. */
export async function expectLimitOfRate(findings: Findings): Promise<void> {
  const total = 3000;
  for (const family of families) {
    const statuses = new Map<number, number>();
    const agents = [0, 1].map(() => new Agent({ keepAlive: true }));
    await inParallel(total, 20, async (n) => {
      const { status } = await ask(family, n % 2, { path: '/', agent: agents[n % 2] });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
    for (const agent of agents) agent.destroy();
    const other = await ask(family, 2, { path: '/' });
    const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
    findings.rounds += total + 1;
    findings.notes.push(`${total} requests of one ${family} network: ${counts}`);
    findings.expect((statuses.get(200) ?? 0) > 1000, 'a busy office is limited', counts);
    findings.expect(
      (statuses.get(429) ?? 0) > 100,
      'requests of a network are not limited',
      counts,
    );
    findings.expect(
      other.status === 200,
      'another network is limited, too',
      `${family}: ${other.status}`,
    );
  }
}

/** What the logs must not contain, also about errors. `logs` reads all of them. */
export async function expectDiscreetLogs(findings: Findings, logs: () => string): Promise<void> {
  for (const family of families)
    for (const path of [
      '/search?q=secret',
      '/preview/secret',
      '/preview/secret.data?q=secret',
      '/broken?q=secret',
    ])
      await ask(family, 0, {
        path,
        headers: { Referer: 'https://localhost/secret', 'User-Agent': 'secret' },
      });
  const written = await eventually(5, () => /\/search\b/.test(logs()) && /\/broken\b/.test(logs()));
  const text = logs();
  findings.rounds += 1;
  findings.expect(written, 'a request is not in the log');
  for (const hidden of ['secret', ...Object.values(visitors).flat()]) {
    const at = text.indexOf(hidden);
    findings.expect(
      at < 0,
      `the log contains ${hidden}`,
      text.slice(Math.max(0, at - 150), at + 100),
    );
  }
  for (const network of ['10.1.1.0', 'fd01:1:1::'])
    findings.expect(text.includes(network), `the log lacks the network ${network}`);
}
