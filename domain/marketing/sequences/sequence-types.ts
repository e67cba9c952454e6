import type { MailName } from '../../../emails/mails.ts';
import { DAY, HOUR } from '../../../shared/durations.ts';
import { keysOf } from '../../../shared/records.ts';
import type { Topic } from '../../mail/browser.ts';

export type SequenceType = 'quiz_nurture' | 'abandoned_cart' | 'membership_upsell';

type Step = {
  template: SequenceTemplate;
  /** Hours after the start. Days are spans of 24 hours, so that no clock change doubles or skips one. */
  afterHours: number;
  /** Asked for, and so service mail: it goes whatever else the person has refused. */
  askedFor?: true;
};

type Plan = { title: string; topic: Exclude<Topic, 'service'>; steps: readonly Step[] };

export const sequenceTemplates = [
  'welcome',
  'testimonial',
  'discount',
  'education',
  'urgency',
  'value',
  'membership',
  'abandoned_cart',
  'abandoned_cart_reminder',
  'abandoned_cart_final',
  'membership_intro',
  'membership_benefits',
  'membership_offer',
] as const satisfies MailName[];
export type SequenceTemplate = (typeof sequenceTemplates)[number];

const day = (count: number) => count * 24;

/** Sequences as data: what goes when. */
export const plans: Record<SequenceType, Plan> = {
  quiz_nurture: {
    title: 'Quiz Nurture',
    topic: 'marketing',
    steps: [
      { template: 'welcome', afterHours: day(0), askedFor: true },
      { template: 'testimonial', afterHours: day(1) },
      { template: 'discount', afterHours: day(3) },
      { template: 'education', afterHours: day(5) },
      { template: 'urgency', afterHours: day(7) },
      { template: 'value', afterHours: day(10) },
      { template: 'membership', afterHours: day(14) },
    ],
  },
  abandoned_cart: {
    title: 'Abandoned Cart',
    topic: 'cart',
    // After the cart itself: an hour, a day, three days.
    steps: [
      { template: 'abandoned_cart', afterHours: 1 },
      { template: 'abandoned_cart_reminder', afterHours: day(1) },
      { template: 'abandoned_cart_final', afterHours: day(3) },
    ],
  },
  membership_upsell: {
    title: 'Membership Upsell',
    topic: 'membership',
    steps: [
      { template: 'membership_intro', afterHours: day(0) },
      { template: 'membership_benefits', afterHours: day(7) },
      { template: 'membership_offer', afterHours: day(14) },
    ],
  },
};

export const sequenceTypes = keysOf(plans);

/** Other names under which the same sequences are known: "welcome" and "discount" are steps of the first one. */
const aliases: Record<string, SequenceType> = { welcome: 'quiz_nurture', discount: 'quiz_nurture' };

export function sequenceTypeOf(name: string): SequenceType | undefined {
  return (
    sequenceTypes.find((type) => type === name) ?? (Object.hasOwn(aliases, name) ? aliases[name] : undefined)
  );
}

export function dueAt(type: SequenceType, step: number, startedAt: Date): Date | undefined {
  const planned = plans[type].steps[step];
  return planned && new Date(startedAt.getTime() + planned.afterHours * HOUR);
}

/** "7 e-mails over 14 days" */
export function lengthOf(type: SequenceType): { emails: number; days: number } {
  const { steps } = plans[type];
  return { emails: steps.length, days: Math.round((steps.at(-1)?.afterHours ?? 0) / 24) };
}

export const sequenceStatuses = ['Completed', 'Converted', 'Stalled', 'Active'] as const;
export type SequenceStatus = (typeof sequenceStatuses)[number];

type Facts = { completed: boolean; converted: boolean; startedAt: Date; lastSentAt: Date | null };

export const STALLED_AFTER_MS = 3 * DAY;

/** The specification's rule to the letter, in its order. Three days to the millisecond are still "Active". */
export function sequenceStatus(
  { completed, converted, startedAt, lastSentAt }: Facts,
  now: Date,
): SequenceStatus {
  if (completed) return 'Completed';
  if (converted) return 'Converted';
  const silentMs = now.getTime() - (lastSentAt ?? startedAt).getTime();
  return silentMs > STALLED_AFTER_MS ? 'Stalled' : 'Active';
}

/** Converted divided by all, in percent with one decimal. */
export function conversionRate(converted: number, total: number): string {
  return (total === 0 ? 0 : (converted / total) * 100).toFixed(1);
}
