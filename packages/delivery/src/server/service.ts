import { ExplainedError, openService, type Sender, type Settings } from '@brand/service';
import { HTTPException } from 'hono/http-exception';
import { proxy } from 'hono/proxy';

/** Local or remote service that handles `/api/*`, `/uploads/*` and the health checks. */
export interface Service {
  fetch: (request: Request, env?: unknown) => Response | Promise<Response>;
  /** Changes when something is published, to invalidate cached pages; undefined for a remote service. */
  contentVersion?: () => number;
}

export interface OpenService extends Service {
  /** A one-time link while there is no administrator; undefined for a remote service. */
  firstAdministratorLink?: (origin: string) => Promise<string | undefined>;
  close: () => Promise<void>;
}

/** The blog service in this process, with the configured database. @param sender who writes its mails */
export async function localService(settings: Settings, sender?: Sender): Promise<OpenService> {
  const { app, ...service } = await openService(settings, sender && { sender });
  const fetch: OpenService['fetch'] = (request, env) => app.fetch(request, env as object);
  return { ...service, fetch };
}

/** How long the other service may take to answer, from the last piece of the request's body. */
const patienceMs = 10_000;

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
      const late = new AbortController();
      const patience = setTimeout(() => late.abort(), patienceMs);
      // A large form passes as it arrives, which may take a visitor minutes.
      const progress = new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, controller) {
          patience.refresh();
          controller.enqueue(piece);
        },
      });
      const raw = new Request(request.url, {
        method: request.method,
        headers: request.headers,
        body: request.body?.pipeThrough(progress) ?? null,
        duplex: 'half',
      } as RequestInit);
      // The other service has cookies of its own. Node has answered `Expect`, and sets `Host`.
      for (const name of ['cookie', 'expect', 'host']) raw.headers.delete(name);
      const answer = await proxy(new URL(pathname + search, origin), {
        raw,
        strictConnectionProcessing: true,
        redirect: 'manual',
        signal: AbortSignal.any([request.signal, late.signal]),
      }).catch((error) => {
        if (error instanceof HTTPException) throw error;
      });
      clearTimeout(patience);
      if (!answer) return Response.json(unavailable, { status: 502 });
      // Its cookies and policies are for pages of its own origin.
      for (const name of ['set-cookie', 'content-security-policy']) answer.headers.delete(name);
      return answer;
    },
    close: async () => {},
  };
}

const unavailable = { status: 'error', message: 'The blog service cannot be reached.' };
