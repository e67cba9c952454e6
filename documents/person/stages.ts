import {
  challengeTenses,
  oftenAgain,
  periodTenses,
  pinnacleTenses,
  type StageTense,
} from '../../content/meanings/index.ts';
import type { LifeStage, StageYears } from '../../numerology/index.ts';
import { itemAt } from '../../shared/lists.ts';
import { stretch } from '../kit/figures/life-timeline.ts';

export type StageKind = 'pinnacle' | 'challenge' | 'period';
export type Tense = 'past' | 'now' | 'future';

export function tenseOf({ order }: LifeStage, now: LifeStage): Tense {
  return order < now.order ? 'past' : order > now.order ? 'future' : 'now';
}

const tenses = { pinnacle: pinnacleTenses, challenge: challengeTenses, period: periodTenses };

function textsOf(kind: StageKind, number: number): StageTense {
  const texts: Partial<Record<number, StageTense>> = tenses[kind];
  const found = texts[number];
  if (!found) throw new RangeError(`No ${kind} ${number}`);
  return found;
}

/**
 * A stage that is not running: what it was or will be. One whose number stood before in the same life is told as a
 * return, since a reader has met its subject already.
 */
export function stageInBrief(
  kind: StageKind,
  stage: LifeStage,
  all: readonly LifeStage[],
  tense: Exclude<Tense, 'now'>,
): string {
  const { value } = stage.number;
  const texts = textsOf(kind, value);
  const before = timesBefore(stage, all);
  if (before === 1) return `Again, and this time ${texts.again}`;
  if (before > 1) return itemAt(oftenAgain[kind], before - 2);
  return tense === 'past' ? texts.was : texts.willBe;
}

/** A sentence before the long text of the running stage, where its number is not new. */
export function returnOf(kind: StageKind, stage: LifeStage, all: readonly LifeStage[]): string | null {
  const before = timesBefore(stage, all);
  if (before === 0) return null;
  if (before > 1) return itemAt(oftenAgain[kind], before - 2);
  return `Again, and this time ${textsOf(kind, stage.number.value).again}`;
}

/** Of a period's paragraphs the one for its place in a life: growing up, the middle decades, the last stretch. */
export function inItsPlace<Paragraph>(long: readonly Paragraph[], { order }: LifeStage): Paragraph {
  return itemAt(long, Math.min(order, long.length) - 1);
}

function timesBefore(stage: LifeStage, all: readonly LifeStage[]): number {
  return all.filter(({ order, number }) => order < stage.order && number.value === stage.number.value).length;
}

/** from 30 to 38, 2026 to 2035 */
export function spanOf({ fromAge, toAge }: LifeStage, { from, to }: StageYears): string {
  return `${stretch(fromAge, toAge)}, ${to === null ? `${from} onwards` : `${from} to ${to}`}`;
}
