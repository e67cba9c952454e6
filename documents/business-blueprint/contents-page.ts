import type { Business } from '../business/business.ts';
import { contentsWithHowToRead } from '../kit/contents-page.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

export function contentsPage({ edits }: Business): Page {
  return {
    name: 'contents',
    title: 'The name',
    level: 1,
    body: contentsWithHowToRead(words.howToRead, edits),
  };
}
