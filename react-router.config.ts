import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  // Links load whole documents, so a page needs no route but its own.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
