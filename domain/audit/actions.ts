/**
 * Everything staff can do, and how the log says it. A verb of the office names one of these; the test of the log goes
 * over the list, so that a name nobody tried cannot stay in it. One block for each part of the office.
 */
export const actionWords = {
  // Orders
  'refund.approved': 'approved a refund',
  'refund.declined': 'declined a refund',
} as const;

export type ActionName = keyof typeof actionWords;

/** A name of an older version still stands in the log, and is shown as it is. */
export const wordsFor = (action: string): string =>
  Object.hasOwn(actionWords, action) ? actionWords[action as ActionName] : action;
