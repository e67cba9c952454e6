/** The states of a list on its way in, as the office reads them. */
export const importStates = {
  matching: 'Columns to be named',
  checking: 'Being checked',
  checked: 'Checked',
  running: 'Being taken in',
  done: 'Taken in',
};

/** What became of a line; other verdicts say it themselves. */
const verdicts: Record<string, string> = {
  new: 'New',
  known: 'Known already, and added to',
  unsubscribed: 'Has unsubscribed: stays out',
  bounced: 'Has bounced: stays out',
  complaint: 'Called a letter spam: stays out',
};

export const verdictWords = (verdict: string): string =>
  Object.hasOwn(verdicts, verdict)
    ? (verdicts[verdict] ?? verdict)
    : `${verdict.charAt(0).toUpperCase()}${verdict.slice(1)}`;
