import type { ProductId } from './product.ts';

/** A page of a sample document, as documents/samples draws it, in words for those who do not see it. */
export type SamplePage = { document: string; page: number; alt: string };

const of = (document: string, pages: [page: number, alt: string][]): SamplePage[] =>
  pages.map(([page, alt]) => ({ document, page, alt }));

/** What can be leafed through before paying: three pages of each document. The sample is made for Ada Byron Lovelace. */
export const samplePages: Partial<Record<ProductId, SamplePage[]>> = {
  report: of('personal-report', [
    [
      5,
      'A core number on a page of its own: Soul Urge 5, The Open Window, with its reading and its sum letter by letter',
    ],
    [11, 'Your cycles: the nine years drawn as a wheel, and the long chapters of a life beneath it'],
    [14, 'Your Lo Shu grid: the digits of a birth date in their square, each field explained'],
  ]),
  'couples-snapshot': of('couples-snapshot', [
    [2, 'Two charts side by side: five numbers of each, with the bridge between them'],
    [3, 'The first pair, 9 and 5, Citizens of Elsewhere: what each brings, and a thing to do together'],
    [4, 'Four more pairs, each with its sum and its difference'],
  ]),
  'couples-blueprint': of('couples-blueprint', [
    [3, 'One of the two: five core numbers with their words, and every sum beneath'],
    [6, 'A pair on a page of its own: both Life Paths, what they make together, and the working'],
    [12, 'Karmic lessons side by side: which numbers each name leaves out'],
  ]),
  'business-blueprint': of('business-blueprint', [
    [3, 'The name, letter by letter, counted in both systems'],
    [7, 'You and the name: where the owner’s numbers and the name’s agree, and where they do not'],
    [13, 'The shortlist: four names against each other, point by point'],
  ]),
  'brand-alignment': of('brand-alignment', [
    [5, 'Its voice: how a brand with a 9 speaks, with room for sentences of your own'],
    [6, 'You behind the name: each of your numbers beside the brand’s, to be marked by hand'],
    [7, 'Where people meet it: the door, the telephone, the invoice, to be gone through one by one'],
  ]),
  'vip-blueprint': of('yearly-blueprint', [
    [7, 'The ground beneath: the long cycles under the year, drawn as a landscape'],
    [12, 'One month of the twelve: its number, its reading, its days in a calendar'],
    [22, 'The almanac of your days: every day of the year with its number'],
  ]),
  membership: of('personal-month-letter', [
    [1, 'A letter of the month: one page about the reader’s own personal month'],
  ]),
};
