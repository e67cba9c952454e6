import type { Content } from '../../content/make-content.ts';
import type { Business } from '../business/business.ts';
import { chartSheet } from '../kit/chart-sheet.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

export function ownerPage(content: Content, { owner, chart, edits }: Business): Page {
  return chartSheet(content, {
    id: 'owner',
    kicker: 'The person behind the sign',
    title: 'Your own numbers',
    introduction: words.owner,
    name: owner,
    chart,
    edits,
  });
}
