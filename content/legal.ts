/** The texts that hold between the practice and whoever orders. The files of content/legal/ are the first edition of each. */
export const legalKeys = ['terms', 'withdraw', 'refunds', 'privacy'] as const;
export type LegalKey = (typeof legalKeys)[number];

export type LegalText = { title: string; description: string; body: string };

/** What the office calls them. */
export const legalNames: Record<LegalKey, string> = {
  terms: 'Terms',
  withdraw: 'Right of withdrawal',
  refunds: 'Refunds',
  privacy: 'Privacy',
};

type Needed = readonly [what: string, said: RegExp];

const seller: Needed = ['the legal name, as {{legalName}}', /\{\{legalName\}\}/];
const address: Needed = ['the postal address, as {{legalAddress}}', /\{\{legalAddress\}\}/];
const mailbox: Needed = ['the e-mail address, as {{contactEmail}}', /\{\{contactEmail\}\}/];
const fourteenDays: Needed = ['that consumers may withdraw within 14 days', /\b14 days\b/i];
const thirtyDays: Needed = ['that money goes back within 30 days of paying', /\b(?:30|thirty)[ -]days?\b/i];

/**
 * What each has to go on saying: the law asks for it, or the program does it. Whether it is said well is for a lawyer; that it
 * was left out by mistake can be seen here.
 */
const needed: Record<LegalKey, readonly Needed[]> = {
  terms: [
    seller,
    address,
    mailbox,
    fourteenDays,
    thirtyDays,
    ['the way to the withdrawal page, (/withdraw)', /\(\/withdraw\)/],
    ['the way to the refund page, (/refunds)', /\(\/refunds\)/],
    ['the legal guarantee', /\blegal guarantee\b/i],
    ['how to cancel a membership', /\bcancel\b/i],
    ['where complaints go', /\bcomplain/i],
  ],
  withdraw: [
    seller,
    address,
    mailbox,
    fourteenDays,
    ['when the right ends early', /\bends?\b/i],
    ['that the money goes back within 14 days', /\bwithin 14 days\b/i],
  ],
  refunds: [
    mailbox,
    thirtyDays,
    ['the way to the withdrawal page, (/withdraw)', /\(\/withdraw\)/],
    ['the way to the terms, (/terms)', /\(\/terms\)/],
  ],
  privacy: [
    seller,
    address,
    mailbox,
    ['who handles data for you, such as the payment provider', /\bpayment provider\b/i],
    ['how long things are kept', /\bhow long\b/i],
    ['that data can be seen and erased', /\berase/i],
    ['the authority that people can complain to', /\bauthority\b/i],
  ],
};

/** What a text does not say any more, in words for whoever wrote it. */
export const unsaidIn = (key: LegalKey, body: string): string[] =>
  needed[key].filter(([, said]) => !said.test(body)).map(([what]) => what);
