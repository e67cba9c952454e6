import { describe, expect, test } from 'vitest';
import { firstEdition } from '../content/edition.ts';
import { makeContent } from '../content/make-content.ts';
import { entriesOf } from '../shared/records.ts';
import { mailNames } from './groups.ts';
import { mailRenderer } from './index.tsx';
import { type Mail, type MailName, storedMail } from './mails.ts';
import type { Reader } from './reader.ts';

/** What each letter says of time: a day, a moment with its clock, or a meeting on two clocks. A letter that is new to it has no line here. */
const told: Partial<Record<MailName, 'day' | 'moment' | 'meeting'>> = {
  welcome: 'moment',
  discount: 'moment',
  membership: 'moment',
  membership_offer: 'moment',
  abandoned_cart_reminder: 'moment',
  abandoned_cart_final: 'moment',
  'deletion-planned': 'day',
  cancellation: 'moment',
  'withdrawal-received': 'moment',
  'withdrawal-notice': 'moment',
  'withdrawal-answered': 'moment',
  session: 'meeting',
  seat: 'meeting',
  'members-evening': 'meeting',
  'gift-bought': 'day',
  'gift-received': 'day',
  'gift-rest': 'day',
  'order-paid': 'day',
  'order-in-work': 'moment',
  'promise-moved': 'moment',
  'order-begins': 'moment',
  'rest-asked': 'day',
  'plan-part-failed': 'day',
  'membership-renewed': 'day',
  'membership-charge-failed': 'day',
  'membership-charge-reminder': 'day',
  'membership-card-expires': 'day',
  'membership-cancelled': 'day',
  'membership-resumed': 'day',
  'membership-changed': 'day',
  'membership-renews-soon': 'day',
  'membership-price-changes': 'day',
  'trial-ends-soon': 'day',
  'referral-credit': 'day',
  'circle-months': 'day',
};

/** To the practice itself, by its own clock. */
const ofPractice: MailName[] = [
  'staff-invitation',
  'provider-down',
  'provider-back',
  'owner-digest',
  'test-mail',
  'staff-order-alert',
];

/** A week of work is named by its Monday, the same on every clock. */
const byWeek: MailName[] = ['product-open'];

const content = makeContent(firstEdition);
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const TIME = new RegExp(`\\b\\d{1,2} (?:${MONTHS})\\b|\\b\\d{1,2}:\\d\\d (?:AM|PM)`);

/** Half past three in Lisbon on the first of the year, which is the year before in New York. */
const AT = '2031-01-01T03:30:00.000Z';

/** Every day and every moment of a letter becomes that one. */
function at(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(/^((?:day|moment):)?\d{4}-\d{2}-\d{2}(?:T.*)?$/, (_, kind = '') => `${kind}${AT}`);
  if (Array.isArray(value)) return value.map(at);
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, at(inside)]))
    : value;
}

const samples = (name: MailName): Mail[] =>
  ['sample', ...mailRenderer.occasions(name)].map((occasion) => mailRenderer.sample(name, occasion));

async function words({ template, props }: Mail, reader?: Reader): Promise<string> {
  const { subject, text, html } = await mailRenderer.render(storedMail(template, props), content, { reader });
  return `${subject}\n${text}\n${html}`;
}

const all = async (mails: Mail[], reader?: Reader) =>
  (await Promise.all(mails.map((mail) => words(mail, reader)))).join('\n');

test('every letter that says a day or an hour has a line in this table', async () => {
  const found: string[] = [];
  for (const name of mailNames.filter((name) => name !== 'custom'))
    if (TIME.test(await all(samples(name)))) found.push(name);
  expect(found.sort()).toEqual([...Object.keys(told), ...ofPractice, ...byWeek].sort());
});

const newYork: Reader = { formats: 'us', zone: 'America/New_York' };
const lines = entriesOf(told).map(([name, kind]) => ({ name, kind }));

describe.each(lines.filter(({ kind }) => kind !== 'meeting'))('$name', ({ name, kind }) => {
  const mails = samples(name).map((mail) => storedMail(name, at(mail.props)));

  test('is on the clock of its reader and in her way, where they are known', async () => {
    const said = await all(mails, newYork);
    expect(said).toContain('December 31');
    expect(said).not.toMatch(/January 1\b|\b1 January|\(Lisbon|3:30/);
    if (kind === 'moment') expect(said).toContain('10:30 PM (New York time)');
    const european = await all(mails, { formats: 'eu', zone: 'America/New_York' });
    expect(european).toContain('31 December');
    if (kind === 'moment') expect(european).toContain('22:30 (New York time)');
  });

  test('is on that of the practice otherwise, and says so', async () => {
    const said = await all(mails);
    expect(said).toContain('1 January');
    expect(said).not.toContain('December');
    if (kind === 'moment') expect(said).toContain('3:30 AM (Lisbon time)');
  });
});

test('a day that no clock touches is that day for everybody; what an earlier version wrote stays', async () => {
  const mail = (until: string) =>
    storedMail('membership-cancelled', { ...samples('membership-cancelled')[0]?.props, until });
  expect(await words(mail('day:2031-01-01'), newYork)).toContain('January 1, 2031');
  expect(await words(mail('4 June 2026'), newYork)).toContain('until 4 June 2026');
});

test.each(lines.filter(({ kind }) => kind === 'meeting'))(
  '$name: her own clock comes first',
  async ({ name }) => {
    const [mail] = samples(name);
    const { subject, text } = await mailRenderer.render(storedMail(name, mail?.props), content);
    const said = `${subject}\n${text}`;
    expect(said.indexOf('(New York)')).toBeGreaterThan(0);
    expect(said.indexOf('(New York)')).toBeLessThan(said.indexOf('(Lisbon)'));
  },
);
