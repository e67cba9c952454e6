import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/** `node dist/server/index.js`. Apart from run.ts, because libraries look at NODE_ENV while they are loaded. */
process.env.NODE_ENV = 'production';
// What was compiled once is read at the next start. Beside the program, which only those may write who may change it; not in Node 20.
enableCompileCache?.(join(import.meta.dirname, '..', 'compiled'));
const { run } = await import('./run.ts');
await run();
