import { future } from '@brand/delivery/config';
import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/pages/index.ts';

export default {
  ssr: true,
  prerender: [...prerenderedPaths],
  future,
} satisfies Config;
