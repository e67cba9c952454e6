import { keysOf } from '../../shared/records.ts';
import type { DocumentData, DocumentKind } from '../draw.ts';
import {
  business,
  couple,
  person,
  randomBusiness,
  randomCouple,
  randomPerson,
  randomQuestions,
  randomWish,
} from './people.ts';

const born = { year: 1990, month: 6, day: 15 };
const bornToo = { year: 1961, month: 11, day: 29 };

const withAda = (name: string) => couple([name, 'Ada Lovelace'], [born, bornToo]);

/** Some of them ask us something. */
const asking =
  <Data>(make: (random: () => number) => Data) =>
  (random: () => number) => ({ ...make(random), questions: randomQuestions(random) });

/** Some of them want to be called something else than their first name. */
const wishing =
  <Data>(make: (random: () => number) => Data) =>
  (random: () => number) => ({ ...make(random), called: randomWish(random) });

/** How to make up someone for each kind: with a given name, or anyone at all. */
const makers = {
  'free-report': { named: (name: string) => person(name, born), random: randomPerson },
  'personal-report': { named: (name: string) => person(name, born), random: wishing(randomPerson) },
  'couples-snapshot': { named: withAda, random: asking(randomCouple) },
  'couples-blueprint': { named: withAda, random: asking(randomCouple) },
  'business-blueprint': {
    named: (name: string) => business(person(name, born), [name, 'Slow Bread']),
    random: asking(randomBusiness),
  },
  'brand-alignment': {
    named: (name: string) => business(person(name, born), [name, 'Slow Bread']),
    random: asking(randomBusiness),
  },
  'yearly-blueprint': {
    named: (name: string) => person(name, born),
    random: wishing(asking(randomPerson)),
  },
} satisfies {
  [Kind in DocumentKind]?: {
    named(name: string): DocumentData<Kind>;
    random(random: () => number): DocumentData<Kind>;
  };
};

export type MadeUpKind = keyof typeof makers;
export const madeUpKinds = keysOf(makers);

export function dataFor(kind: MadeUpKind, name: string): DocumentData<MadeUpKind> {
  return makers[kind].named(name);
}

export function randomDataFor(kind: MadeUpKind, random: () => number): DocumentData<MadeUpKind> {
  return makers[kind].random(random);
}
