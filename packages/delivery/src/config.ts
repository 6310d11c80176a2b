import type { Config } from '@react-router/dev/config';
import type { RouteConfigEntry } from '@react-router/dev/routes';

/** Changes of the router's next major version. */
export const future = {
  v8_middleware: true,
  v8_passThroughRequests: true,
  v8_splitRouteModules: true,
  v8_trailingSlashAwareDataRequests: true,
  v8_viteEnvironmentApi: true,
} satisfies Config['future'];

/** Makes routes case-sensitive, because `/ADMIN` must not bypass the server's rules for `/admin`. */
export const caseSensitive = (entries: RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.map((entry) => ({
    ...entry,
    caseSensitive: true,
    ...(entry.children && { children: caseSensitive(entry.children) }),
  }));
