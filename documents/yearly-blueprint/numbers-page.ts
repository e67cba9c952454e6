import type { Content } from '../../content/make-content.ts';
import { chartSheet } from '../kit/chart-sheet.ts';
import type { Page } from '../kit/write-document.ts';
import type { Reading } from '../person/reading.ts';
import { words } from './words.ts';

export function numbersPage(content: Content, { name, chart, edits }: Reading): Page {
  return {
    ...chartSheet(content, {
      id: 'numbers',
      kicker: 'Who walks through it',
      title: 'Your numbers',
      introduction: words.numbers,
      name,
      chart,
      edits,
    }),
    level: 2,
  };
}
