import type { z } from 'zod';

const LINK =
  /[@/\\<>]|https?:|www\.|\.(com|net|org|info|biz|io|co|me|app|xyz|top|shop|site|online|link|ru|cn)\b/i;

/**
 * For words that we repeat in a letter to an address nobody has confirmed yet: without this, a form of ours would be
 * a way to send advertising to strangers.
 */
export function withoutLinks<Schema extends z.ZodType<string>>(schema: Schema) {
  return schema.refine((words) => !LINK.test(words), 'Please leave out links and addresses.');
}
