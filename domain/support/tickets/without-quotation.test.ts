import { expect, test } from 'vitest';
import { withoutQuotation } from './inbound-mail.ts';

test.each([
  [
    'Thank you, that helps.\n\nOn Fri, Nov 20, 2026 at 10:00 Aura <a@b.c> wrote:\n> Hello',
    'Thank you, that helps.',
  ],
  ['Danke.\r\n\r\nAm 20.11.2026 um 10:00 schrieb Aura:\r\n> Hallo', 'Danke.'],
  ['Yes.\n\nOn Fri, Nov 20, 2026 at 10:00 AM Aura Numerology\n<a@b.c> wrote:\n> Hello', 'Yes.'],
  ['First\n> quoted\nSecond', 'First\nSecond'],
  ['Bye\n-- \nMaya\n+351 123', 'Bye'],
  ['Yes\n\n-----Original Message-----\nFrom: x', 'Yes'],
  ['> only a quotation', ''],
  ['On Monday I wrote a letter.\nAnd more', 'On Monday I wrote a letter.\nAnd more'],
  ['tab\tstays, \u0007bell goes', 'tab\tstays, bell goes'],
])('%j', (mail, words) => expect(withoutQuotation(mail)).toBe(words));
