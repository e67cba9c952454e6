import pino from 'pino';
import type { Log } from './log.ts';

export function pinoLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    // The last line of defence: fields that may hold personal data are cut wherever they turn up.
    redact: {
      paths: ['email', '*.email', 'name', '*.name', 'to', '*.to', 'address', '*.password', 'password'],
      remove: true,
    },
    serializers: { err: describeError },
  });
}

/** Database messages quote values, and so does what Drizzle makes of them; the stack says where it happened. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = codeOf(error);
  const quotes = 'code' in error || 'params' in error;
  return {
    type: error.name,
    code,
    message: quotes ? undefined : error.message,
    // The words stand before the stack, in as many lines as they have.
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
}

/** Drizzle wraps what the database said. */
function codeOf({ code, cause }: Error & { code?: string }): string | undefined {
  return code ?? (cause instanceof Error ? codeOf(cause) : undefined);
}
