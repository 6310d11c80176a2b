import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@brand/tasks/root';
import { eventually, sendRequest } from '../attack/sendRequest.ts';
import type { Check } from '../report.ts';
import * as expectations from './expectations.ts';
import { Upstream } from './upstream.ts';

const program = process.env.CADDY_PATH ?? 'caddy';

export const caddy: Check = {
  name: 'Caddy',
  checked: 'what it hides, passes, limits and logs',
  async run(findings) {
    using temporary = mkdtempDisposableSync(join(tmpdir(), 'caddy-'));
    const folder = temporary.path;
    const isWhole = execFileSync(program, ['list-modules'], { encoding: 'utf8' }).includes(
      'rate_limit',
    );
    let text = readFileSync(join(root, 'deploy/Caddyfile'), 'utf8')
      // Without asking anybody for a certificate, or this machine to trust its own.
      .replace('{\n', '{\n\tskip_install_trust\n\tdefault_sni localhost\n\tadmin off\n');
    if (!isWhole) {
      text = text.replace(/^\trate_limit \{[\s\S]*?^\t\}\n/m, '').replace(/request_buffers .*/, '');
      findings.notes.push('without a limit of requests, which Debian’s Caddy does not have');
    }
    const configuration = join(folder, 'Caddyfile');
    writeFileSync(configuration, text);
    await using _upstream = await Upstream.start();
    let log = '';
    const server = spawn(program, ['run', '--adapter', 'caddyfile', '--config', configuration], {
      env: {
        ...{ ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
        ...{ SITE_HOST: 'localhost', SITE_PROCESSES: '127.0.0.1:3001 127.0.0.1:3002' },
      },
    });
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => {
        log += part;
      });
    const ended = once(server, 'exit');
    const request = { path: '/', headers: { Host: 'localhost' } };
    const answers = async () => (await sendRequest('https://127.0.0.1', request)).status === 200;
    if (!(await eventually(10, answers))) throw new Error(`Caddy does not start: ${log}`);
    log = '';
    await expectations.expectHidden(findings);
    await expectations.expectOwnAddress(findings);
    await expectations.expectBodies(findings);
    await expectations.expectDiscreetLogs(findings, () => log);
    if (isWhole) await expectations.expectLimitOfRate(findings);
    server.kill();
    await ended;
  },
};
