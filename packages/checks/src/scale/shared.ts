/** Checks of state that all processes of a fleet share; each throws if it fails. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { invite } from '@brand/service/testing';
import { root } from '@brand/tasks/root';
import {
  comment,
  eventually,
  newVisitor,
  sendRequest,
  type TestRequest,
} from '../attack/sendRequest.ts';
import { password, withStoreAt } from '../attack/target.ts';
import type { Fleet } from './fleet.ts';
import type { Traffic } from './traffic.ts';

/** Maximum delay in ms of a scheduled post. */
const scheduledWithin = 1000;

/** Rate limits apply across processes: five comments from a network in ten minutes. */
export async function sharedLimits({ members }: Fleet): Promise<void> {
  const from = newVisitor();
  const statuses: number[] = [];
  for (let n = 0; n < 8; n += 1) {
    const request = comment(`Comment ${n} of one network`);
    const headers = { ...request.headers, ...from };
    const { origin = '' } = members[n % members.length] ?? {};
    statuses.push((await sendRequest(origin, { ...request, headers })).status);
  }
  assert.deepEqual(statuses, [201, 201, 201, 201, 201, 429, 429, 429]);
}

/** A token of a one-time link for an administrator. */
export function newToken(databaseUrl: string): Promise<string> {
  return withStoreAt({ databaseUrl, dataDir: tmpdir() }, (store) =>
    invite(store, 'jin@example.org', new Date()),
  );
}

/** Number of acknowledged comments that are missing or stored more than once. */
export async function compare(databaseUrl: string, { acknowledged }: Traffic) {
  const stored = await withStoreAt({ databaseUrl, dataDir: tmpdir() }, ({ db }) =>
    db.selectFrom('comments').select('message').execute(),
  );
  const times = new Map<string, number>();
  for (const { message } of stored) times.set(message, (times.get(message) ?? 0) + 1);
  const lost = [...acknowledged].filter((message) => !times.has(message)).length;
  const doubled = [...acknowledged].filter((message) => (times.get(message) ?? 0) > 1).length;
  return { lost, doubled };
}

/**
 * A session is valid on every process and survives a restart; pictures and posts appear on every process.
 *
 * @param token of a one-time link
 * @returns the path of a picture that the second process has stored
 */
export async function sharedAdministration({ members }: Fleet, token: string): Promise<string> {
  const [one, other] = members;
  assert(one && other);
  let cookie = '';
  const send = (origin: string, path: string, body: string | Uint8Array): Promise<Answered> =>
    answered(origin, {
      method: 'POST',
      path: `/api/admin/${path}`,
      headers: {
        'Content-Type': typeof body === 'string' ? 'application/json' : 'image/png',
        Origin: origin,
        Cookie: cookie,
      },
      body,
    });
  const { headers } = await send(
    one.origin,
    'welcome',
    JSON.stringify({ token, name: 'Jin', password }),
  );
  cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';

  const icon = join(root, 'site/public/icon-192.png');
  const picture = await send(other.origin, 'pictures?name=icon.png', readFileSync(icon));
  const { name } = JSON.parse(picture.text);
  for (const { origin } of members) await answered(origin, { path: `/uploads/${name}` });

  const due = Date.now() + 2000;
  const post = {
    ...{ title: 'Later', slug: 'later', excerpt: '', content: '', categories: [], tags: [] },
    ...{ status: 'published', published_at: new Date(due).toISOString() },
  };
  await send(one.origin, 'posts', JSON.stringify(post));
  for (const { origin } of members) {
    const { status } = await sendRequest(origin, { path: '/blog/later' });
    assert.notEqual(status, 200);
  }
  const appears = await eventually((due + scheduledWithin - Date.now()) / 1000, async () => {
    const request = members.map(({ origin }) => sendRequest(origin, { path: '/blog/later' }));
    return (await Promise.all(request)).every(({ status }) => status === 200);
  });
  assert(appears, `A scheduled post is missing on a process ${scheduledWithin} ms after its time.`);

  await one.stop();
  await one.start();
  await answered(one.origin, { path: '/api/admin/posts', headers: { Cookie: cookie } });
  return `/uploads/${name}`;
}

type Answered = Awaited<ReturnType<typeof sendRequest>>;

async function answered(origin: string, request: TestRequest): Promise<Answered> {
  const answer = await sendRequest(origin, request);
  assert([200, 201].includes(answer.status), `${request.path}: ${answer.problem ?? answer.status}`);
  return answer;
}
