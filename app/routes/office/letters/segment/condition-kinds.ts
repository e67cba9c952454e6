import { productIds } from '../../../../../content/catalogue.ts';
import type { Condition } from '../../../../../domain/marketing/browser.ts';
import { waysToUs } from '../../../../../shared/ways-to-us.ts';

export type Kind = Condition['of'];
type Words = { label: string; opposite: string };

/** How a condition reads, and its opposite. */
export const kinds: Record<Kind, Words> = {
  consent: { label: 'has agreed to', opposite: 'has not agreed to' },
  tag: { label: 'has the tag', opposite: 'does not have the tag' },
  bought: { label: 'has bought', opposite: 'has not bought' },
  member: { label: 'is a member', opposite: 'is not a member' },
  account: { label: 'has an account', opposite: 'has no account' },
  seen: { label: 'was seen within days', opposite: 'was not seen within days' },
  language: { label: 'speaks', opposite: 'does not speak' },
  'came-by': { label: 'came by', opposite: 'did not come by' },
  source: { label: 'came from', opposite: 'did not come from' },
  refused: { label: 'left or cannot be reached', opposite: 'has not left and can be reached' },
  'life-path': { label: 'has the Life Path', opposite: 'does not have the Life Path' },
  'personal-year': { label: 'is in the personal year', opposite: 'is not in the personal year' },
  'personal-month': { label: 'is in the personal month', opposite: 'is not in the personal month' },
  birthday: { label: 'has a birthday within days', opposite: 'has no birthday within days' },
};

/** A condition of this kind to begin with. */
export function blank(kind: Kind): Condition {
  switch (kind) {
    case 'consent':
      return { of: kind, topic: 'newsletter' };
    case 'tag':
      return { of: kind, tag: 'friend' };
    case 'bought':
    case 'member':
    case 'account':
    case 'refused':
      return { of: kind };
    case 'seen':
      return { of: kind, days: 90 };
    case 'language':
      return { of: kind, language: 'en' };
    case 'came-by':
      return { of: kind, way: 'quiz' };
    case 'source':
      return { of: kind, source: 'instagram' };
    case 'life-path':
    case 'personal-year':
    case 'personal-month':
      return { of: kind, number: 9 };
    case 'birthday':
      return { of: kind, days: 7 };
  }
}

export type Option = { value: string; label: string };
const option = (value: string, label = value): Option => ({ value, label });

/** What the value of a condition is chosen from; none where it is written or counted. */
export function choicesFor(kind: Kind, nameOf: (id: (typeof productIds)[number]) => string): Option[] {
  switch (kind) {
    case 'consent':
      return [option('newsletter', 'the newsletter'), option('marketing', 'letters about their numbers')];
    case 'bought':
      return [option('', 'anything'), ...productIds.map((id) => option(id, nameOf(id)))];
    case 'came-by':
      return waysToUs.map((way) => option(way));
    case 'life-path':
    case 'personal-year':
    case 'personal-month':
      return Array.from({ length: 9 }, (_, at) => option(String(at + 1)));
    default:
      return [];
  }
}

/** The value of a condition as a form holds it. */
export function typedValue(condition: Condition): string {
  switch (condition.of) {
    case 'consent':
      return condition.topic;
    case 'tag':
      return condition.tag;
    case 'bought':
      return condition.product ?? '';
    case 'seen':
    case 'birthday':
      return condition.days ? String(condition.days) : '';
    case 'language':
      return condition.language;
    case 'came-by':
      return condition.way;
    case 'source':
      return condition.source;
    case 'life-path':
    case 'personal-year':
    case 'personal-month':
      return String(condition.number);
    default:
      return '';
  }
}

const topics = ['newsletter', 'marketing'] as const;
/** Of what is chosen from a list, the one that was; of what is counted, a number or 0, which the rules refuse. */
const one = <T extends string>(known: readonly T[], value: string, or: T): T =>
  known.find((name) => name === value) ?? or;
const counted = (typed: string): number => Number(typed.replace(/\D/g, '')) || 0;

/** The same condition with another value. */
export function withValue(condition: Condition, value: string): Condition {
  switch (condition.of) {
    case 'consent':
      return { ...condition, topic: one(topics, value, 'newsletter') };
    case 'tag':
      return { ...condition, tag: value };
    case 'bought':
      return { ...condition, product: value || undefined };
    case 'seen':
    case 'birthday':
      return { ...condition, days: counted(value) };
    case 'language':
      return { ...condition, language: value };
    case 'came-by':
      return { ...condition, way: one(waysToUs, value, 'quiz') };
    case 'source':
      return { ...condition, source: value };
    case 'life-path':
    case 'personal-year':
    case 'personal-month':
      return { ...condition, number: counted(value) };
    default:
      return condition;
  }
}
