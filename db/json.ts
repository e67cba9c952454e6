/**
 * JSON that PostgreSQL takes. It knows neither U+0000 nor half a surrogate pair, both of which a form can send; what
 * they stood for is lost anyway.
 */
export function toJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!/\\u(0000|d[89a-f])/i.test(json)) return json;
  return JSON.stringify(value, (_, part) =>
    typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part,
  );
}
