/**
 * The documents people get: data in, PDF bytes out. No network, no clock, and no file but our own fonts.
 *
 *   createDocumentRenderer()   → draws in a thread of its own, which alone holds the texts and fonts (draw.ts)
 *
 * README.md tells how to add a document.
 */

export type {
  DocumentData,
  DocumentEdition,
  DocumentKind,
  PrintSheet,
} from './draw.ts';
export {
  bestSentenceIn,
  type Chapter,
  chapterOf,
  type Edits,
  type OpenChapter,
  openQuestionsIn,
  questionsIn,
  type Said,
  sayWith,
  standsAlone,
} from './kit/paragraphs.ts';
export type { Mark, Passage, Picture, Reading, ReadingChapter } from './kit/reading.ts';
export type { LegalBlock } from './legal-texts.ts';
export { isPrintSheet } from './print-sheet.ts';
export { createDocumentRenderer, type DocumentRenderer } from './render-in-worker.ts';
export { LONGEST_WISH } from './wish.ts';
