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
    serializers: {
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        // Database messages quote values; the stack alone says where it happened.
        message: error.code ? undefined : error.message,
        stack: error.stack?.split('\n').slice(1).join('\n'),
      }),
    },
  });
}
