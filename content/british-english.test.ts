import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const project = new URL('../', import.meta.url).pathname;
const files = globSync(['content/**/*.{md,ts}', 'documents/**/*.ts', 'emails/**/*.{ts,tsx}'], {
  cwd: project,
}).filter(
  (path) =>
    // What visitors may write is no text of ours.
    !/\.test(-support)?\.tsx?$|evident-questions\.ts$|content\/care\/(german|french|spanish|portuguese|italian|dutch)\.ts$/.test(
      path,
    ),
);

/** American spellings, each with its whole family where it has one. */
const american = new RegExp(
  `\\b(${[
    '(un)?favor(s|ed|able|ite|ites)?|flavor\\w*|honor\\w*|labor(s|ed)?|neighbor\\w*|behavior\\w*|humor(ed)?|rumor\\w*|harbor\\w*',
    'parlor|savor\\w*|vapor|vigor|color(s|ed|ful|ing|less)?|center(s|ed)?|theater|fiber|somber|meters?|liters?|caliber',
    '(apolog|critic|emphas|memor|organ|priorit|real|recogn|special|summar|symbol|harmon|final|util|visual)iz\\w+',
    'analyz\\w+|catalog(s|ed)?|dialogs?|travel(er|ing|ed)\\w*|cancel(ed|ing)|label(ed|ing)|model(ed|ing)|counselor\\w*',
    'jewelry|gray(s|er)?|skeptic\\w*|plow\\w*|fulfill(s|ment)?|enroll(s|ment)?|skillful\\w*|willful\\w*|judgment',
    'defense|offense|pretense|gotten|moms?|sidewalks?|toward|afterward|math|pajamas|aluminum|cozy|maneuver\\w*',
    'mustache|donuts?|airplanes?|programs? of events|check(ing)? account|zip code|cell phone|movie theater',
  ].join('|')})\\b`,
  'gi',
);

/** The specification's own words, and what is code and no text: styles, and the names of functions. */
const notOurs = [
  /Client Favorite|Certification Program|Support Center|course catalog/g,
  /['"]center['"]|center !important|\b\w*[Cc]olor(s|-scheme\w*)?['"]?\s*[:=}),;]|color-scheme|-color\b|colors?\./g,
  /\bMath\.\w+|role="dialog"/g,
];

test('one English throughout: British', () => {
  const found = files.flatMap((path) => {
    const text = notOurs.reduce((rest, part) => rest.replace(part, ''), readFileSync(project + path, 'utf8'));
    return [...text.matchAll(american)].map(([word]) => `${path}: ${word}`);
  });
  expect(found).toEqual([]);
});

test('an American spelling is found', () => {
  expect('The color of her favorite theater'.match(american)).toEqual(['color', 'favorite', 'theater']);
});
