import { entriesOf, keysOf } from '../shared/records.ts';

/** What a business lives on, as the form asks it; its examples are taken from there. */
export const tradeLabels = {
  practice: 'A practice: therapy, medicine, healing',
  shop: 'A shop',
  food: 'Food and drink',
  craft: 'A craft or a workshop',
  advice: 'Advice or consulting',
  teaching: 'Teaching or coaching',
  creative: 'Art, design, music or writing',
  online: 'Online, software or media',
  care: 'Care, beauty or help at home',
  property: 'Building, gardens or property',
} as const;
export type TradeKey = keyof typeof tradeLabels;

/** How far a business has come. */
export const stageLabels = {
  idea: 'An idea, with no date yet',
  opening: 'About to open',
  running: 'Open and running',
  changing: 'Open, and about to change',
} as const;
export type BusinessStage = keyof typeof stageLabels;

export const OTHER_TRADE = 'Something else';

const keyOf = <Key extends string>(labels: Readonly<Record<Key, string>>, answer: string | undefined) =>
  entriesOf(labels).find(([, label]) => label === answer)?.[0];

/** Nothing for another trade, and for orders of which it was not asked. */
export const tradeAnswered = (answer: string | undefined) => keyOf(tradeLabels, answer);
export const stageAnswered = (answer: string | undefined) => keyOf(stageLabels, answer);

export const tradeKeys = keysOf(tradeLabels);
