import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { assets } from '../db/project-folder.ts';
import type { Web } from './answer-page.ts';
import { branchTo } from './branches.ts';
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

/**
 * A router for each page, which knows that page and the layouts above it. One that knows the whole site map goes through it
 * several times for each request, and hands all of it to what renders the page.
 */
function branchHandlers(build: ServerBuild): Web['handle'] {
  const handlers = new Map<string, Web['handle']>();
  const whole = createRequestHandler(build, 'production');

  const handlerFor = (url: string): Web['handle'] => {
    const branch = branchTo(build, pagePath(url)).map(({ id }) => id);
    const page = branch.at(-1);
    if (page === undefined) return whole;
    const handler = handlers.get(page) ?? createRequestHandler(only(build, branch), 'production');
    handlers.set(page, handler);
    return handler;
  };

  return (request, context) => handlerFor(request.url)(request, context);
}

/** The page whose data are asked for, as the router has it. */
function pagePath(url: string): string {
  const { pathname } = new URL(url);
  return pathname.endsWith('/_.data') ? pathname.slice(0, -'_.data'.length) : pathname.replace(/\.data$/, '');
}

function only(build: ServerBuild, ids: string[]): ServerBuild {
  const within = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)));
  return {
    ...build,
    routes: within(build.routes),
    assets: { ...build.assets, routes: within(build.assets.routes) },
  };
}
