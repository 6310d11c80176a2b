import type { ServiceFetch } from '@brand/service/client';
import { Failure } from '@brand/service/contract';
import { data, type RouterContextProvider, redirect } from 'react-router-dom';
import * as v from 'valibot';
import { serviceFetchContext } from '../blog/serviceFetch.ts';
import { pageNumber } from '../shell/pageNumber.ts';

/** Result of a change. */
export type Outcome =
  | { ok: true; body: unknown; cookie: string | null }
  | {
      ok: false;
      status: number;
      message: string;
      fields: Record<string, string>;
      /** Whether the session has ended. */
      signedOut?: boolean;
    };

/** A change that was refused. */
export type Refused = Extract<Outcome, { ok: false }>;

/** Headers of the administrator's own request that the service needs. */
const PASSED = ['cookie', 'origin', 'sec-fetch-site'];

/** Client of the service's admin API, with the session of the current request. */
export class AdminApi {
  readonly #fetch: ServiceFetch;
  readonly #request: Request;

  constructor({
    request,
    context,
  }: { request: Request; context: Readonly<RouterContextProvider> }) {
    this.#fetch = context.get(serviceFetchContext);
    this.#request = request;
  }

  /** Reads a resource. Redirects to the sign-in without a session. */
  async get<Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
  ): Promise<v.InferOutput<Schema>> {
    const answer = await this.#send('GET', path);
    if (answer.status === 401) throw toSignIn(this.#request);
    if (answer.ok) return v.parse(schema, await answer.json());
    const status = [403, 404].includes(answer.status) ? answer.status : 503;
    throw data(failureIn(await answer.json().catch(() => null)).message, { status });
  }

  /** Status code of a GET request, for pages that need no session. */
  async status(path: string): Promise<number> {
    return (await this.#send('GET', path)).status;
  }

  /**
   * Changes something. Without a session, a page without JavaScript is redirected to the sign-in: with 307 the browser
   * resends the form there, and back. With JavaScript the screen stays and shows a message.
   */
  async change(
    method: string,
    path: string,
    body?: unknown,
    status: 302 | 307 = 302,
  ): Promise<Outcome> {
    const outcome = await this.send(method, path, body);
    if (outcome.ok || outcome.status !== 401) return outcome;
    const isPage = this.#request.headers.get('sec-fetch-dest') === 'document';
    if (isPage) throw toSignIn(this.#request, status);
    return { ...outcome, signedOut: true };
  }

  /** Changes something that needs no session. */
  async send(method: string, path: string, body?: unknown): Promise<Outcome> {
    const answer = await this.#send(method, path, body);
    const content: unknown = await answer.json().catch(() => null);
    if (answer.ok) return { ok: true, body: content, cookie: answer.headers.get('set-cookie') };
    const { message, fields = {} } = failureIn(content);
    return { ok: false, status: answer.status, message, fields };
  }

  async #send(method: string, path: string, body?: unknown): Promise<Response> {
    const headers: Record<string, string> = {};
    for (const name of PASSED) {
      const value = this.#request.headers.get(name);
      if (value) headers[name] = value;
    }
    const file = body instanceof Blob;
    if (body !== undefined) headers['content-type'] = file ? body.type : 'application/json';
    return this.#fetch(`/api/admin/${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: file ? await body.arrayBuffer() : JSON.stringify(body) }),
    });
  }
}

function failureIn(content: unknown): Pick<Failure, 'message' | 'fields'> {
  const failure = v.safeParse(Failure, content);
  return failure.success ? failure.output : { message: 'Something went wrong. Please try again.' };
}

/** Redirects to the sign-in, which leads back to the requested screen. */
function toSignIn(request: Request, status: 302 | 307 = 302) {
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/(\/_root)?\.data$/, '');
  return redirect(`/admin/sign-in?to=${encodeURIComponent(path + search)}`, status);
}

/** Screen after the sign-in. Only paths of the administration are allowed. */
export function destination(request: Request): string {
  const to = new URL(request.url).searchParams.get('to') ?? '';
  return /^\/admin(\/[\w/-]*)?(\?[!-~]*)?$/.test(to) && !to.startsWith('/admin/sign-in')
    ? to
    : '/admin';
}

/** A text field of a form. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Page number in the URL. */
export function pageOf(request: Request): number {
  return pageNumber(new URL(request.url).searchParams);
}

/** Parameter of the URL; undefined unless it is one of the values. */
export function choiceOf<Value extends string>(
  request: Request,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const given = new URL(request.url).searchParams.get(name);
  return values.find((value) => value === given);
}

/** Query string of the values that are set. */
export function queryOf(values: Record<string, string | number | undefined>): string {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined && value !== 1);
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `?${query}` : '';
}
