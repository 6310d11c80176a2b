import { Failure } from '@brand/service/contract';
import * as v from 'valibot';

/** Why a request failed. `signedOut` is true if the session has ended. */
export interface SendFailure {
  failed: string;
  signedOut: boolean;
}

/**
 * Sends a request to the admin API from the browser. The router's fetchers would reload the screen after a change,
 * which cancels a navigation during its redirect, and would replace the screen on an error.
 *
 * @param body a file, or a value to send as JSON
 * @returns the parsed response, or why the request failed
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
      // The page may be closing. Browsers reject `keepalive` for long bodies.
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
