import { expect, test } from 'vitest';
import { countLocally } from '../../app/components/quiz/local-engine.ts';
import { firstEdition } from '../../content/edition.ts';
import { makeContent } from '../../content/make-content.ts';
import { fillBrand } from '../../domain/content/index.ts';
import { calculateQuizResult } from '../../domain/readings/index.ts';
import { answerNumberQuestion } from '../../domain/support/chat/consider.ts';
import { chartOf } from '../../numerology/names/index.ts';

const first = makeContent(firstEdition);
const site = { ...first.site, school: 'chaldean' as const };
const content = { ...first, site };

const birthDate = '1990-07-04';
const [year, month, day] = [1990, 7, 4];
const today = { year: 2026, month: 11, day: 20 };

test('a practice of the other school counts every name by its letters: quiz, browser, chart, chat and texts', () => {
  const clock = { now: () => new Date('2026-11-20T12:00:00Z') };
  // A 1, P 8, P 8, L 3, E 5: 25/7; by Pythagoras it would be 5.
  const quiz = calculateQuizResult(
    { clock, content: { current: () => content } },
    { name: 'Apple', birthDate },
  );
  expect(quiz.cards.expression).toMatchObject({ number: 7, compound: '25/7' });
  expect(quiz.cards.lifePath.number).toBe(3);
  expect(countLocally('Apple', birthDate, site.school)).toEqual(quiz);
  const chart = chartOf({ name: 'Apple', birthDate: { year, month, day }, system: site.school });
  expect(chart).toMatchObject({ ok: true, numbers: { system: 'chaldean', expression: { digit: 7 } } });
  const told = answerNumberQuestion('What is the expression number of Apple?', { content, today });
  expect(told?.text).toContain('The Expression of APPLE is 7.');
  expect(fillBrand('we follow the {{school}}', site)).toBe('we follow the Chaldean');
});
