import type { Content } from '../../content/make-content.ts';
import { positions } from '../../content/meanings/index.ts';
import type { Couple } from '../couples/couple.ts';
import { ladderPage } from '../couples/ladder-page.ts';
import { CORE, type CoreKey } from '../kit/core-numbers.ts';
import { listed } from '../kit/number-words.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

export function glancePage(content: Content, couple: Couple): Page {
  return ladderPage(content, couple, {
    name: 'pairs',
    kicker: 'Both charts on one table',
    title: 'Five pairs at a glance',
    introduction: words.glance,
    foot: longestAndShortest(couple),
  });
}

function longestAndShortest({ reading: { pairs } }: Couple): string {
  const length = (key: CoreKey) => pairs[key].bridge.value;
  const [least, most] = [Math.min(...CORE.map(length)), Math.max(...CORE.map(length))];
  const named = (steps: number) =>
    listed(CORE.filter((key) => length(key) === steps).map((key) => positions[key].name));
  if (least === most) return words.allAlike(most);
  return words.longest(named(most), most, named(least), least);
}
