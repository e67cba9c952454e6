import type { z } from 'zod';
import { MailEventRefused } from './mail-events.ts';

/** A body as the provider describes it. */
export function readJson<Schema extends z.ZodType>(schema: Schema, body: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(body));
  } catch {
    throw new MailEventRefused('This is not what the provider sends.');
  }
}
