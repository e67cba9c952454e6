import { positions } from '../../content/meanings/index.ts';
import { site } from '../../content/site.ts';
import { type CoupleDocumentData, coupleOf, headNames } from '../couples/couple.ts';
import { coupleCover } from '../couples/couple-cover.ts';
import { pairPage } from '../couples/pair-page.ts';
import { CORE } from '../kit/core-numbers.ts';
import { ordinal } from '../kit/number-words.ts';
import type { Composition } from '../kit/write-document.ts';
import { bondPage } from './bond-page.ts';
import { chartPage } from './chart-page.ts';
import { closingPage } from './closing-page.ts';
import { contentsPage } from './contents-page.ts';
import { eveningsPage } from './evenings-page.ts';
import { familiesPage } from './families-page.ts';
import { glancePage } from './glance-page.ts';
import { lessonsPage } from './lessons-page.ts';
import { words } from './words.ts';
import { yearPage } from './year-page.ts';

/** The long reading for two: sixteen pages. */
export function composeCouplesBlueprint(data: CoupleDocumentData): Composition {
  const couple = coupleOf(data);
  return {
    title: `Soulmates & Karmic Bonds for ${couple.names.join(' and ')}`,
    subject: 'A numerology reading for two',
    head: `${site.brand} · ${headNames(couple)}`,
    issuedOn: couple.issuedOn,
    pages: [
      coupleCover(couple, words.kind),
      contentsPage(couple),
      chartPage(couple, 0),
      chartPage(couple, 1),
      glancePage(couple),
      ...CORE.map((key, at) => pairPage(key, couple, `${ordinal(at)} pair · ${positions[key].name}`)),
      familiesPage(couple),
      lessonsPage(couple),
      bondPage(couple),
      yearPage(couple),
      eveningsPage(couple),
      closingPage(couple),
    ],
  };
}
