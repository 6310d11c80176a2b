import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { killAll, startMain } from './support/process.ts';
import { newFolder, TestService } from './support/service.ts';

/** Number of comments; set WRITES for more. */
const WRITES = Number(process.env.WRITES ?? 40);
const IN_FLIGHT = 8;
const hasStrace = spawnSync('strace', ['-V']).status === 0;

afterEach(killAll);

/** Traces the system calls of a process; undefined where that is not permitted. */
async function follow(pid: number, file: string): Promise<ChildProcess | undefined> {
  const calls = 'trace=pwrite64,fsync,fdatasync,write,writev,sendto,sendmsg';
  const strace = spawn('strace', [
    '-f',
    '-y',
    '-s',
    '9000',
    '-e',
    calls,
    '-o',
    file,
    '-p',
    `${pid}`,
  ]);
  let said = '';
  const attached = new Promise<boolean>((resolve) => {
    strace.stderr.on('data', (text) => {
      said += text;
      if (/attached/.test(said)) resolve(true);
    });
    strace.once('close', () => resolve(false));
  });
  return (await attached) ? strace : undefined;
}

/** Lines of the trace where a key is written to the write-ahead log, and where it is acknowledged. */
function linesOf(calls: string[], key: string) {
  // Only the first write counts: later comments write the same page again.
  const written = calls.findIndex(
    (line) => line.includes('pwrite64(') && line.includes('-wal>') && line.includes(key),
  );
  const acknowledged = calls.findIndex(
    (line) => line.includes('HTTP/1.1 201') && line.includes(key),
  );
  return { written, acknowledged };
}

describe('a write to SQLite', () => {
  // Skipped where strace is missing: the line of this test then says so.
  it.skipIf(!hasStrace)(
    'is acknowledged after the sync that covers it (needs strace)',
    { timeout: 60_000 },
    async (context) => {
      const service = await TestService.start('sqlite');
      const blog_id = await service.addPost({ slug: 'post' });
      await service.stop();
      const { child, url, closed } = startMain(service.database, { TRUST_PROXY: '1' });
      const at = await url;
      const file = join(await newFolder(), 'calls');
      const strace = await follow(child.pid ?? 0, file);
      if (!strace) return context.skip('strace may not follow processes here');
      const keys = Array.from({ length: WRITES }, () => randomUUID());
      const rest = [...keys.entries()];
      const send = async () => {
        for (let next = rest.pop(); next; next = rest.pop()) {
          const [n, key] = next;
          const answer = await fetch(`${at}/api/comments`, {
            method: 'POST',
            headers: {
              'Content-Type': 'application/json',
              'X-Request-Id': key,
              'X-Forwarded-For': `10.0.${n % 256}.1`,
            },
            body: JSON.stringify({ blog_id, name: 'Jin', email: 'a@example.org', message: key }),
          });
          expect(answer.status).toBe(201);
        }
      };
      await Promise.all(Array.from({ length: IN_FLIGHT }, send));
      strace.kill('SIGINT');
      await once(strace, 'close');
      child.kill('SIGTERM');
      await closed;
      const calls = (await readFile(file, 'latin1')).split('\n');
      const syncs = calls.flatMap((line, index) =>
        /f(data)?sync\(\d+<[^>]*-wal>\) += 0|f(data)?sync resumed>.*= 0/.test(line) ? index : [],
      );
      for (const key of keys) {
        const { written, acknowledged } = linesOf(calls, key);
        expect(written).toBeGreaterThan(-1);
        expect(acknowledged).toBeGreaterThan(written);
        expect(syncs.some((line) => line > written && line < acknowledged)).toBe(true);
      }
    },
  );
});
