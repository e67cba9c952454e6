import type { ProductId, SessionType } from '../../content/catalogue.ts';

export type { SessionType };

/** In the order of the booking dialog. */
export const sessionTypes = [
  '1:1 Live Session (60 min)',
  'Transformation Package',
  'Couples Journey',
  'Executive Coaching',
] as const satisfies SessionType[];

/** The package that pays for sessions of a type. A single live session is agreed on by letter. */
export const packages: Partial<Record<string, ProductId>> = {
  'Transformation Package': 'transformation',
  'Couples Journey': 'union-path',
  'Executive Coaching': 'ceo-mentorship',
};

export const SESSION_MINUTES = 60;
