import type { Provider } from './queries.ts';

/** What each provider is called, and what its absence means for the day. */
export const outageWords: Record<Provider, { name: string; means: string }> = {
  payments: {
    name: 'The payment provider',
    means: 'Nobody can pay at the moment. Payments already made are looked up as soon as it answers.',
  },
  mail: {
    name: 'The mail server',
    means: 'Letters wait in the outbox and leave by themselves when it is back.',
  },
  files: {
    name: 'The files service',
    means: 'Documents and recordings can be neither made nor opened. What was ordered is made afterwards.',
  },
};
