import { serviceFetchContext } from '@brand/delivery/contexts';
import { pageNumber } from '@brand/router/pageNumbers';
import {
  type CallOptions,
  call,
  type Endpoint,
  type Failed,
  type Result,
  type ServiceFetch,
  withHeaders,
} from '@brand/service/client';
import { data, type RouterContextProvider, redirect } from 'react-router-dom';
import * as v from 'valibot';
import { problemOf } from './problems.ts';

export interface Refused extends Pick<Failed, 'ok' | 'status' | 'code' | 'fields'> {
  message: string;
  signedOut?: boolean;
}

/** Headers of the administrator's own request that the service needs. */
const PASSED = ['cookie', 'origin', 'sec-fetch-site'];

export class AdminApi {
  readonly #service: ServiceFetch;
  readonly #request: Request;

  constructor({
    request,
    context,
  }: { request: Request; context: Readonly<RouterContextProvider> }) {
    const session = PASSED.flatMap((name) => {
      const value = request.headers.get(name);
      return value ? [[name, value]] : [];
    });
    this.#service = withHeaders(context.get(serviceFetchContext), Object.fromEntries(session));
    this.#request = request;
  }

  /** Reads a resource. Redirects to the sign-in without a session. */
  async get<Answer extends v.GenericSchema>(
    endpoint: Endpoint<Answer>,
    query?: CallOptions['query'],
  ): Promise<v.InferOutput<Answer>> {
    const read = await call(this.#service, endpoint, { query });
    if (read.ok) return read.value;
    if (read.status === 401) throw toSignIn(this.#request);
    throw data(problemOf(read).message, {
      status: [403, 404].includes(read.status) ? read.status : 503,
    });
  }

  /**
   * Changes something. Without a session, a page without JavaScript is redirected to the sign-in: with 307 the browser
   * resends the form there, and back. With JavaScript the screen stays and shows a message.
   */
  async change<Answer extends v.GenericSchema>(
    endpoint: Endpoint<Answer>,
    options?: CallOptions,
    status: 302 | 307 = 302,
  ): Promise<Changed<v.InferOutput<Answer>>> {
    const changed = await this.send(endpoint, options);
    if (changed.ok || changed.status !== 401) return changed;
    const isPage = this.#request.headers.get('sec-fetch-dest') === 'document';
    if (isPage) throw toSignIn(this.#request, status);
    return { ...changed, signedOut: true };
  }

  async send<Answer extends v.GenericSchema>(
    endpoint: Endpoint<Answer>,
    options?: CallOptions,
  ): Promise<Changed<v.InferOutput<Answer>>> {
    const sent = await call(this.#service, endpoint, options);
    if (sent.ok) return sent;
    // A status tells the router whether to reload the screen.
    return { ...problemOf(sent), status: sent.status || 503 };
  }
}

type Changed<Value> = Extract<Result<Value>, { ok: true }> | Refused;

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

/** Passes on the cookies of an answer. */
export function cookiesOf(answer: Headers): HeadersInit {
  return answer.getSetCookie().map((cookie): [string, string] => ['Set-Cookie', cookie]);
}

export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Which of the screen's forms was sent. Throws status 400 if it is none of them. */
export function intentOf<const Intents extends readonly string[]>(
  form: FormData,
  intents: Intents,
): Intents[number] {
  const { success, output } = v.safeParse(v.picklist(intents), form.get('intent'));
  if (!success) throw data('No form of this screen', { status: 400 });
  return output;
}

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
