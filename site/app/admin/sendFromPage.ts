import { Failure } from '@brand/service/contract';
import * as v from 'valibot';

/** Why a request failed; `signedOut` when the session had ended. */
export interface SendFailure {
  failed: string;
  signedOut: boolean;
}

/**
 * Reads or changes something in the administration from the page itself. The router's fetchers would load the screen
 * again after a change, which ends a navigation that is being redirected meanwhile, and would leave the screen where they
 * fail.
 *
 * @param body a file, or what is sent as JSON
 * @returns what the service answered, or why it failed
 */
export async function sendFromPage<Schema extends v.GenericSchema>(
  schema: Schema,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
): Promise<v.InferOutput<Schema> | SendFailure> {
  const isFile = body instanceof Blob;
  const content = isFile ? body : JSON.stringify(body);
  try {
    const answer = await fetch(`/api/admin/${path}`, {
      method,
      headers: { 'Content-Type': isFile ? body.type : 'application/json' },
      body: content,
      // The page may be closing. Browsers refuse this for long texts.
      keepalive: document.hidden && typeof content === 'string' && content.length < 20_000,
    });
    const result: unknown = await answer.json();
    if (answer.ok) return v.parse(schema, result);
    const { message, fields } = v.parse(Failure, result);
    const failed = Object.values(fields ?? {})[0] ?? message;
    return { failed, signedOut: answer.status === 401 };
  } catch {
    return { failed: 'The server cannot be reached.', signedOut: false };
  }
}
