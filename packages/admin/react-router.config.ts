import { future } from '@brand/delivery/config';
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // Twenty routes: all of them in each page cost less than asking for them.
  routeDiscovery: { mode: 'initial' },
  future,
} satisfies Config;
