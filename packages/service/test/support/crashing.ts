/** A server that throws on request. It answers `/wait` when `/release` is requested. */
import { Readable } from 'node:stream';
import { serve } from '../../src/http/server.ts';
import { untilStop } from '../../src/process/until-stop.ts';

let release = () => {};
const released = new Promise<void>((resolve) => {
  release = resolve;
});
const server = await serve({
  host: '127.0.0.1',
  port: Number(process.env.PORT),
  async fetch(request) {
    const { pathname } = new URL(request.url);
    if (pathname === '/wait') await released;
    if (pathname === '/release') release();
    if (pathname === '/throw') {
      Readable.from(['x']).on('data', () => {
        throw new Error('thrown in a stream');
      });
    }
    if (pathname === '/reject') void Promise.reject(new Error('rejected'));
    return new Response(pathname);
  },
});
console.log(`Service ready at ${server.url}`);
await untilStop();
await server.close({ drainMs: Number(process.env.LEAVE_MS ?? 1000) });
