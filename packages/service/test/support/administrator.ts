import { invite } from '../../src/accounts/queries.ts';
import { createSession } from '../../src/accounts/sessions.ts';
import type { Role } from '../../src/contract/admin.ts';
import type { Store } from '../../src/store/store.ts';
import type { TestService } from './service.ts';

const ORIGIN = 'https://www.example.org';

/** A form with text fields. */
export function formOf(fields: Record<string, string | number>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  return form;
}

/** An administrator's browser: it keeps its cookies and sends its origin. */
export class AdminBrowser {
  /** Of the session. */
  cookie = '';
  /** By which the browser is known. */
  known = '';
  origin: string | undefined = ORIGIN;
  readonly service;
  readonly app;

  constructor(service: TestService, app = service.app) {
    this.service = service;
    this.app = app;
  }

  /** An administrator who has followed a one-time link. */
  static async invited(service: TestService, email = 'ada@example.org'): Promise<AdminBrowser> {
    const browser = new AdminBrowser(service);
    const token = await invite(service.store, email, service.now);
    await browser.post('welcome', { token, name: 'Ada', password: PASSWORD });
    return browser;
  }

  /** Signs somebody in with a role, without computing a real hash. */
  static async signedIn(
    service: TestService,
    email = 'ada@example.org',
    role: Role = 'administrator',
  ): Promise<AdminBrowser> {
    const browser = new AdminBrowser(service);
    browser.cookie = `__Host-session=${await signIn(service.store, email, role, service.now)}`;
    return browser;
  }

  send(method: string, path: string, body?: unknown): Promise<Response> {
    return this.request(`/api/admin/${path}`, method, body);
  }

  async request(path: string, method = 'GET', body?: unknown): Promise<Response> {
    const bytes = body instanceof Uint8Array;
    const isForm = body instanceof FormData;
    const answer = await this.app.request(`${ORIGIN}${path}`, {
      method,
      headers: {
        Cookie: [this.cookie, this.known].filter(Boolean).join('; '),
        ...(this.origin && { Origin: this.origin }),
        ...(body !== undefined &&
          !isForm && { 'Content-Type': bytes ? 'image/png' : 'application/json' }),
      },
      ...(body !== undefined && {
        body: isForm ? body : bytes ? new Uint8Array(body) : JSON.stringify(body),
      }),
    });
    for (const [cookie = ''] of answer.headers.getSetCookie().map((set) => set.split(';'))) {
      if (cookie.includes('browser=')) this.known = cookie;
      else this.cookie = cookie;
    }
    return answer;
  }

  get(path: string): Promise<Response> {
    return this.send('GET', path);
  }

  post(path: string, body?: unknown): Promise<Response> {
    return this.send('POST', path, body);
  }

  put(path: string, body: unknown): Promise<Response> {
    return this.send('PUT', path, body);
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests check what really arrived
  async json(path: string): Promise<any> {
    return (await this.get(path)).json();
  }

  /** The actions in the audit log, oldest first. */
  async actions(): Promise<string[]> {
    const { entries } = await this.json('audit');
    const line = (entry: Record<string, string>) =>
      `${entry.who}: ${entry.action}, ${entry.subject}`;
    return entries.map(line).reverse();
  }
}

/** Creates an account without computing a real hash; resolves to the token of its session. */
export function signIn(store: Store, email: string, role: Role, now: Date): Promise<string> {
  const created_at = now.toISOString();
  return store.write(async (trx) => {
    const { id } = await trx
      .insertInto('administrators')
      .values({ email, name: 'Ada', role, password_hash: CHEAP_HASH, created_at })
      .returning('id')
      .executeTakeFirstOrThrow();
    return createSession(trx, id, now);
  });
}

export const PASSWORD = 'correct horse battery';
/** A hash of the same password with minimal cost. */
const CHEAP_HASH =
  '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHQxNmJ5dGVzIQ$TOmqmnBKd01VL4oCkvxGfpmSC+XsrMxmfNSKWWCucvk';
