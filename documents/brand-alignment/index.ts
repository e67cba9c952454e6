import type { Content } from '../../content/make-content.ts';
import { type BusinessDocumentData, businessCover, businessOf } from '../business/business.ts';
import { lettersPage } from '../business/letters-page.ts';
import type { Composition } from '../kit/write-document.ts';
import { fitPageOfOwner, openingPage, placesPage } from './fit-pages.ts';
import { promisePage, standingPage, voicePage } from './promise-pages.ts';
import { words } from './words.ts';

/** Eight pages to fill in before a call, until one name is left standing. */
export function composeBrandAlignment(content: Content, data: BusinessDocumentData): Composition {
  const business = businessOf(data);
  const { label } = business.trade;
  return {
    title: `Brand Alignment for ${label}`,
    subject: 'A worksheet about a name, its owner and the places where people meet it',
    head: `${content.site.brand} · ${label}`,
    issuedOn: business.issuedOn,
    pages: [
      businessCover(content, business, words.kind),
      openingPage(content, business),
      { ...lettersPage(business), level: 1 },
      promisePage(content, business),
      voicePage(business),
      fitPageOfOwner(content, business),
      placesPage(business),
      standingPage(content, business),
    ],
  };
}
