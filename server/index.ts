/** `node dist/server/index.js`. Apart from run.ts, because libraries look at NODE_ENV while they are loaded. */
process.env.NODE_ENV = 'production';
const { run } = await import('./run.ts');
await run();

export {};
