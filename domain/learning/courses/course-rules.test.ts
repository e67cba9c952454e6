import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Lesson, lessonsOf, type Quiz, toCourse } from '../../../content/courses.ts';
import { addDays } from '../../../shared/wall-time.ts';
import { isCourseDone, moduleProgress, nextLesson, opensOn } from './progress.ts';
import { knownTicks, markQuiz, shownQuiz } from './quiz.ts';

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const opens = fc.option(
  fc.oneof(fc.record({ days: fc.integer({ min: 1, max: 730 }) }), fc.record({ on: day })),
  { nil: undefined },
);

describe('when a lesson opens', () => {
  test('never before the course came, on its date or so many days later, and sooner to whoever came sooner', () => {
    fc.assert(
      fc.property(opens, day, fc.integer({ min: 0, max: 900 }), (when, since, later) => {
        const at = opensOn(when, since);
        expect(at === undefined || at > since).toBe(true);
        if (!when) expect(at).toBeUndefined();
        if (when && 'days' in when) expect(at).toBe(addDays(since, when.days));
        if (when && 'on' in when && when.on > since) expect(at).toBe(when.on);
        const after = addDays(since, later);
        expect((opensOn(when, after) ?? after) >= (at ?? since)).toBe(true);
      }),
    );
  });
});

const quizzes = fc
  .array(
    fc.array(fc.boolean(), { minLength: 2, maxLength: 6 }).filter((right) => right.includes(true)),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .chain((questions) =>
    fc.record({
      quiz: fc.integer({ min: 1, max: 100 }).map(
        (passPercent): Quiz => ({
          passPercent,
          questions: questions.map((choices, at) => ({
            id: `q${at}`,
            question: `Question ${at}`,
            explanation: `Because ${at}.`,
            choices: choices.map((right, place) => ({
              id: `c${place}`,
              text: `Choice ${place}`,
              ...(right && { right: true as const }),
            })),
          })),
        }),
      ),
      wrong: fc.array(fc.boolean(), { minLength: questions.length, maxLength: questions.length }),
    }),
  );

/** All questions as they should be, but those that are to be wrong: of these one choice is the other way round. */
const answers = ({ questions }: Quiz, wrong: boolean[]) =>
  Object.fromEntries(
    questions.map(({ id, choices }, at) => [
      id,
      choices
        .filter(({ right }, place) => (right === true) !== (wrong[at] === true && place === 0))
        .map((choice) => choice.id),
    ]),
  );

describe('a quiz', () => {
  test('counts the questions that are right as a whole, and is passed from its share on', () => {
    fc.assert(
      fc.property(quizzes, ({ quiz, wrong }) => {
        const right = wrong.filter((isWrong) => !isWrong).length;
        const marked = markQuiz(quiz, answers(quiz, wrong));
        expect([marked.right, marked.of]).toEqual([right, wrong.length]);
        expect(marked.isPassed).toBe((right / wrong.length) * 100 >= quiz.passPercent - 1e-9);
        expect(markQuiz(quiz, {}).isPassed).toBe(false);
      }),
    );
  });

  test('tells nobody what is right before she has passed', () => {
    fc.assert(
      fc.property(quizzes, ({ quiz, wrong }) => {
        const ticked = answers(quiz, wrong);
        const before = JSON.stringify(shownQuiz(quiz, { ticked, hasPassed: false }));
        expect(before).not.toContain('"right":true');
        for (const [at, isWrong] of wrong.entries()) {
          if (isWrong) expect(before).not.toContain(`Because ${at}.`);
        }
        expect(JSON.stringify(shownQuiz(quiz, undefined))).not.toMatch(/"right":true|Because/);
      }),
    );
  });

  test('stores of what was sent the choices that it has', () => {
    fc.assert(
      fc.property(quizzes, fc.dictionary(fc.string(), fc.string()), ({ quiz, wrong }, junk) => {
        const wanted = answers(quiz, wrong);
        const sent = Object.fromEntries(
          Object.entries(wanted).flatMap(([id, choices]) =>
            choices.map((choice) => [`${id}.${choice}`, 'on']),
          ),
        );
        expect(knownTicks(quiz, { ...junk, ...sent })).toEqual(wanted);
        expect(knownTicks(quiz, { q0: 'c0', 'q0.c99': 'on' }).q0).toEqual(['c0']);
      }),
    );
  });
});

const lesson = (id: string): Lesson => ({ id, title: id, minutes: 5, body: 'x' });

describe('progress', () => {
  const shapes = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 6 });
  const course = (sizes: number[], rename = (title: string) => title) =>
    toCourse({
      ...{ id: 'c', title: 'C', tagline: '', summary: '', body: '' },
      modules: sizes.map((size, at) => ({
        ...{ id: `m${at}`, title: rename(`M${at}`), summary: '', goals: [], body: '' },
        lessons: Array.from({ length: size }, (_, place) => ({
          ...lesson(`l${at}-${place}`),
          title: rename(`L${at}-${place}`),
        })),
      })),
    });

  test('is not lost by another order or other words', () => {
    fc.assert(
      fc.property(shapes, fc.func(fc.nat()), (sizes, order) => {
        const before = course(sizes);
        const done = new Set(
          lessonsOf(before)
            .filter(({ id }) => order(id) % 2 === 0)
            .map(({ id }) => id),
        );
        const renamed = course(sizes, (title) => `${title} anew`);
        const by = (one: { id: string }, other: { id: string }) => order(one.id, 1) - order(other.id, 1);
        const after = toCourse({
          ...renamed,
          modules: renamed.modules
            .map((module) => ({ ...module, lessons: module.lessons.toSorted(by) }))
            .toSorted(by),
        });
        expect(moduleProgress(after, done)).toEqual(moduleProgress(before, done));
        expect(isCourseDone(after, done)).toBe(isCourseDone(before, done));
      }),
    );
  });

  test('goes on with the first that is open and not done, and nowhere while the rest is to open', () => {
    fc.assert(
      fc.property(shapes, fc.func(fc.boolean()), fc.func(fc.boolean()), (sizes, isDone, isOpen) => {
        const one = course(sizes);
        const lessons = lessonsOf(one);
        const done = new Set(lessons.filter(({ id }) => isDone(id)).map(({ id }) => id));
        const next = nextLesson(one, done, ({ id }) => isOpen(id));
        const left = lessons.filter(({ id }) => !done.has(id));
        if (left.length === 0) expect(next).toBe(lessons[0]);
        else expect(next).toBe(left.find(({ id }) => isOpen(id)));
      }),
    );
  });
});
