import type { Content } from '../../content/make-content.ts';
import type { Couple } from '../couples/couple.ts';
import { ladderPage } from '../couples/ladder-page.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

export function glancePage(content: Content, couple: Couple): Page {
  return ladderPage(content, couple, {
    name: 'pairs',
    kicker: 'Both charts on one table',
    title: 'Five pairs at a glance',
    introduction: words.glance,
    foot: words.glanceFoot,
  });
}
