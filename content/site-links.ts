import { writtenProductIds } from './catalogue.ts';

const portalScreens = [
  'dashboard',
  'reports',
  'videos',
  'courses',
  'sessions',
  'journey',
  'emails',
  'support',
];

export const articleIds = [
  'numerology-entrepreneurs',
  'life-path-7-love',
  'decode-2025-energy',
  'numerology-glow-ups',
  'personal-year-2027',
  'birthday-number',
  'karmic-debt-13-4',
  'married-name-numerology',
  'life-path-compatibility',
  'lo-shu-grid',
  'master-numbers-11-22-33',
  'house-number',
] as const;

/** Where our texts may lead: the specification's route table, with the pages that were decided on later. */
const routes = new Set<string>([
  ...['/', '/login', '/signup', '/quiz', '/blog', '/about-aura', '/testimonials', '/faq', '/contact'],
  ...['/help-now', '/cancel-membership'],
  ...['/privacy', '/terms', '/refunds', '/withdraw', '/numbers', '/compatibility', '/your-year', '/portal'],
  ...['/events', '/gifts'],
  ...portalScreens.map((screen) => `/portal/${screen}`),
  ...writtenProductIds.map((id) => `/checkout/${id}`),
  ...articleIds.map((id) => `/blog/${id}`),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33].map((number) => `/numbers/${number}`),
]);

/** The links of a Markdown text that lead to no page of ours. */
export function foreignLinks(markdown: string): string[] {
  return [...markdown.matchAll(/\]\(([^()]*)\)/g)]
    .map(([, address]) => address ?? '')
    .filter((address) => !routes.has(address));
}
