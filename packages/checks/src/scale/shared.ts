/** Checks of state that all processes of a fleet share; each throws if it fails. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@brand/tasks/root';
import { type Asked, ask, comment, eventually, stranger } from '../attack/ask.ts';
import { password } from '../attack/target.ts';
import type { Fleet } from './fleet.ts';

/** Maximum delay in ms of a scheduled post. */
const scheduledWithin = 1000;

/** Rate limits apply across processes: five comments from a network in ten minutes. */
export async function sharedLimits({ members }: Fleet): Promise<void> {
  const from = stranger();
  const statuses: number[] = [];
  for (let n = 0; n < 8; n += 1) {
    const asked = comment(`Comment ${n} of one network`);
    const headers = { ...asked.headers, ...from };
    const { origin = '' } = members[n % members.length] ?? {};
    statuses.push((await ask(origin, { ...asked, headers })).status);
  }
  assert.deepEqual(statuses, [201, 201, 201, 201, 201, 429, 429, 429]);
}

/**
 * A session is valid on every process and survives a restart; pictures and posts appear on every process.
 *
 * @param token of a one-time link
 */
export async function sharedAdministration({ members }: Fleet, token: string): Promise<void> {
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
    const { status } = await ask(origin, { path: '/blog/later' });
    assert.notEqual(status, 200);
  }
  const appears = await eventually((due + scheduledWithin - Date.now()) / 1000, async () => {
    const asked = members.map(({ origin }) => ask(origin, { path: '/blog/later' }));
    return (await Promise.all(asked)).every(({ status }) => status === 200);
  });
  assert(appears, `A scheduled post is missing on a process ${scheduledWithin} ms after its time.`);

  await one.stop();
  await one.start();
  await answered(one.origin, { path: '/api/admin/posts', headers: { Cookie: cookie } });
}

type Answered = Awaited<ReturnType<typeof ask>>;

async function answered(origin: string, asked: Asked): Promise<Answered> {
  const answer = await ask(origin, asked);
  assert([200, 201].includes(answer.status), `${asked.path}: ${answer.problem ?? answer.status}`);
  return answer;
}
