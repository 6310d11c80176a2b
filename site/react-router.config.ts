import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The blog changes without a build, so its pages are rendered per request.
  prerender: ['/'],
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
