import type { Content } from '../../content/make-content.ts';
import type { Couple } from '../couples/couple.ts';
import { ladderPage } from '../couples/ladder-page.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

export function sideBySidePage(content: Content, couple: Couple): Page {
  return ladderPage(content, couple, {
    name: 'side-by-side',
    kicker: 'Five pairs at a glance',
    title: 'Two charts side by side',
    introduction: words.introduction,
    foot: words.noScore,
  });
}
