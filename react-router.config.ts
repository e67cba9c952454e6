import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // All routes are known at once: navigation never waits for a manifest request.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
