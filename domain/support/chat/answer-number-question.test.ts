import { describe, expect, test } from 'vitest';
import { firstEdition } from '../../../content/edition.ts';
import { makeContent } from '../../../content/make-content.ts';
import { answerNumberQuestion } from './consider.ts';

const content = makeContent(firstEdition);

const today = { year: 2026, month: 11, day: 20 };
const ask = (message: string, numbers?: { lifePath: number; expression: number; soulUrge: number }) =>
  answerNumberQuestion(message, { content, today, numbers });

describe('numbers that the engine works out', () => {
  test('a Life Path with its sum and its page', () => {
    const { text, url } = ask('what is my life path, 4 July 1990?') ?? {};
    expect(text).toContain('The Life Path of 4 July 1990 is 3.');
    expect(text).toContain('Month 7, day 4, year 1990 → 19 → 10 → 1. Together 7 + 4 + 1 = 12 → 3.');
    expect(url).toBe('/numbers/3');
  });

  test('a master number keeps its digit, as in the quiz', () => {
    expect(ask('life path 29/11/1985')?.text).toMatch(/^The Life Path of 29 November 1985 is \d/);
    expect(ask('birthday number 29 November 1985')?.text).toContain(
      'is 2, with the Master number 11 behind it',
    );
  });

  test('a date alone is enough, an ambiguous one is read aloud', () => {
    expect(ask('04.07.1990')?.text).toContain('Reading the day first, as 4 July 1990');
    expect(ask('hi 4 July 1990')?.title).toBe('Life Path 3');
  });

  test('the personal year is the one we are in', () => {
    expect(ask('my personal year? born 4 July 1990')?.text).toContain(
      'In 2026 you are in a Personal Year 3.',
    );
  });

  test('name numbers, letter by letter', () => {
    expect(ask('What is the expression number of Maya Okafor?')?.text).toContain(
      'MAYA 4 + 1 + 7 + 1 = 13 → 4; OKAFOR 6 + 2 + 1 + 6 + 6 + 9 = 30 → 3. Together 4 + 3 = 7.',
    );
    expect(ask('soul urge for Łukasz')?.text).toContain('The Soul Urge of LUKASZ is 4.');
    expect(ask('soul urge for Ng')?.text).toContain('NG holds no vowels, so there is no Soul Urge to count.');
    expect(ask('personality of Aoi')?.text).toContain(
      'AOI holds no consonants, so all its letters stand in their place. The Personality of AOI is 7.',
    );
  });

  test.each(['life path of 31 February 1990', 'my number: 4 July 2030', 'born 4 July 1850'])(
    '%s',
    (message) => expect(ask(message)?.text).toContain('I cannot read that as a birth date'),
  );
});

describe('meanings', () => {
  test.each([
    ['my life path is 7', '/numbers/7'],
    ['life path 11 meaning', '/numbers/11'],
    ['what does number 5 mean', '/numbers/5'],
    ['what is karmic debt 16?', '/numbers'],
    ['are 3 and 7 compatible?', '/compatibility'],
    ['I am a 2 and my partner is an 8', '/compatibility'],
  ])('%s → %s', (message, url) => expect(ask(message)?.url).toBe(url));

  test('the visitor’s own number, when we know it', () => {
    expect(ask('what is my soul urge', { lifePath: 1, expression: 2, soulUrge: 9 })?.text).toContain(
      'Your Soul Urge is 9.',
    );
    expect(ask('what is my life path')?.text).toContain('Tell me the date of birth');
  });
});

test.each([
  'karmic debt 12',
  'can I order before 4 July 2026',
  'what is a karmic debt?',
  'how do you work out my life path',
  '',
])('not a question about a number: %s', (message) => expect(ask(message)).toBeUndefined());
