import type { z } from 'zod';
import { parse } from '../domain/form-verb.ts';

export { parse };

export async function parseForm<Schema extends z.ZodType>(
  schema: Schema,
  request: Request,
): Promise<z.output<Schema>> {
  return parse(schema, await fieldsOf(request));
}

/**
 * The one place where forms are read. Fields hold text; a file may come in those named here. Anything else was not sent
 * by a page of ours, and code behind this line need not think of it.
 */
export async function formOf(request: Request, ...fileFields: string[]): Promise<FormData> {
  const form = await request.formData();
  for (const [name, value] of form) {
    if (typeof value === 'string' || fileFields.includes(name)) continue;
    throw new Response('This form takes words, and a file was sent.', { status: 400 });
  }
  return form;
}

/** One piece of a file that comes in several, as app/components/office/send-pieces.ts sends it; undefined: a form. */
export async function pieceOf(request: Request) {
  if (request.headers.get('content-type') !== 'application/octet-stream') return undefined;
  return {
    uploadId: request.headers.get('upload-id') ?? '',
    offset: Number(request.headers.get('upload-offset') ?? Number.NaN),
    bytes: new Uint8Array(await request.arrayBuffer()),
  };
}

/** A form as its fields; of a field that comes twice, the last. */
export async function fieldsOf(request: Request): Promise<Record<string, string>> {
  return Object.fromEntries([...(await formOf(request))].map(([name, value]) => [name, String(value)]));
}
