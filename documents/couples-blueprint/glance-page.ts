import type { Couple } from '../couples/couple.ts';
import { ladderPage } from '../couples/ladder-page.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

export function glancePage(couple: Couple): Page {
  return ladderPage(couple, {
    name: 'pairs',
    kicker: 'Both charts on one table',
    title: 'Five pairs at a glance',
    introduction: words.glance,
    foot: words.glanceFoot,
  });
}
