import { expect, test } from 'vitest';
import { z } from 'zod';
import { withoutLinks } from './without-links.ts';

const accepts = (words: string) => withoutLinks(z.string()).safeParse(words).success;

test.each(['Maya Okafor', 'J. R. R. Tolkien', 'Dr.Maya', "O'Brien-Łukasz", 'Мария', 'St. Comeau'])(
  'a name like %s stays',
  (name) => expect(accepts(name)).toBe(true),
);

test.each(['Win at https://x.test', 'www.example', 'you won, see cheap.shop', 'a@b', 'Maya <b>', 'x.com/y'])(
  'an advertisement like %s does not',
  (name) => expect(accepts(name)).toBe(false),
);
