/** What a function answered: data, a refusal with its field errors, or nothing at all. */
export type Called<T> =
  | { ok: true; data: T }
  | { ok: false; message: string; code?: string; fields?: Record<string, string> };

const PATIENCE_MS = 10_000;
const UNREACHABLE = 'We could not reach the server. Please check your connection and try again.';

/** Calls one of our functions. Never throws: a lost connection is an answer like any other. */
export function callFunction<T>(name: string, body: object): Promise<Called<T>> {
  return call(name, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export function readFunction<T>(name: string): Promise<Called<T>> {
  return call(name, {});
}

async function call<T>(name: string, init: RequestInit): Promise<Called<T>> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(`/functions/v1/${name}`, { ...init, signal });
    const body = (await answer.json()) as T & {
      error?: string;
      code?: string;
      fields?: Record<string, string>;
    };
    if (answer.ok) return { ok: true, data: body };
    const fields = Object.keys(body.fields ?? {}).length > 0 ? body.fields : undefined;
    return { ok: false, message: body.error ?? '', code: body.code, fields };
  } catch {
    return { ok: false, message: UNREACHABLE };
  }
}
