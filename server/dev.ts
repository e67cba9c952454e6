import { createServer as createHttpServer, type Server } from 'node:http';
import type { createRequestHandler as CreateRequestHandler, ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { projectFolder } from '../db/project-folder.ts';
import { readEnv } from './env.ts';
import type { start as Start } from './start.ts';

/** `npm run dev`: the same server, with Vite compiling pages as they are asked for. */
const env = readEnv();
const http = createHttpServer();
const vite = await createServer({
  root: projectFolder,
  server: { middlewareMode: true, hmr: { server: http } },
  appType: 'custom',
});
const load = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
// The router, too, by way of Vite: the pages' copy of it knows only its own contexts.
const { createRequestHandler } = (await vite.ssrLoadModule('react-router')) as {
  createRequestHandler: typeof CreateRequestHandler;
};
const { start } = (await vite.ssrLoadModule('/server/start.ts')) as { start: typeof Start };
const server = await start(env, {
  web: {
    build: load,
    cachePages: false,
    handle: async (request, context) => createRequestHandler(await load(), 'development')(request, context),
  },
  server: (listener) => {
    // Vite answers for modules and styles; everything else is ours.
    http.on('request', (request, response) =>
      vite.middlewares(request, response, () => listener(request, response)),
    );
    return http as Server;
  },
});
console.log(
  `\n  Aura Numerology (development) is at ${server.url}   ui kit: ${server.url}/kit\n\n  Data in ${server.data}.\n`,
);
for (const { email, password } of server.demoAccounts) console.log(`    ${email.padEnd(20)} ${password}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await vite.close();
    await server.stop();
    process.exit(0);
  });
}
