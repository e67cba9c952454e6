import type { Content } from '../../content/make-content.ts';
import { type CoupleDocumentData, coupleOf, headNames } from '../couples/couple.ts';
import { coupleCover } from '../couples/couple-cover.ts';
import { pairPage } from '../couples/pair-page.ts';
import type { Composition } from '../kit/write-document.ts';
import { lastPage } from './meeting-page.ts';
import { otherPairsPage } from './other-pairs-page.ts';
import { sideBySidePage } from './side-by-side-page.ts';
import { words } from './words.ts';
import { workingPage } from './working-page.ts';

/** Two charts side by side in six pages: all pairs with sum and step, the roads in full, the working of both. */
export function composeCouplesSnapshot(content: Content, data: CoupleDocumentData): Composition {
  const couple = coupleOf(data);
  const both = couple.names.join(' and ');
  return {
    title: `Couples Snapshot for ${both}`,
    subject: 'Two numerology charts side by side',
    head: `${content.site.brand} · ${headNames(couple)}`,
    issuedOn: couple.issuedOn,
    pages: [
      coupleCover(content, couple, words.kind),
      sideBySidePage(content, couple),
      { ...pairPage(content, 'lifePath', couple, 'The first pair · Life Path'), level: 1 },
      otherPairsPage(content, couple),
      workingPage(couple),
      lastPage(content, couple),
    ],
  };
}
