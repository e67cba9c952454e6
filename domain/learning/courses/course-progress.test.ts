import { describe, expect, test } from 'vitest';
import { type Course, contentLabel, lessonsOf } from '../../../content/courses.ts';
import { allCourses, courseOf } from '../../content/index.ts';
import { firstContent, knownCourse } from './known-course.test-support.ts';
import { isCourseDone, moduleProgress, modulesInSight, nextLesson } from './progress.ts';

const listCourses = () => allCourses(firstContent);
const findCourse = (id: string) => courseOf(firstContent, id);

const course = (...sizes: number[]): Course => ({
  id: 'c',
  title: 'C',
  tagline: '',
  summary: '',
  body: '',
  modules: sizes.map((size, i) => ({
    id: `module-${i + 1}`,
    number: i + 1,
    title: `M${i + 1}`,
    summary: '',
    goals: [],
    body: '',
    lessons: Array.from({ length: size }, (_, j) => ({
      id: `${i + 1}.${j + 1}`,
      title: '',
      minutes: 10,
      body: '',
    })),
  })),
});
const done = (...ids: string[]) => new Set(ids);
const allOf = (c: Course) => new Set(lessonsOf(c).map(({ id }) => id));

describe('progress', () => {
  test('counts whole modules only', () => {
    const c = course(2, 2, 1, 1);
    expect(moduleProgress(c, done('1.1', '1.2', '2.1'))).toEqual({
      completed: 1,
      total: 4,
      label: '1 of 4 modules',
      percent: 25,
    });
  });

  test('a module that is not written yet is never done, and neither is its course', () => {
    const c = course(1, 0);
    expect(moduleProgress(c, allOf(c)).completed).toBe(1);
    expect(isCourseDone(c, allOf(c))).toBe(false);
    expect(isCourseDone(course(1, 2), allOf(course(1, 2)))).toBe(true);
    expect(isCourseDone(course(), done())).toBe(false);
  });

  test('a completion of a lesson that no longer exists changes nothing', () => {
    expect(moduleProgress(course(1, 1), done('9.9')).percent).toBe(0);
  });
});

describe('where to go on', () => {
  const c = course(2, 1);
  test.each([
    ['at the beginning', done(), '1.1'],
    ['after a lesson', done('1.1'), '1.2'],
    ['at a gap', done('1.1', '2.1'), '1.2'],
    ['from the beginning when all is done', allOf(c), '1.1'],
  ])('%s', (_where, completed, next) => expect(nextLesson(c, completed)?.id).toBe(next));
  test('nowhere in a course without lessons', () => expect(nextLesson(course(), done())).toBeUndefined());
});

describe('the card lists four modules', () => {
  const titles = (completed: number) => {
    const c = course(1, 1, 1, 1, 1, 1, 1, 1);
    const ids = Array.from({ length: completed }, (_, i) => `${i + 1}.1`);
    return modulesInSight(c, done(...ids)).map(({ title }) => title);
  };
  test.each([
    [0, ['M1', 'M2', 'M3', 'M4']],
    [3, ['M1', 'M2', 'M3', 'M4']],
    [4, ['M2', 'M3', 'M4', 'M5']],
    [8, ['M5', 'M6', 'M7', 'M8']],
  ])('with %i done: %j', (completed, expected) => expect(titles(completed)).toEqual(expected));
  test('or fewer, where there are fewer', () => expect(modulesInSight(course(1, 1), done())).toHaveLength(2));
});

describe('the courses themselves', () => {
  test('are the three of the specification', () => {
    expect(listCourses().map(({ title, tagline, badge }) => [title, tagline, badge])).toEqual([
      ['Numerology 101', 'Perfect for beginners', undefined],
      ['Advanced Readings', 'Master complex calculations', undefined],
      ['Certification Program', 'Become a practitioner', 'Coming Soon'],
    ]);
    expect(findCourse('no-such-course')).toBeUndefined();
  });

  test('Numerology 101: its label, and 3 of 8 modules are 37.5 per cent', () => {
    const numerology = knownCourse('numerology-101');
    expect(contentLabel(numerology)).toBe('8 modules • 4 hours of content');
    const three = new Set(
      numerology.modules.slice(0, 3).flatMap(({ lessons }) => lessons.map(({ id }) => id)),
    );
    expect(moduleProgress(numerology, three)).toMatchObject({ label: '3 of 8 modules', percent: 37.5 });
    expect(modulesInSight(numerology, three).map(({ title }) => title)).toEqual([
      'Introduction to Numerology',
      'Life Path Numbers',
      'Expression Numbers',
      'Soul Urge Numbers',
    ]);
  });

  test.each(listCourses())('$id: lessons have titles, minutes, text and names of their own', (one) => {
    const lessons = lessonsOf(one);
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
    for (const { id, title, minutes, body } of lessons) {
      expect([id, title.length > 3, minutes > 0, body.length > 500]).toEqual([id, true, true, true]);
      expect(id).not.toBe('certificate');
    }
    for (const { title, summary, goals } of one.modules) {
      expect([title, summary.length > 10, goals.length > 1]).toEqual([title, true, true]);
    }
  });

  test('Advanced Readings is whole, follows Numerology 101, and opens its first module to all', () => {
    const advanced = knownCourse('advanced-readings');
    expect(contentLabel(advanced)).toBe('6 modules • 2 hours of content');
    expect(advanced.follows).toBe('numerology-101');
    expect(advanced.modules.map(({ open, lessons }) => [open, lessons.length])).toEqual([
      [true, 2],
      [undefined, 2],
      [undefined, 2],
      [undefined, 2],
      [undefined, 2],
      [undefined, 3],
    ]);
  });

  test('a course follows a course that exists', () => {
    for (const { follows } of listCourses())
      expect(follows === undefined || findCourse(follows)).toBeTruthy();
  });
});
