import type { Server } from 'node:http';

const SWEEP_MS = 50;

/** Resolves when nobody is connected any more. Who is still being answered then has `patienceMs` to hear the end. */
export function closeServer(server: Server, patienceMs = 10_000): Promise<void> {
  return new Promise((resolve) => {
    // A connection that hears the end of its answer only now is kept open for a next question, which nobody would answer.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    const patience = setTimeout(() => server.closeAllConnections(), patienceMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(patience);
      resolve();
    });
  });
}
