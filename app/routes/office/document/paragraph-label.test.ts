import { expect, test } from 'vitest';
import { paragraphLabel } from './shown-chapters.ts';

test.each([
  ['life-path.long.2', 'Life path, reading 2'],
  ['life-path.exercise', 'Life path, try this'],
  ['period-2.brief', 'Period 2, in brief'],
  ['cycles.introduction', 'Cycles, introduction'],
  ['families', 'Families'],
  ['asked.introduction', 'Introduction'],
  ['asked.0a1b2c3d.guide', 'Question 1, your answer'],
  ['asked.ffffffff.1', 'Question 2 1'],
])('%s is called "%s"', (id, label) => {
  expect(paragraphLabel(id, ['asked.introduction', 'asked.0a1b2c3d.guide', 'asked.ffffffff.1'])).toBe(label);
});
