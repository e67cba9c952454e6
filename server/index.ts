import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/** `node dist/server/index.js`. Apart from run.ts, because libraries look at NODE_ENV while they are loaded. */
process.env.NODE_ENV = 'production';

/**
 * The first process of a container inherits every orphan, and Node takes note of its own children alone: the processes of
 * a database that was killed would stay for ever as zombies. A shell takes note of all, so it goes first, passes signals
 * on, and ends as we end.
 */
const AS_FIRST = `"$0" "$@" & child=$!
for signal in TERM INT HUP; do trap "kill -$signal $child" $signal; done
while kill -0 $child 2>/dev/null; do wait $child; code=$?; done
exit $code`;
const SHELL = '/bin/sh';
if (process.pid === 1 && process.execve && existsSync(SHELL)) {
  const { execPath, execArgv, argv, env } = process;
  process.execve(SHELL, [SHELL, '-c', AS_FIRST, execPath, ...execArgv, ...argv.slice(1)], env);
}

// What was compiled once is read at the next start. Beside the program, which only those may write who may change it; not in Node 20.
enableCompileCache?.(join(import.meta.dirname, '..', 'compiled'));
const { run } = await import('./run.ts');
await run();
