import type { Content } from '../../content/make-content.ts';
import { askedPage, askedWords } from '../asked/asked-page.ts';
import { answersForBusiness } from '../business/asked.ts';
import { type BusinessDocumentData, businessOf } from '../business/business.ts';
import { businessCover } from '../business/business-cover.ts';
import { lettersPage } from '../business/letters-page.ts';
import type { Composition } from '../kit/write-document.ts';
import { almanacPage } from './almanac-page.ts';
import { closingPage } from './closing-page.ts';
import { contentsPage } from './contents-page.ts';
import { counterPage, togetherPage } from './fit-pages.ts';
import { launchPage } from './launch-page.ts';
import { nameNumberPage, secondNumberPage } from './name-number-pages.ts';
import { ownerPage } from './owner-page.ts';
import { shortlistPage } from './shortlist-page.ts';
import { words } from './words.ts';
import { monthsPage, yearPage } from './year-pages.ts';

/** Fourteen pages about a trade name, its owner and the days to begin on. */
export function composeBusinessBlueprint(content: Content, data: BusinessDocumentData): Composition {
  const business = businessOf(data);
  const { label } = business.trade;
  const answers = answersForBusiness(business);
  const asked =
    answers.length > 0 &&
    askedPage(answers, { edits: business.edits, introduction: askedWords.forBusiness, level: 1 });
  // An answer takes the place of the table of names where there is one name, and else of the owner's lesser numbers.
  const hasOneName = business.shortlist.length === 1;
  return {
    title: `Business Blueprint for ${label}`,
    subject: 'A numerology reading of a trade name and its owner',
    head: `${content.site.brand} · ${label}`,
    issuedOn: business.issuedOn,
    pages: [
      businessCover(content, business, words.kind),
      contentsPage(business),
      lettersPage(business),
      nameNumberPage(content, business),
      secondNumberPage(content, business),
      ownerPage(content, business),
      togetherPage(content, business),
      ...(asked && !hasOneName ? [] : [counterPage(content, business)]),
      launchPage(business),
      almanacPage(business),
      yearPage(business),
      monthsPage(business),
      ...(asked && hasOneName ? [] : [shortlistPage(content, business)]),
      ...(asked ? [asked] : []),
      closingPage(content, business),
    ],
  };
}
