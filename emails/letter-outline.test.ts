import { describe, expect, test } from 'vitest';
import { firstEdition } from '../content/edition.ts';
import { makeContent } from '../content/make-content.ts';
import { mailNames } from './groups.ts';
import { mailRenderer } from './index.tsx';
import { fillText, textProblem } from './letter-variables.ts';
import type { LetterText, Mail, MailName } from './mails.ts';

const content = makeContent(firstEdition);
const names = mailNames.filter((name) => name !== 'custom');
const outline = (name: MailName) => mailRenderer.outline(name, content);
const render = (mail: Mail, letter?: LetterText) => mailRenderer.render(mail, content, { letter });

describe.each(names)('%s', (name) => {
  test('reads the same where its parts stand as they were written', async () => {
    const blocks = outline(name).blocks.map(({ key }) => ({ part: key }));
    expect(blocks).not.toEqual([]);
    for (const { mail } of mailRenderer.people(name)) {
      expect((await render(mail, { blocks })).body).toBe((await render(mail)).body);
    }
  });

  test('says in other words all that it says in words', async () => {
    const { blocks, hasSite, variables } = outline(name);
    const arranged = blocks.map(({ key, text }, n) => ({
      part: key,
      ...(text === undefined ? {} : { text: `Reworded ${n}.` }),
    }));
    const all = await Promise.all(
      mailRenderer.people(name).map(({ mail }) => render(mail, { blocks: arranged })),
    );
    const html = all.map(({ body }) => body).join('');
    for (const { text } of arranged) if (text) expect(html).toContain(text);
    // What an editor begins with is itself a text that may be saved.
    for (const { text, kind } of blocks) {
      const mayLink = kind === 'paragraph' || kind === 'aside';
      if (text) expect([text, textProblem(text, variables, { mayLink, hasSite })]).toEqual([text, undefined]);
      expect(text ?? '').not.toMatch(/⟦|marked\.test|\b(?:2031|2032)\b/);
    }
  });
});

test('a letter is drawn to three people who differ, and on its other occasions', () => {
  expect(mailRenderer.people('order-begins').map(({ who }) => who)).toEqual([
    'Maya',
    'Anne-Sophie, with master numbers',
    'Somebody whose name is not known',
    'Maya: waits for the partner',
    'Maya: begins after the 14 days',
  ]);
});

test('parts are moved, left out and added; where the letter leads is never lost', async () => {
  const { blocks } = outline('discount');
  const [heading, first, ...rest] = blocks.map(({ key }) => ({ part: key }));
  const arranged: LetterText = {
    subject: '{{percent}} for {{name|you}}',
    blocks: [
      {
        ...first,
        text: 'Take **{{percent}}** off, {{name|friend}}. [Look](/quiz).\n\nUse {{code}} by {{expiresAt}}.',
      },
      { ...heading, isOut: true },
      ...rest.map((block) => ({ ...block, isOut: true as const })),
      { text: 'Yours is {{lifePath|still to be found}}. <b>Not</b> markup.' },
    ],
  };
  const { subject, body, text } = await render(mailRenderer.sample('discount'), arranged);
  expect(subject).toBe('20% for Maya');
  expect(body).toContain('Take <strong>20%</strong> off, Maya.');
  expect(body).toContain('href="https://example.test/quiz"');
  expect(body).toContain('by Thursday 19 November 2026 at 10:00 AM (Lisbon time)');
  expect(body).toContain('Yours is 7. &#60;b&#62;Not&#60;/b&#62; markup.');
  expect(text).not.toContain('A code with your name on it');
  // The code and the button stay.
  expect(body).toContain('SOUL4X7Q2B');
  expect(body).toContain('class="button"');
});

test('a text with a hole gives way to what was written, and an added one is left out', async () => {
  const { blocks } = outline('order-paid');
  const arranged = {
    blocks: [
      ...blocks.map(({ key, text }) => ({ part: key, ...(text ? { text: 'By {{receipt}}.' } : {}) })),
      { text: 'X {{nothing}}' },
    ],
  };
  const mail = mailRenderer.sample('order-paid');
  const { body } = await render({ ...mail, props: { ...mail.props, receipt: '' } } as Mail, arranged);
  expect(body).toContain('Next, please tell us whom it is about');
  expect(body).not.toContain('X ');
});

const variables = outline('discount').variables;
const problem = (text: string, mayLink = true) => textProblem(text, variables, { mayLink, hasSite: true });

test.each([
  ['{{percant}} off', 'Nothing to fill {{percant}} with.'],
  ['Dear {{name}}', 'what stands there where it is unknown'],
  ['{{percent}}% off', 'would say the sign twice: 20%'],
  ['{{percent}} per cent off', 'would say the sign twice'],
  ['{name} and {{name|you}', 'with two braces'],
  ['[here](javascript:alert(1))', 'is neither'],
  ['[here]({{code}})', 'is no address to lead to'],
])('%s is refused', (text, words) => expect(problem(text)).toContain(words));

test('an address stands behind words alone', () => {
  const { variables: ofOrder } = outline('order-paid');
  const check = (text: string) => textProblem(text, ofOrder, { mayLink: true, hasSite: false });
  expect(check('See {{orderUrl}}')).toContain('[Open it]({{orderUrl}})');
  expect(check('See [your order]({{orderUrl}}), {{totalCents}}.')).toBeUndefined();
  expect(check('€{{totalCents}}')).toContain('would say the sign twice: €59');
  expect(check('[the quiz](/quiz)')).toContain('is neither');
});

test('a value is filled as it is, and a line break in it begins no header', async () => {
  expect(
    fillText('For {{name|you}}, {{nobody}}', new Map([['name', { isLink: false, value: 'Maya' }]])),
  ).toBeUndefined();
  const { subject } = await render(
    { template: 'recover-password', props: { name: 'A\r\nBcc: b', url: 'https://x.test' } },
    { subject: 'Hello {{name|you}}' },
  );
  expect(subject).toBe('Hello A Bcc: b');
});
