import type { MailTemplate } from './mail-template.ts';
import { type MailName, type SampleMail, storedMail } from './mails.ts';

/** Readers who differ in what is known of them and in what they bought. */
const people: { who: string; props: Record<string, unknown> }[] = [
  { who: 'Maya', props: {} },
  {
    who: 'Anne-Sophie, with master numbers',
    props: {
      name: 'Anne-Sophie',
      numbers: { lifePath: 11, expression: 22, soulUrge: 33 },
      product: 'Transformation Package',
      order: 'AN-9XW2-K7TR',
      totalCents: 29_700,
      amountCents: 29_700,
      count: 1,
    },
  },
  {
    who: 'Somebody whose name is not known',
    props: { name: '', numbers: null, month: undefined, product: 'Soul Circle Membership', totalCents: 1900 },
  },
];

export function samplePeople(name: MailName, { sample, occasions = {} }: MailTemplate<object>): SampleMail[] {
  const known = (props: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(props).filter(([prop]) => prop in sample));
  const three = people.map(({ who, props }) => ({
    who,
    mail: storedMail(name, { ...sample, ...known(allowed(name, props)) }),
  }));
  const others = Object.entries(occasions)
    .slice(1)
    .map(([occasion, props]) => ({
      who: `Maya: ${occasion}`,
      mail: storedMail(name, { ...sample, ...props }),
    }));
  return [...three, ...others];
}

/** These are sent with numbers alone. */
const NUMBERED: MailName[] = ['free-report', 'portal-report'];
const allowed = (name: MailName, { numbers, ...props }: Record<string, unknown>) =>
  numbers === undefined || (numbers === null && NUMBERED.includes(name)) ? props : { ...props, numbers };
