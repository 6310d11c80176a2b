import { data, isRouteErrorResponse } from 'react-router-dom';
import type { Refused } from './api.ts';

/** Client action of screens: after a failure of the server, the screen keeps its input and shows a message. */
export async function keepScreenOnError({
  serverAction,
}: {
  serverAction: () => Promise<unknown>;
}) {
  try {
    // Keeps the type of the screen's own action.
    return (await serverAction()) as never;
  } catch (error) {
    const isFailure = isRouteErrorResponse(error)
      ? error.status >= 500
      : error instanceof TypeError;
    if (!isFailure) throw error;
    const message =
      'The server cannot be reached. Nothing you typed is lost: check your connection and try again.';
    const refused: Refused = { ok: false, status: 503, message, fields: {} };
    // An error status prevents the router from reloading the screen.
    return data({ refused }, { status: refused.status });
  }
}
