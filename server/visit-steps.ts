import type { IncomingMessage } from 'node:http';
import { headerOf } from './header-of.ts';

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'rawHeaders'>;

/** Rooms for people who are here already: an arrival there is no visit to the shop. */
const INSIDE = /^\/(portal|office|auth|functions|webhooks|sandbox|files|calendar|login|logout)\b/;

/**
 * What a request counts as, told by headers every browser sends and nothing else. A page opened from elsewhere (typed,
 * bookmarked, or linked from another site) is a visit; going on from one of our pages to the next is not.
 */
export function visitSteps(asked: Asked): ('visit' | 'quiz')[] {
  const { method, url = '/' } = asked;
  if (method !== 'GET' || headerOf(asked, 'sec-fetch-dest') !== 'document') return [];
  if (headerOf(asked, 'sec-purpose')) return [];
  const site = headerOf(asked, 'sec-fetch-site');
  const path = url.split('?', 1)[0] ?? '/';
  const steps: ('visit' | 'quiz')[] = [];
  if ((site === 'none' || site === 'cross-site') && !INSIDE.test(path)) steps.push('visit');
  if (path === '/quiz') steps.push('quiz');
  return steps;
}
