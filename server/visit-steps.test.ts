import { expect, test } from 'vitest';
import { visitSteps } from './visit-steps.ts';

const asked = (url: string, headers: Record<string, string> = {}, method = 'GET') => ({
  method,
  url,
  headers: { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none', ...headers },
});

test.each([
  ['typed or bookmarked', asked('/'), ['visit']],
  ['linked from elsewhere', asked('/blog/x?utm_source=y', { 'sec-fetch-site': 'cross-site' }), ['visit']],
  ['to the quiz at once', asked('/quiz'), ['visit', 'quiz']],
  ['from our page to the quiz', asked('/quiz', { 'sec-fetch-site': 'same-origin' }), ['quiz']],
  ['from page to page', asked('/faq', { 'sec-fetch-site': 'same-origin' }), []],
  ['a member coming back', asked('/portal'), []],
  ['a picture', asked('/share/home.png', { 'sec-fetch-dest': 'image' }), []],
  ['fetched in advance', asked('/', { 'sec-purpose': 'prefetch' }), []],
  ['a form', asked('/', {}, 'POST'), []],
  ['a program without these headers', { method: 'GET', url: '/', headers: {} }, []],
])('%s', (_name, request, steps) => expect(visitSteps(request)).toEqual(steps));
