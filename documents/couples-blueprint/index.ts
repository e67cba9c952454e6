import type { Content } from '../../content/make-content.ts';
import { positions } from '../../content/meanings/index.ts';
import { askedPage, askedWords } from '../asked/asked-page.ts';
import { answersForTwo } from '../couples/asked.ts';
import { type Couple, type CoupleDocumentData, coupleOf, headNames } from '../couples/couple.ts';
import { coupleCover } from '../couples/couple-cover.ts';
import { pairPage } from '../couples/pair-page.ts';
import { CORE } from '../kit/core-numbers.ts';
import { ordinal } from '../kit/number-words.ts';
import type { Composition, Page } from '../kit/write-document.ts';
import { bondPage } from './bond-page.ts';
import { chartPage } from './chart-page.ts';
import { closingPage } from './closing-page.ts';
import { contentsPage } from './contents-page.ts';
import { eveningsPage } from './evenings-page.ts';
import { glancePage } from './glance-page.ts';
import { lessonsPage } from './lessons-page.ts';
import { threadPage } from './thread-page.ts';
import { words } from './words.ts';
import { yearPage } from './year-page.ts';

/** The long reading for two: sixteen pages. */
export function composeCouplesBlueprint(content: Content, data: CoupleDocumentData): Composition {
  const couple = coupleOf(data);
  return {
    title: `Soulmates & Karmic Bonds for ${couple.names.join(' and ')}`,
    subject: 'A numerology reading for two',
    head: `${content.site.brand} · ${headNames(couple)}`,
    issuedOn: couple.issuedOn,
    pages: [
      coupleCover(content, couple, words.kind),
      contentsPage(couple),
      chartPage(content, couple, 0),
      chartPage(content, couple, 1),
      glancePage(content, couple),
      ...CORE.map((key, at) =>
        pairPage(content, key, couple, `${ordinal(at)} pair · ${positions[key].name}`),
      ),
      threadPage(couple),
      lessonsPage(content, couple),
      bondPage(content, couple),
      yearPage(content, couple),
      answersOrEvenings(couple),
      closingPage(content, couple),
    ],
  };
}

/** Whoever asked something is answered; the evenings with a pen are for the others. */
function answersOrEvenings(couple: Couple): Page {
  const answers = answersForTwo(couple);
  if (answers.length === 0) return eveningsPage(couple);
  return askedPage(answers, { edits: couple.edits, introduction: askedWords.forTwo, level: 1 });
}
