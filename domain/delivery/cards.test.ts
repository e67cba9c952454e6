import { describe, expect, test } from 'vitest';
import { firstEdition } from '../../content/edition.ts';
import { makeContent } from '../../content/make-content.ts';
import { renderEditions } from '../../documents/draw.ts';
import { chapterOf } from '../../documents/index.ts';
import { ordinaryPerson, seeded } from '../../documents/testing/people.ts';
import { cardsIn } from './cards.ts';

const content = makeContent(firstEdition);
const kinds = ['personal-report', 'yearly-blueprint', 'free-report'] as const;

/** Every chapter of somebody's document, with what it offers to pass on. */
async function offersOf(kind: (typeof kinds)[number], from: number) {
  const person = ordinaryPerson(seeded(from));
  const [reading] = await renderEditions(kind, person, content, ['reading']);
  if (!reading) throw new Error('no reading');
  const { contents } = chapterOf(reading);
  return contents.map((title, at) => ({
    title,
    person,
    ...cardsIn(chapterOf(reading, at + 1), [person.name]),
  }));
}

const MONTHS = /January|February|March|April|May|June|July|August|September|October|November|December/;

describe.each(kinds)('what can be passed on of a %s', (kind) => {
  test('is a sentence to the reader, short enough for a picture, and tells no name, day, age or letter', async () => {
    for (let at = 0; at < 4; at++) {
      const offers = await offersOf(kind, at * 7919 + 11);
      expect(offers.filter(({ sentences }) => sentences.length > 2).length).toBeGreaterThanOrEqual(2);
      for (const { sentences, person } of offers) {
        for (const sentence of sentences) {
          expect(sentence.length).toBeLessThanOrEqual(170);
          expect(sentence).toMatch(/\byou/i);
          expect(sentence).not.toMatch(/\d|\bborn\b|birth|\bletters?\b|teenth/);
          expect(sentence).not.toMatch(MONTHS);
          for (const name of person.name.split(' '))
            expect(sentence).not.toMatch(new RegExp(`\\b${name}\\b`, 'i'));
        }
      }
    }
  });

  test('goes with the number of its page, or with that of the whole', async () => {
    const offers = await offersOf(kind, 23);
    for (const { title, head, sentences } of offers) {
      if (!head) expect(sentences).toEqual([]);
      else if (/ \d+:/.test(title))
        expect(title.startsWith(`${head.place} ${head.number}`), title).toBe(true);
    }
    expect(offers.filter(({ head }) => head).length).toBeGreaterThan(1);
    expect(offers.filter(({ title, head }) => /^Birthday|name|closing/.test(title) && head)).toEqual([]);
  });
});

describe('a sentence', () => {
  const chapter = (...said: string[]) => ({
    contents: ['Life Path 7: The Quiet Inquirer'],
    number: 1,
    passages: said.map((text) => ({ kind: 'text', text }) as const),
  });
  const offered = (said: string, ...names: string[]) => cardsIn(chapter(said), names).sentences;

  test.each([
    ['You walk inward to understand, and come back with a truth.', true],
    ['You were born on the fourteenth, and it has never quite left you.', false],
    ['You will be forty-three in the year in which all of it turns.', false],
    ['You begin with an M, and of all beginnings it stands widest.', false],
    ['You know in March what others know when the summer is over.', false],
    ['You keep 3 lists, and none of them is the one that matters to you.', false],
    ['It is yours to say, and nobody else has ever said it for you.', false],
    ['Order did not come with the furniture, and nobody has complained.', false],
    ['You nod.', false],
  ])('"%s"', (said, may) => {
    expect(offered(said)).toEqual(may ? [said] : []);
  });

  test('with a word of her own name stays with her, whatever it means besides', () => {
    const said = 'You will hope for more than others dare to put into words.';
    expect(offered(said)).toEqual([said]);
    expect(offered(said, 'Hope Eliza Varga')).toEqual([]);
    expect(offered(said, 'Wilma Varga', 'will')).toEqual([]);
  });

  test('of a page without a number of its own stays there', () => {
    const said = 'You have more to say than the page has room for.';
    const lessons = { ...chapter(said), contents: ['Karmic lessons and debts'] };
    expect(cardsIn(lessons, [])).toEqual({ sentences: [] });
  });
});
