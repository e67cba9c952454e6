import type { Content } from '../../content/make-content.ts';
import { composeDocument, type DocumentData, type DocumentKind } from '../draw.ts';
import type { Block } from '../kit/block.ts';
import { bodyOf } from '../kit/write-document.ts';
import type { Printed } from './false-sentences.ts';
import { readWords } from './read-words.ts';

/** A document as the rules read it, with the pages it was composed of. */
export function printed<Kind extends DocumentKind>(
  kind: Kind,
  data: DocumentData<Kind>,
  content: Content,
): Printed & { bodies: Block[] } {
  const composition = composeDocument(kind, data, content);
  const { pages, issuedOn } = composition;
  const charts =
    'chart' in data ? [data.chart] : 'reading' in data ? [data.reading.first, data.reading.second] : [];
  const bodies = pages.map((page) => bodyOf(page, pages));
  return {
    charts,
    issuedOn,
    bodies,
    paragraphs: bodies.flatMap(({ paragraphs }) => paragraphs),
    texts: readWords(composition),
    business:
      kind === 'business-blueprint' && 'chart' in data && 'names' in data
        ? { stage: data.stage ?? null, launchDate: data.launchDate ?? null }
        : undefined,
  };
}
