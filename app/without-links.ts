import type { z } from 'zod';
import { holdsLink } from '../shared/holds-link.ts';

/**
 * For words that we repeat in a letter to an address nobody has confirmed yet: without this, a form of ours would be
 * a way to send advertising to strangers.
 */
export function withoutLinks<Schema extends z.ZodType<string>>(schema: Schema) {
  return schema.refine((words) => !holdsLink(words), 'Please leave out links and addresses.');
}
