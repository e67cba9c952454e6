import * as build from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import { assets } from '../db/project-folder.ts';
import { branchHandlers } from './branch-handlers.ts';
import type { Env } from './env.ts';
import { type StartOptions, start } from './start.ts';

export { readEnv } from './env.ts';

const serverBuild = build as unknown as ServerBuild;

/** The entry of the built bundle: the server together with the pages it was built with. */
export function startProduction(
  env: Env,
  { cachePages = true, ...options }: Omit<StartOptions, 'web'> & { cachePages?: boolean } = {},
) {
  return start(env, {
    ...options,
    web: {
      build: () => serverBuild,
      handle: branchHandlers(serverBuild),
      clientFolder: assets.client,
      cachePages,
    },
  });
}
