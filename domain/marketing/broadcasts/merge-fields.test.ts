import { expect, test } from 'vitest';
import { fillProducts } from '../../content/index.ts';
import { fillMergeFields, mergeFieldProblem } from './letter-of-broadcast.ts';

const products = (id: string) => ['report', 'video-reading'].includes(id);

test('places are filled, and have a word for what is unknown', () => {
  const text = 'Dear {{firstName|friend}}, your month is a {{personalMonth|quiet one}}.';
  expect(mergeFieldProblem(text, products)).toBeUndefined();
  expect(fillMergeFields(text, { firstName: 'Maya', personalMonth: '4' })).toBe(
    'Dear Maya, your month is a 4.',
  );
  expect(fillMergeFields(text, {})).toBe('Dear friend, your month is a quiet one.');
});

test('a place that nothing fills, or that leaves a hole, is refused in words', () => {
  expect(mergeFieldProblem('{{percent|20}}', products)).toBe('Nothing to fill {{percent|20}} with.');
  expect(mergeFieldProblem('Dear {{firstName}}', products)).toContain('{{firstName|friend}}');
  expect(mergeFieldProblem('Dear {{firstName| }}', products)).toContain('{{firstName|friend}}');
  expect(mergeFieldProblem('{{product:nothing}}', products)).toBe('There is no product nothing.');
  expect(mergeFieldProblem('{{product:report}}', products)).toBeUndefined();
  expect(mergeFieldProblem('{{number:12}}', products)).toBe('We draw no number 12: 7, or life-path-7.');
  expect(mergeFieldProblem('{{number:life-path-7}}', products)).toBeUndefined();
});

test('what somebody calls herself cannot become part of the page', () => {
  const asText = (value: string) => value.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
  expect(fillMergeFields('<p>{{firstName|x}}</p>', { firstName: '<img src=x>' }, asText)).toBe(
    '<p>&#60;img src=x&#62;</p>',
  );
});

test('product cards stand on lines of their own', () => {
  expect(fillProducts('<p>{{product:report}}</p><p>a {{product:report}}</p>', (id) => `[${id}]`)).toBe(
    '[report]<p>a {{product:report}}</p>',
  );
});
