import type { MergeField } from './rich-text.tsx';

/** What a letter can say of its reader, each with what stands there where it is unknown. */
export const readerFields: MergeField[] = [
  { name: 'First name', text: '{{firstName|friend}}' },
  { name: 'Life Path', text: '{{lifePath|own number}}' },
  { name: 'Expression', text: '{{expression|own number}}' },
  { name: 'Soul Urge', text: '{{soulUrge|own number}}' },
  { name: 'Personal year', text: '{{personalYear|new year}}' },
  { name: 'Personal month', text: '{{personalMonth|month}}' },
  { name: 'Title of the month', text: '{{monthTitle|this month}}' },
  { name: 'Words for the month', text: '{{monthText|It is a month like no other.}}' },
];

export const codeFields: MergeField[] = [
  { name: 'Code', text: '{{code}}' },
  { name: 'Code is good until', text: '{{codeUntil}}' },
];
