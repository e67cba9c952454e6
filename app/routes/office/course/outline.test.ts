import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentsOf, moveLesson, stepFrom } from './outline.ts';

const outlines = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 6 }).map((sizes) =>
  sizes.map((size, at) => ({
    ...{ id: `m${at}`, title: `Module ${at}`, summary: '', goals: [] },
    lessons: Array.from({ length: size }, (_, place) => ({
      id: `l${at}-${place}`,
      title: `Lesson ${place}`,
    })),
  })),
);
const spot = fc.record({ module: fc.nat(6), lesson: fc.nat(5) });
const ids = (modules: { lessons: { id: string }[] }[]) =>
  modules.flatMap(({ lessons }) => lessons.map(({ id }) => id));

test('whatever is moved where, every lesson is there once', () => {
  fc.assert(
    fc.property(outlines, spot, spot, (modules, from, to) => {
      const after = moveLesson(modules, from, to);
      expect(ids(after).sort()).toEqual(ids(modules).sort());
      expect(after.map(({ id }) => id)).toEqual(modules.map(({ id }) => id));
    }),
  );
});

test('a lesson is where it was moved to', () => {
  fc.assert(
    fc.property(outlines, spot, spot, (modules, from, to) => {
      const moved = modules[from.module]?.lessons[from.lesson];
      const room = (modules[to.module]?.lessons.length ?? -1) - (from.module === to.module ? 1 : 0);
      fc.pre(moved !== undefined && to.lesson <= room);
      expect(moveLesson(modules, from, to)[to.module]?.lessons[to.lesson]).toBe(moved);
    }),
  );
});

test('step by step a lesson reaches every module above and below, and one step back undoes one forth', () => {
  fc.assert(
    fc.property(outlines, spot, fc.constantFrom(-1 as const, 1 as const), (modules, from, by) => {
      fc.pre(modules[from.module]?.lessons[from.lesson] !== undefined);
      const to = stepFrom(modules, from, by);
      const isEdge =
        by < 0
          ? from.module === 0 && from.lesson === 0
          : from.module === modules.length - 1 &&
            from.lesson === (modules[from.module]?.lessons.length ?? 0) - 1;
      expect(to === undefined).toBe(isEdge);
      if (!to) return;
      const there = moveLesson(modules, from, to);
      const back = stepFrom(there, to, by === 1 ? -1 : 1);
      expect(back && moveLesson(there, to, back)).toEqual(modules);
    }),
  );
});

test.each([
  [{}, 'nothing in it yet'],
  [{ opens: { days: 7 } }, 'nothing in it yet · opens after 7 days'],
  [{ body: 'Words.', free: true as const }, '10 min · free preview'],
  [
    { body: '![A film](/media/ab/cd/640x360.webm)', check: 'word' as const },
    '10 min · film · checked exercise',
  ],
  [{ body: '![Calm](/media/ab/cd/calm.mp3)\n\n[Sheet](/media/ab/cd/sheet.pdf)' }, '10 min · sound'],
  [{ video: 'https://films.example.test/one', quiz: { passPercent: 70, questions: [] } }, 'film · quiz of 0'],
  [{ body: 'Words.', opens: { on: '2026-12-01' } }, '10 min · opens on a date'],
])('what is in a lesson is said in a few words: %o', (lesson, said) => {
  expect(contentsOf({ id: 'one', title: 'One', minutes: 10, body: '', ...lesson })).toBe(said);
});
