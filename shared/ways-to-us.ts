/** By what somebody became known to us first. */
export const waysToUs = [
  'newsletter',
  'quiz',
  'order',
  'account',
  'letters',
  'import',
  'session',
  'event',
  'message',
] as const;
