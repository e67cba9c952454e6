/**
 * Draws documents, and brings every text and font for it: loaded by the thread, by `npm run report` and by tests. All others
 * come by index.ts.
 *
 *   renderDocument('personal-report', { name, chart, issuedOn }, content)   → the PDF
 *   editableChapters('personal-report', data, content)                       → what the office may rewrite, with ids
 */
import type { Content } from '../content/make-content.ts';
import { itemAt } from '../shared/records.ts';
import { composeBrandAlignment } from './brand-alignment/index.ts';
import type { BusinessDocumentData } from './business/business.ts';
import { composeBusinessBlueprint } from './business-blueprint/index.ts';
import { type CertificateData, composeCertificate } from './certificate.ts';
import type { CoupleDocumentData } from './couples/couple.ts';
import { composeCouplesBlueprint } from './couples-blueprint/index.ts';
import { composeCouplesSnapshot } from './couples-snapshot/index.ts';
import { composeDisputeEvidence, type DisputeEvidenceData } from './dispute-evidence.ts';
import { composeFreeReport, type FreeReportData } from './free-report/index.ts';
import { composeGiftCard, type GiftCardData } from './gift-card.ts';
import type { Chapter } from './kit/paragraphs.ts';
import { readComposition } from './kit/reading-pen.ts';
import { bodyOf, type Composition, type Edition, writeDocument } from './kit/write-document.ts';
import { composeLegalTexts, type LegalTextsData } from './legal-texts.ts';
import { composePersonalMonthLetter, type PersonalMonthLetterData } from './personal-month-letter.ts';
import { composePersonalReport, type PersonalReportData } from './personal-report/index.ts';
import { type CreditNoteData, composeCreditNote, composeReceipt, type ReceiptData } from './receipt.ts';
import { composeYearlyBlueprint, type YearlyBlueprintData } from './yearly-blueprint/index.ts';

/** A PDF for a screen or a printer, or the same pages as JSON, to be shown by a page of the site (`chapterOf`). */
export type DocumentEdition = Edition | 'reading';

/** The white sheets. */
export type PrintSheet = Exclude<Edition, 'screen'>;

interface Template<Data> {
  /** Pages as sold, neither more nor fewer; null where the content decides. */
  pages: number | null;
  compose(content: Content, data: Data): Composition;
}

/** What each document is drawn from. */
interface Data {
  'free-report': FreeReportData;
  'personal-report': PersonalReportData;
  'personal-month-letter': PersonalMonthLetterData;
  'couples-snapshot': CoupleDocumentData;
  'couples-blueprint': CoupleDocumentData;
  'business-blueprint': BusinessDocumentData;
  'brand-alignment': BusinessDocumentData;
  'yearly-blueprint': YearlyBlueprintData;
  certificate: CertificateData;
  'gift-card': GiftCardData;
  receipt: ReceiptData;
  'credit-note': CreditNoteData;
  'legal-texts': LegalTextsData;
  'dispute-evidence': DisputeEvidenceData;
}

export type DocumentKind = keyof Data;
export type DocumentData<Kind extends DocumentKind> = Data[Kind];

export const documents: { [Kind in DocumentKind]: Template<Data[Kind]> } = {
  'free-report': { pages: 6, compose: composeFreeReport },
  'personal-report': { pages: 20, compose: composePersonalReport },
  'personal-month-letter': { pages: 1, compose: composePersonalMonthLetter },
  'couples-snapshot': { pages: 6, compose: composeCouplesSnapshot },
  'couples-blueprint': { pages: 16, compose: composeCouplesBlueprint },
  'business-blueprint': { pages: 14, compose: composeBusinessBlueprint },
  'brand-alignment': { pages: 8, compose: composeBrandAlignment },
  'yearly-blueprint': { pages: 24, compose: composeYearlyBlueprint },
  certificate: { pages: 1, compose: composeCertificate },
  'gift-card': { pages: 1, compose: composeGiftCard },
  receipt: { pages: null, compose: composeReceipt },
  'credit-note': { pages: null, compose: composeCreditNote },
  'legal-texts': { pages: null, compose: composeLegalTexts },
  'dispute-evidence': { pages: null, compose: composeDisputeEvidence },
};

export async function renderDocument<Kind extends DocumentKind>(
  kind: Kind,
  data: DocumentData<Kind>,
  content: Content,
  edition: DocumentEdition = 'screen',
): Promise<Uint8Array<ArrayBuffer>> {
  return itemAt(await renderEditions(kind, data, content, [edition]), 0);
}

/** Several editions of one document: its pages are set once and drawn as often as asked. */
export async function renderEditions<Kind extends DocumentKind>(
  kind: Kind,
  data: DocumentData<Kind>,
  content: Content,
  editions: readonly DocumentEdition[],
): Promise<Uint8Array<ArrayBuffer>[]> {
  const composition = composeDocument(kind, data, content);
  const rendered: Uint8Array<ArrayBuffer>[] = [];
  for (const edition of editions)
    rendered.push(
      edition === 'reading'
        ? new TextEncoder().encode(JSON.stringify(readComposition(composition)))
        : await writeDocument(content, composition, edition),
    );
  return rendered;
}

/** The pages that hold words of ours; covers and tables are left out. */
export function editableChapters<Kind extends DocumentKind>(
  kind: Kind,
  data: DocumentData<Kind>,
  content: Content,
): Chapter[] {
  const { pages } = composeDocument(kind, data, content);
  return pages
    .map((page, at) => ({
      name: page.name,
      title: page.title,
      number: at + 1,
      paragraphs: bodyOf(page, pages).paragraphs,
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
}

export function composeDocument<Kind extends DocumentKind>(
  kind: Kind,
  data: DocumentData<Kind>,
  content: Content,
): Composition {
  const { pages: sold, compose }: Template<Data[Kind]> = documents[kind];
  const composition = compose(content, data);
  if (sold !== null && composition.pages.length !== sold) {
    throw new Error(`A ${kind} has ${sold} pages, not ${composition.pages.length}`);
  }
  return composition;
}
