import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // What a page does in the browser comes with the page: asking how each could be cut took a fifteenth of the build.
  splitRouteModules: false,
  buildDirectory: 'dist',
  // More than the server is built (vite.config.ts names it all), and each keeps its name.
  serverBuildFile: '[name].js',
  // All routes are known at once: navigation never waits for a manifest request.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
