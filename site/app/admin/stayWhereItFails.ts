import { data, isRouteErrorResponse } from 'react-router-dom';
import type { Refused } from './api.ts';

/**
 * Client action of screens. When the server fails or cannot be reached, the screen stays, with what was typed, and shows
 * a message. By default the router would replace it with its error page.
 */
export async function stayWhereItFails({ serverAction }: { serverAction: () => Promise<unknown> }) {
  try {
    // Its type is that of the screen's own action.
    return (await serverAction()) as never;
  } catch (error) {
    const isFailure = isRouteErrorResponse(error)
      ? error.status >= 500
      : error instanceof TypeError;
    if (!isFailure) throw error;
    const message = 'The server cannot be reached. Your text is still here: please try again.';
    const refused: Refused = { ok: false, status: 503, message, fields: {} };
    // Because of the status the router does not load the screen again.
    return data({ refused }, { status: refused.status });
  }
}
