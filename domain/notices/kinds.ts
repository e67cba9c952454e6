import { keysOf } from '../../shared/records.ts';

/** What the owner can be told of. `mail`: how, as long as she has not said otherwise. */
export const noticeKinds = {
  order: { label: 'A new order', mail: 'now' },
  details: { label: 'A buyer has sent the details', mail: 'off' },
  chat: { label: 'A chat or a message waits', mail: 'now' },
  care: { label: 'Somebody may be in need', mail: 'now' },
  question: { label: 'A learner has a question', mail: 'now' },
  due: { label: 'A reading is due in 4 hours', mail: 'now' },
  payment: { label: 'A payment has failed', mail: 'now' },
  dispute: { label: 'A payment is disputed', mail: 'now' },
  discrepancy: { label: 'The payment provider and the orders disagree', mail: 'now' },
  backup: { label: 'A backup is old, failed, or does not restore', mail: 'now' },
  disk: { label: 'The disk fills up', mail: 'now' },
  bounces: { label: 'Letters bounce', mail: 'now' },
  calendar: { label: 'A calendar was switched off', mail: 'now' },
  automation: { label: 'An automation has something for you', mail: 'now' },
  work: { label: 'Something cannot be done by itself', mail: 'now' },
  outage: { label: 'A provider does not answer', mail: 'now' },
} as const;

export type NoticeKind = keyof typeof noticeKinds;
export const noticeKindNames = keysOf(noticeKinds);

/** When a letter goes: at once, with the digest, or not at all. */
export const mailChoices = ['now', 'digest', 'off'] as const;
export type MailChoice = (typeof mailChoices)[number];
