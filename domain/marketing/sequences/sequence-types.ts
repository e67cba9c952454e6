import type { MailName } from '../../../emails/mails.ts';
import { DAY, HOUR } from '../../../shared/durations.ts';
import { keysOf } from '../../../shared/records.ts';
import type { Topic } from '../../mail/browser.ts';

export type SequenceType = 'quiz_nurture' | 'abandoned_cart' | 'membership_upsell';

/** A letter whose words come with the shop: the step of a built-in automation. */
export type MailStep = {
  do: 'mail';
  template: SequenceTemplate;
  /** Hours after the start. Days are spans of 24 hours, so that no clock change doubles or skips one. */
  afterHours: number;
  /** Asked for, and so service mail: it goes whatever else the person has refused. */
  askedFor?: true;
};

export type BuiltIn = {
  title: string;
  /** With what somebody enters. */
  starts: string;
  topic: Exclude<Topic, 'service'>;
  /** What ends it, wherever somebody stands. */
  goal: { of: 'bought'; product?: 'membership' };
  steps: readonly MailStep[];
};

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

const at = (template: SequenceTemplate, afterHours: number): MailStep => ({
  do: 'mail',
  template,
  afterHours,
});
const onDay = (template: SequenceTemplate, day: number) => at(template, day * 24);

/** The three automations that come with the shop, as the specification has them: what goes when. Nobody changes their steps. */
export const plans: Record<SequenceType, BuiltIn> = {
  quiz_nurture: {
    title: 'Quiz Nurture',
    starts: 'Takes the quiz',
    topic: 'marketing',
    goal: { of: 'bought' },
    steps: [
      { ...onDay('welcome', 0), askedFor: true },
      onDay('testimonial', 1),
      onDay('discount', 3),
      onDay('education', 5),
      onDay('urgency', 7),
      onDay('value', 10),
      onDay('membership', 14),
    ],
  },
  abandoned_cart: {
    title: 'Abandoned Cart',
    starts: 'Leaves a cart behind',
    topic: 'cart',
    goal: { of: 'bought' },
    // After the cart itself: an hour, a day, three days.
    steps: [at('abandoned_cart', 1), onDay('abandoned_cart_reminder', 1), onDay('abandoned_cart_final', 3)],
  },
  membership_upsell: {
    title: 'Membership Upsell',
    starts: 'Seven days after a first delivery, if not a member',
    topic: 'membership',
    goal: { of: 'bought', product: 'membership' },
    steps: [onDay('membership_intro', 0), onDay('membership_benefits', 7), onDay('membership_offer', 14)],
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
  return planned && momentOf(planned, startedAt);
}

export const momentOf = ({ afterHours }: MailStep, startedAt: Date): Date =>
  new Date(startedAt.getTime() + afterHours * HOUR);

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
