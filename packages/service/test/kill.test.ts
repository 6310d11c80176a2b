import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { openStore } from '../src/store/open.ts';
import { enquiryOf } from './support/enquiry.ts';
import { killAll, startMain } from './support/process.ts';
import { engines, TestService } from './support/service.ts';

/** Kills per engine; set KILLS for more. */
const KILLS = Number(process.env.KILLS ?? 3);
const IN_FLIGHT = 8;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

afterEach(killAll);

interface Sent {
  key: string;
  kind: 'comments' | 'enquiries';
  acknowledged: boolean;
}

let network = 0;

async function send(url: string, blogId: number, sent: Sent): Promise<void> {
  network += 1;
  const headers: Record<string, string> = {
    'Idempotency-Key': sent.key,
    // Each from a different network, so that no rate limit applies.
    'X-Forwarded-For': `10.${(network >> 8) & 255}.${network & 255}.1`,
  };
  const person = { name: sent.key, email: 'jin@example.org' };
  let body: BodyInit;
  if (sent.kind === 'comments') {
    headers['Content-Type'] = 'application/json';
    body = JSON.stringify({ ...person, blog_id: blogId, message: sent.key });
  } else {
    const form = new FormData();
    const fields = enquiryOf('support', { ...person, issue: sent.key });
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('files', new Blob([PNG]), 'photo.png');
    body = form;
  }
  const answer = await fetch(`${url}/api/${sent.kind}`, { method: 'POST', headers, body });
  if (answer.status === 201) sent.acknowledged = true;
}

/** Sends requests one by one until the process is gone. */
async function stream(url: string, blogId: number, all: Sent[], onSent: () => void) {
  for (;;) {
    const kind = all.length % 3 === 0 ? 'enquiries' : 'comments';
    const sent: Sent = { key: randomUUID(), kind, acknowledged: false };
    all.push(sent);
    try {
      await send(url, blogId, sent);
    } catch {
      return;
    }
    onSent();
  }
}

describe.each(engines)('the process on %s', (engine) => {
  it(`loses and doubles nothing in ${KILLS} kills`, {
    timeout: 30_000 + KILLS * 20_000,
  }, async () => {
    const service = await TestService.start(engine);
    const blogId = await service.addPost({ slug: 'post' });
    await service.stop();
    const all: Sent[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { child, url, closed } = startMain(service.database, { TRUST_PROXY: '1' });
      const at = await url;
      // Resends what was in flight at the last kill, as a browser would.
      for (const sent of all.filter((entry) => !entry.acknowledged)) await send(at, blogId, sent);
      expect(all.every((sent) => sent.acknowledged)).toBe(true);
      let answers = 0;
      const goal = 10 + ((kill * 7) % 30);
      const onSent = () => {
        answers += 1;
        if (answers === goal) child.kill('SIGKILL');
      };
      await Promise.all(Array.from({ length: IN_FLIGHT }, () => stream(at, blogId, all, onSent)));
      await closed;
    }
    const store = await openStore(service.database);
    for (const table of ['comments', 'enquiries'] as const) {
      const rows = await store.db.selectFrom(table).select('name').execute();
      const stored = rows.map((row) => row.name);
      const acknowledged = all.filter((sent) => sent.kind === table && sent.acknowledged);
      expect(acknowledged.length).toBeGreaterThan(0);
      expect(stored).toEqual(expect.arrayContaining(acknowledged.map((sent) => sent.key)));
      expect(new Set(stored).size).toBe(rows.length);
    }
    const files = await store.db
      .selectFrom('files')
      .where('enquiry_id', 'is not', null)
      .select(['enquiry_id', 'size'])
      .execute();
    const enquiries = await store.db.selectFrom('enquiries').select('id').execute();
    expect(files.map((file) => file.enquiry_id).sort()).toEqual(
      enquiries.map(({ id }) => id).sort(),
    );
    expect(files.every((file) => file.size === PNG.length)).toBe(true);
    await store.close();
  });
});
