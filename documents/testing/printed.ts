import type { Content } from '../../content/make-content.ts';
import { composeDocument, type DocumentData, type DocumentKind } from '../index.ts';
import { bodyOf } from '../kit/write-document.ts';
import type { Printed } from './false-sentences.ts';
import { readWords } from './read-words.ts';

/** A document as the rules read it. */
export function printed<Kind extends DocumentKind>(
  kind: Kind,
  data: DocumentData<Kind>,
  content: Content,
): Printed {
  const composition = composeDocument(kind, data, content);
  const { pages, issuedOn } = composition;
  const charts =
    'chart' in data ? [data.chart] : 'reading' in data ? [data.reading.first, data.reading.second] : [];
  return {
    charts,
    issuedOn,
    paragraphs: pages.flatMap((page) => bodyOf(page, pages).paragraphs),
    texts: readWords(composition),
  };
}
