import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@brand/tasks/root';
import { generate } from 'selfsigned';
import { eventually, sendRequest } from '../attack/sendRequest.ts';
import type { Check } from '../report.ts';
import * as expectations from './expectations.ts';
import { Upstream } from './upstream.ts';

export const nginx: Check = {
  name: 'nginx',
  checked: 'what it hides, passes, limits and logs',
  async run(findings) {
    using temporary = mkdtempDisposableSync(join(tmpdir(), 'nginx-'));
    const folder = temporary.path;
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
    writeFileSync(join(folder, 'fullchain.pem'), cert);
    writeFileSync(join(folder, 'privkey.pem'), key);
    const site = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
      .replaceAll('/etc/letsencrypt/live/www.example.com', folder)
      .replaceAll('/var/log/nginx', folder);
    const configuration = join(folder, 'nginx.conf');
    writeFileSync(
      configuration,
      `daemon off; user root; pid ${folder}/pid; error_log ${folder}/start.log;
      events { worker_connections 4096; } http { access_log ${folder}/access.log; ${site} }`,
    );
    await using upstream = await Upstream.start();
    const server = spawn('nginx', ['-c', configuration], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const ended = once(server, 'exit');
    const origin = 'https://127.0.0.1';
    if (
      !(await eventually(10, async () => (await sendRequest(origin, { path: '/' })).status === 200))
    )
      throw new Error('nginx does not start.');
    const logs = () =>
      ['access.log', 'error.log'].map((name) => readFileSync(join(folder, name), 'utf8')).join('');
    await expectations.expectHidden(findings);
    await expectations.expectOwnAddress(findings);
    await expectations.expectBodies(findings);
    await expectations.expectDiscreetLogs(findings, logs);
    await expectations.expectLimitAtOnce(findings, upstream);
    await expectations.expectLimitOfRate(findings);
    server.kill();
    await ended;
  },
};
