import { ExplainedError, openService, type Settings } from '@brand/service';
import { HTTPException } from 'hono/http-exception';
import { proxy } from 'hono/proxy';
import type { Service } from './site.ts';

export interface OpenService extends Service {
  /** A one-time link while there is no administrator; undefined for a remote service. */
  firstAdministratorLink?: (origin: string) => Promise<string | undefined>;
  close: () => Promise<void>;
}

/** The blog service in this process, with the configured database. */
export async function localService(settings: Settings): Promise<OpenService> {
  const { app, ...service } = await openService(settings);
  const fetch: OpenService['fetch'] = (request, env) => app.fetch(request, env as object);
  return { ...service, fetch };
}

/** Proxies the blog service at BLOG_API_URL at this site's own origin. @throws ExplainedError if it is no HTTP URL */
export function remoteService(origin: string): OpenService {
  if (!URL.canParse(origin) || !/^https?:$/.test(new URL(origin).protocol)) {
    throw new ExplainedError([
      `BLOG_API_URL is "${origin}". Set it to a web address such as https://blog.example.com, or leave it out.`,
    ]);
  }
  return {
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      const raw = new Request(request.url, { method: request.method, headers: request.headers });
      // The other service has cookies of its own. Node has answered `Expect`, and sets `Host`.
      for (const name of ['cookie', 'expect', 'host']) raw.headers.delete(name);
      const hasBody = !['GET', 'HEAD'].includes(request.method);
      const answer = await proxy(new URL(pathname + search, origin), {
        raw,
        strictConnectionProcessing: true,
        body: hasBody ? await request.arrayBuffer() : null,
        redirect: 'manual',
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(10_000)]),
      }).catch((error) => {
        if (error instanceof HTTPException) throw error;
      });
      if (!answer) return Response.json(unavailable, { status: 502 });
      answer.headers.delete('set-cookie');
      return answer;
    },
    close: async () => {},
  };
}

const unavailable = { status: 'error', message: 'The blog service cannot be reached.' };
