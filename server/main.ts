import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { distFolder } from '../db/project-folder.ts';
import { buildIfStale, isFresh, requireTools } from './build.ts';
import { giveUp } from './give-up.ts';

/** `npm start` in a checkout: builds dist/ when the sources changed, and runs it. */
const stopped = new AbortController();
const stop = () => stopped.abort();
const signals = ['SIGINT', 'SIGTERM'] as const;
for (const signal of signals) process.on(signal, stop);

try {
  if (!isFresh()) await build(stopped.signal);
  // From here on the server itself listens to them.
  for (const signal of signals) process.off(signal, stop);
  await become(join(distFolder, 'server', 'index.js'));
} catch (error) {
  // Stopped on request: whatever failed because of it is no news.
  if (stopped.signal.aborted) process.exit(0);
  giveUp(error);
}

/** The same process with another program, where the system can do that: what building needed is given back. */
async function become(program: string): Promise<void> {
  const { execPath, execArgv, argv, env } = process;
  if (process.platform !== 'win32')
    process.execve?.(execPath, [execPath, ...execArgv, program, ...argv.slice(2)], env);
  await import(pathToFileURL(program).href);
}

async function build(asked: AbortSignal): Promise<void> {
  requireTools();
  // Libraries are installed for certain only where the tools are: dist/ brings its own.
  const [{ readEnv }, { openDatabase }] = await Promise.all([
    import('./env.ts'),
    import('../db/open-database.ts'),
  ]);
  // Side by side: building is most of a first start, and making the database takes seconds, too.
  const database = openDatabase(readEnv());
  const failed = new AbortController();
  const end = AbortSignal.any([asked, failed.signal]);
  try {
    await Promise.all([database, buildIfStale((line) => console.log(line), end)]);
    asked.throwIfAborted();
    // Made, and stopped again: the program that we become would be its parent without knowing, and when it dies nobody
    // would take note. It starts in a moment.
    await (await database).close();
  } catch (error) {
    // A start that fails leaves nothing running: neither the builder nor the database.
    failed.abort();
    await database.then(
      ({ close }) => close(),
      () => {}, // it never ran
    );
    throw error;
  }
}
