import { describe, expect, test } from 'vitest';
import { firstEdition } from '../content/edition.ts';
import { makeContent } from '../content/make-content.ts';
import { mailNames } from './groups.ts';
import { mailRenderer } from './index.tsx';

const content = makeContent(firstEdition);
/** Every letter on every occasion, as its reader sees it. */
const letters = mailNames
  .filter((name) => name !== 'custom')
  .flatMap((name) =>
    ['sample', ...mailRenderer.occasions(name)].map((occasion) => ({
      name,
      occasion,
      mail: mailRenderer.sample(name, occasion),
    })),
  );

describe.each(letters)('$name, $occasion', ({ mail }) => {
  const written = async () => {
    const { subject, text, html } = await mailRenderer.render(mail, content);
    return `${subject}\n${text}\n${html}`;
  };

  test('says no time that is untrue when it is read', async () => {
    expect(await written()).not.toMatch(/\bago\b|yesterday|an hour since|for the next \d+ hours/i);
  });

  test('writes dates as 4 November 2026', async () => {
    const american =
      /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}(st|nd|rd|th)?(,|\b)(?! months?)/;
    expect((await written()).match(american)?.[0]).toBeUndefined();
    expect(await written()).not.toMatch(/\(Europe\/\w+\)|\d{4}-\d{2}-\d{2}T/);
  });

  test('uses plain words, and quotes no sample', async () => {
    expect(await written()).not.toMatch(
      /unwanted|in the drawer|kettle|of this row|the house\b|Letter [IV]+ of|a sample/i,
    );
  });
});

test('a product whose name begins with "The" has no second article before it', async () => {
  const template = 'product-open' as const;
  const told = async (product: string) => {
    const props = { product, url: 'https://example.test/checkout/one' };
    return (await mailRenderer.render({ template, props }, content)).text;
  };
  expect(await told('The Union Path')).toContain('when The Union Path can be ordered');
  expect(await told('Theatre Talk')).toContain('when the Theatre Talk can be ordered');
});

test('of a seat that nothing was paid for, no money goes back', async () => {
  const told = async (occasion: string) => {
    const { subject, text } = await mailRenderer.render(mailRenderer.sample('seat', occasion), content);
    return `${subject}\n${text}`;
  };
  expect(await told('returned')).toContain('your money goes back');
  expect(await told('returned, nothing paid')).not.toMatch(/money|paid/);
  expect(await told('returned, nothing paid')).toContain(
    'Nothing was charged, and your code can be used again.',
  );
});
