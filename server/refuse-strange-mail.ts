import type { MiddlewareHandler } from 'hono';
import type { Config } from '../domain/services.ts';
import { inboundSender } from '../domain/support/index.ts';

/** Before the body: holding fifty megabytes of a stranger's mail to say no would be a way to fill our memory. */
export function refuseStrangeMail(config: Config): MiddlewareHandler {
  return async (c, next) => {
    const sender = inboundSender(config, (name) => c.req.header(name));
    if (sender === 'service') return next();
    const [error, status] =
      sender === 'off' ? (['Page not found', 404] as const) : (['Unknown sender.', 403] as const);
    // The rest is not read, so the connection cannot be used again.
    return c.json({ error }, status, { connection: 'close' });
  };
}
