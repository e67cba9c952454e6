/**
 * Connection refused or reset, the server going down, or without room, memory or connections (53…, 58…): nothing was
 * written, and the request may simply be tried again.
 */
export function isDatabaseLost(error: unknown): boolean {
  if (!error) return false;
  const { code = '', message = '', cause } = error as { code?: string; message?: string; cause?: unknown };
  if (/^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|57P0\d|08\w{3}|53\w{3}|58030)$/.test(code)) return true;
  if (/Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(message))
    return true;
  return cause ? isDatabaseLost(cause) : false;
}
