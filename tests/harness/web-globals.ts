import { getRequestListener } from '@hono/node-server';

/**
 * As in a process whose web server has started: it puts classes of its own in the place of Request and Response, while
 * `fetch` goes on giving Node's. Returns how to take that back.
 */
export function replaceWebGlobals(): () => void {
  const { Request, Response } = globalThis;
  getRequestListener(() => new Response());
  if (globalThis.Response === Response) throw new Error('the web server leaves Response alone');
  return () => {
    for (const [name, value] of Object.entries({ Request, Response })) {
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    }
  };
}
