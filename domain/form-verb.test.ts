import { expect, test } from 'vitest';
import { z } from 'zod';
import { DomainError } from './errors.ts';
import { parse } from './form-verb.ts';

test('what a schema has no words for is refused in ours, never in the library’s', () => {
  const schema = z.object({
    missing: z.string(),
    empty: z.string().min(1),
    choice: z.enum(['a', 'b']),
    unchosen: z.enum(['a', 'b']),
    count: z.int().max(9),
    few: z.int().min(2),
    list: z.array(z.string()),
    nested: z.object({ at: z.string() }),
    own: z.string('Whose is it?'),
  });
  const sent = {
    ...{ empty: '', choice: 'c', count: 10, few: 1, list: 'x', nested: {}, own: undefined },
  };
  let fields: Record<string, string> = {};
  try {
    parse(schema, sent);
  } catch (error) {
    if (error instanceof DomainError) fields = error.fields;
  }
  expect(fields).toEqual({
    missing: 'Please fill this in.',
    empty: 'Please fill this in.',
    choice: 'Please choose one of these.',
    unchosen: 'Please choose one of these.',
    count: 'This is too much.',
    few: 'This is too little.',
    list: 'This does not fit here.',
    nested: 'Please fill this in.',
    'nested.at': 'Please fill this in.',
    own: 'Whose is it?',
  });
});
