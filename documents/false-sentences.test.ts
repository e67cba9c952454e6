import { describe, expect, test } from 'vitest';
import { firstEdition } from '../content/edition.ts';
import { makeContent } from '../content/make-content.ts';
import { falseSentences, RULES } from './testing/false-sentences.ts';
import { madeUpKinds, randomDataFor } from './testing/kinds.ts';
import { person, seeded } from './testing/people.ts';
import { printed } from './testing/printed.ts';

const content = makeContent(firstEdition);
const issuedOn = { year: 2026, month: 11, day: 15 };
const report = (name: string, year: number, month: number, day: number) =>
  printed('personal-report', person(name, { year, month, day }, issuedOn), content);
const said = ({ texts }: ReturnType<typeof report>) => texts.map(({ text }) => text).join('\n');

describe('sentences that were false for their readers', () => {
  test('Vera Novak, born on 24 December 1997, lives in the period that began in January', () => {
    const vera = report('Vera Novak', 1997, 12, 24);
    expect(said(vera)).toContain('SECOND PERIOD · FROM 29 TO 55, 2026 TO 2052 · NOW');
    expect(said(vera)).toContain('FIRST PINNACLE · FROM BIRTH TO 28 · NOW');
    expect(falseSentences(vera)).toEqual([]);
  });

  test('in a name of four different letters no number leads', () => {
    const jo = report('Jo Ng', 1990, 6, 15);
    expect(said(jo)).toContain('no number comes twice');
    expect(falseSentences(jo)).toEqual([]);
  });

  test('somebody born in 2000 hears nothing of the last century', () => {
    expect(falseSentences(report('Ana Reis', 2000, 9, 9))).toEqual([]);
  });

  test.each(madeUpKinds)('none is left in the %s of ten random people', (kind) => {
    for (let at = 0; at < 10; at++) {
      expect(falseSentences(printed(kind, randomDataFor(kind, seeded(31 + at * 7919)), content))).toEqual([]);
    }
  });

  test('every rule has a name of its own', () => {
    expect(new Set(RULES.map(({ name }) => name)).size).toBe(RULES.length);
  });
});

describe('the rules', () => {
  const vera = report('Vera Novak', 1997, 12, 24);
  const withText = (text: string) => ({ ...vera, texts: [{ page: 'cycles', tag: 'P' as const, text }] });

  test.each([
    'FIRST PERIOD · FROM BIRTH TO 28, 1997 TO 2025 · NOW',
    'A 9 comes with every birth year of the last century, and one is enough.',
    'Decide on two evenings when the lid is on.',
    'Reckoned with the method of Hans Decoz, engine 1.0.0.',
    'Of the months ahead, March 2026 and May 2027 suit it best.',
    'I have met happy couples with eight arches.',
    'Vera has letters of every number.',
    'Take it, and hold the party on a day with a star.',
    'One table hears a 1 in this name, the other a 8.',
    'Should the number govern the productive decades, your contacts become your workshop.',
  ])('find "%s"', (text) => {
    expect(falseSentences(withText(text))).toHaveLength(1);
  });

  test('find a period that is told for another third of a life', () => {
    const text = 'As a closing period the 3 is sunny.';
    const told = { ...vera, paragraphs: [{ id: 'period-2.long.3', text, original: text }] };
    expect(falseSentences(told)).toHaveLength(1);
  });
});
