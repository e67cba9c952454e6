import type { z } from 'zod';
import { hasLink, NO_LINKS } from '../domain/links-in-words.ts';

export function withoutLinks<Schema extends z.ZodType<string>>(schema: Schema) {
  return schema.refine((words) => !hasLink(words), NO_LINKS);
}
