/**
 * Connection refused or reset, the server going down, without room, memory, connections or files (53…, 58…), or taking no
 * writes (25006): nothing was written, and the request may simply be tried again.
 */
export function isDatabaseLost(error: unknown): boolean {
  if (!error) return false;
  const { code = '', message = '', cause } = error as { code?: string; message?: string; cause?: unknown };
  if (/^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|57P0\d|08\w{3}|53\w{3}|58\w{3}|25006)$/.test(code)) return true;
  if (/Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(message))
    return true;
  return cause ? isDatabaseLost(cause) : false;
}
