import type { RequestIdVariables } from 'hono/request-id';

/** Variables that the service's middlewares set on a request. */
export interface ServiceEnv {
  Variables: RequestIdVariables;
}
