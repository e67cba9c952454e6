import type { ReportCard } from '../../../../domain/readings/index.ts';

export const statusWords: Record<ReportCard['status'], string> = {
  queued: 'Queued',
  processing: 'In the making',
  completed: 'Completed',
  failed: 'Not made',
};

/** How far a report is, in words and as a share of the way. */
export const stepWords: Record<ReportCard['step'], { text: string; percent: number }> = {
  waiting: { text: 'Waiting for its turn', percent: 8 },
  counting: { text: 'Counting the letters', percent: 30 },
  drawing: { text: 'Drawing the pages', percent: 65 },
  keeping: { text: 'Laying it into your archive', percent: 90 },
  done: { text: 'Done', percent: 100 },
};

const relations: Record<ReportCard['relation'], string> = {
  self: 'You',
  partner: 'Partner',
  child: 'Child',
  other: 'Somebody else',
};

/** "You", "Partner: Tom". */
export const forWhom = ({ relation, label }: Pick<ReportCard, 'relation' | 'label'>): string =>
  label ? `${relations[relation]}: ${label}` : relations[relation];

export const numberNames = {
  lifePath: 'Life Path',
  expression: 'Expression',
  soulUrge: 'Soul Urge',
} as const;
export const positions = ['lifePath', 'expression', 'soulUrge'] as const;
