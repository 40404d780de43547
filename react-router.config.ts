import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  // The table of addresses is small: no extra request discovers it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
