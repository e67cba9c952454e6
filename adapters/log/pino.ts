import pino from 'pino';
import { causesOf, codeOf, has } from '../../shared/problem.ts';
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

/**
 * What an error says. The database's own words quote values: of those only their place is told, which is what is looked
 * for. Addresses are cut out of all others; the stack says where it happened.
 */
export function describeError(error: unknown): object {
  const [first] = causesOf(error);
  if (!has(first, 'message') && !(first instanceof Error)) return { type: typeof error };
  const ofDatabase = causesOf(error).find((cause) => SQLSTATE.test(codeOf(cause) ?? ''));
  // Drizzle repeats the values of the query in its own message.
  const quotes = first === ofDatabase || has(first, 'params');
  const field = (name: string) =>
    has(ofDatabase, name) && ofDatabase[name] ? String(ofDatabase[name]) : undefined;
  const stack = has(first, 'stack') ? String(first.stack) : '';
  return {
    type: has(first, 'name') ? String(first.name) : 'Error',
    code: causesOf(error).map(codeOf).find(Boolean),
    message: quotes ? undefined : withoutAddresses(messageIn(first)),
    constraint: field('constraint'),
    table: field('table'),
    // The words stand before the stack, in as many lines as they have.
    stack: stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
}

/** Five letters and digits; the system's own codes, such as EPIPE, have no digit. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;
const messageIn = (error: unknown) => (has(error, 'message') ? String(error.message) : '');
const withoutAddresses = (text: string) =>
  text.replaceAll(/(?<![^\s<>"'(:,;])@*[^\s<>"'(:,;@]+@[^\s<>"'),;]+/g, '[address]');
