import { expect, test } from 'vitest';
import { lessonsOf } from '../../../content/courses.ts';
import { allCourses } from '../../content/index.ts';
import { firstContent } from './known-course.test-support.ts';
import { lessonSections } from './lessons.ts';

test('text, exercise, covered answer', () => {
  const sections = lessonSections(
    'Intro.\n\n## One\n\nA.\n\n## Two\n\nB.\n\n## Exercise\n\nDo it.\n\n## Answer\n\n7.\n',
  );
  expect(sections.map(({ kind }) => kind)).toEqual(['text', 'exercise', 'answer']);
  expect(sections[0]?.html).toContain('<h2 id="two">Two</h2>');
  expect(sections[1]?.html).toBe('<p>Do it.</p>\n');
});

test('HTML and odd links in a text are shown, never run', () => {
  const [section] = lessonSections(
    '<script>alert(1)</script>\n\n[x](javascript:alert(1)) <img src=x onerror=alert(1)>',
  );
  expect(section?.html).not.toMatch(/<script|<img|href="javascript/i);
});

test('every lesson ends in something to do', () => {
  const lazy = allCourses(firstContent)
    .flatMap(lessonsOf)
    .filter(({ body }) => !lessonSections(body).some(({ kind }) => kind === 'exercise'));
  expect(lazy.map(({ id }) => id)).toEqual([]);
});
