import { expect, test } from 'vitest';
import { firstEdition } from '../../../content/edition.ts';
import { makeContent } from '../../../content/make-content.ts';
import { recommend } from './understand.ts';

const { catalogue } = makeContent(firstEdition);

const numbers = (lifePath: number) => ({ lifePath, expression: 3, soulUrge: 5 });
const names = (lifePath: number) =>
  recommend(catalogue, numbers(lifePath)).map(({ service, price, url }) => [service, price, url]);

test('the rule of the specification, with prices from the catalogue', () => {
  const membership = ['Monthly Membership', '€19/mo', '/checkout/membership'];
  const vip = ['VIP Blueprint', '€479', '/checkout/vip-blueprint'];
  const couples = ['Couples Compatibility', '€97', '/checkout/couples-blueprint'];
  const transformation = ['Transformation Package', '€249', '/checkout/transformation'];
  for (const lifePath of [1, 8]) expect(names(lifePath)).toEqual([vip, membership]);
  for (const lifePath of [2, 6]) expect(names(lifePath)).toEqual([couples, membership]);
  for (const lifePath of [3, 4, 5, 7, 9]) expect(names(lifePath)).toEqual([transformation, membership]);
});

test('without numbers only what was asked about', () => {
  expect(recommend(catalogue, undefined)).toEqual([]);
  expect(recommend(catalogue, undefined, ['report'])).toMatchObject([
    { service: 'Personal Report', price: '€59' },
  ]);
});

test('never more than three, and nothing twice', () => {
  const all = recommend(catalogue, numbers(2), [
    'couples-blueprint',
    'report',
    'union-path',
    'transformation',
  ]);
  expect(all.map(({ url }) => url)).toEqual([
    '/checkout/couples-blueprint',
    '/checkout/membership',
    '/checkout/report',
  ]);
});
