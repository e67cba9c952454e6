import { describe, expect, test } from 'vitest';
import { checks } from '../../../content/courses.ts';
import { exerciseFor, solveExercise, wrongAnswers } from './checked-exercise.ts';

const members = Array.from({ length: 60 }, (_, at) => `member-${at}`);
const lesson = (memberId: string) => ({ memberId, courseId: 'c', lessonId: 'l' });

describe.each(checks)('%s', (check) => {
  test('everybody can solve hers, and nobody with another figure', () => {
    for (const member of members) {
      const asked = lesson(member);
      const { task, asks } = exerciseFor(check, asked);
      expect(task).toMatch(/^[A-Z][\w ]+, born on \d{1,2} \w+ 19\d\d\.$/);
      const right = solveExercise(check, asked);
      expect(Object.keys(right)).toEqual(asks.map(({ name }) => name));
      expect(wrongAnswers(check, asked, right)).toEqual({});
      expect(Object.keys(wrongAnswers(check, asked, {}))).toEqual(asks.map(({ name }) => name));
      const next = Object.fromEntries(
        Object.entries(right).map(([name, value]) => [
          name,
          String((Number(value) % 9) + (Number(value) > 9 ? 4 : 1)),
        ]),
      );
      expect(Object.keys(wrongAnswers(check, asked, next))).toEqual(asks.map(({ name }) => name));
    }
  });
});

test('two members seldom have the same person, and each has her own each time', () => {
  const tasks = members.map((member) => exerciseFor('life-path', lesson(member)).task);
  expect(new Set(tasks).size).toBeGreaterThan(50);
  expect(exerciseFor('life-path', lesson('member-0')).task).toBe(tasks[0]);
});

test('a master number may be told in three ways', () => {
  const master = members.map(lesson).find((asked) => solveExercise('life-path', asked).lifePath === '11');
  if (!master) throw new Error('no 11 among sixty people');
  for (const told of ['11', '2', '11/2', ' 11 / 2 ']) {
    expect(wrongAnswers('life-path', master, { lifePath: told })).toEqual({});
  }
  expect(wrongAnswers('life-path', master, { lifePath: '1' })).not.toEqual({});
});
