import { future } from '@brand/router/config';
import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/pages/index.ts';

export default {
  ssr: true,
  prerender: [...prerenderedPaths],
  future,
} satisfies Config;
