import { expect, test } from 'vitest';
import { visitSteps } from './start.ts';

const asked = (url: string, headers: Record<string, string> = {}, method = 'GET') => ({
  method,
  url,
  rawHeaders: Object.entries({ 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Site': 'none', ...headers }).flat(),
});

test.each([
  ['typed or bookmarked', asked('/'), ['visit']],
  ['linked from elsewhere', asked('/blog/x?utm_source=y', { 'Sec-Fetch-Site': 'cross-site' }), ['visit']],
  ['to the quiz at once', asked('/quiz'), ['visit', 'quiz']],
  ['from our page to the quiz', asked('/quiz', { 'Sec-Fetch-Site': 'same-origin' }), ['quiz']],
  ['from page to page', asked('/faq', { 'Sec-Fetch-Site': 'same-origin' }), []],
  ['a member coming back', asked('/portal'), []],
  ['a picture', asked('/share/home.png', { 'Sec-Fetch-Dest': 'image' }), []],
  ['fetched in advance', asked('/', { 'sec-purpose': 'prefetch' }), []],
  ['a form', asked('/', {}, 'POST'), []],
  ['a program without these headers', { method: 'GET', url: '/', rawHeaders: [] }, []],
])('%s', (_name, request, steps) => expect(visitSteps(request)).toEqual(steps));
