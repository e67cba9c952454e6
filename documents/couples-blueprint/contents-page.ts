import type { Couple } from '../couples/couple.ts';
import { contentsWithHowToRead } from '../kit/contents-page.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

export function contentsPage({ edits }: Couple): Page {
  return {
    name: 'contents',
    title: 'The two charts',
    level: 1,
    body: contentsWithHowToRead(words.howToRead, edits),
  };
}
