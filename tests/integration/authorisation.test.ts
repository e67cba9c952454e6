import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import routes from '../../app/routes.ts';
import { projectFolder } from '../../db/project-folder.ts';
import { subjectOf } from '../../domain/privacy/contexts.ts';
import { readRowsAbout } from '../../domain/privacy/export.ts';
import { personalData } from '../../domain/privacy/index.ts';
import { belongings } from '../harness/belongings.ts';
import type { Browserlike } from '../harness/browserlike.ts';
import { demoPast } from '../harness/demo-past.ts';
import { newMember } from '../harness/members.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

type Fields = Record<string, string>;
type Rule = {
  /**
   * open: for everybody, about nobody. members: shows whoever is signed in her own. owned: one person's thing; to others
   * it is not there. staff: the office's. keyed: opened by a signed key; a false one opens nothing. proven: machines
   * that prove themselves.
   */
  kind: 'open' | 'members' | 'owned' | 'staff' | 'keyed' | 'proven';
  /** What a stranger tries with the owner's ids. A ':name' stands for one of them. */
  tries?: Fields[];
};
const open: Rule = { kind: 'open' };
const members = (...tries: Fields[]): Rule => ({ kind: 'members', tries });
const owned = (...tries: Fields[]): Rule => ({ kind: 'owned', tries });
const staff: Rule = { kind: 'staff', tries: [{}] };
const keyed = (...tries: Fields[]): Rule => ({ kind: 'keyed', tries });
const proven: Rule = { kind: 'proven', tries: [{}] };

const orderIntents = [
  'refund',
  'cancel-membership',
  'resume-membership',
  'renew-calendar',
  'begin',
  'account',
];
const orderTries = orderIntents.map((intent) => ({ intent }));
const details = { intent: 'send', fullName: 'Somebody Else', birthDate: '1980-01-01', begin: 'now' };
const generate = { intent: 'generate', relation: 'child', label: 'x', name: 'Xan', birthDate: '2001-01-01' };

/** Every route of the site map. Whoever adds one says here who may have it, and what a stranger would try. */
const table: Record<string, Rule> = {
  '/': open,
  '/blog': open,
  '/blog/:articleId': open,
  '/p/:slug': open,
  '/about-aura': open,
  '/testimonials': open,
  '/faq': open,
  '/help-now': open,
  '/numbers': open,
  '/numbers/:number': open,
  '/courses/:courseId/:lessonId': open,
  '/numbers/find': open,
  '/contact': open,
  '/privacy': open,
  '/terms': open,
  '/refunds': open,
  '/privacy/:version': open,
  '/terms/:version': open,
  '/refunds/:version': open,
  '/withdraw/:version': open,
  '/terms/:version/terms.pdf': open,
  '/withdraw': open,
  '/cancel-membership': open,
  '/compatibility': open,
  '/compatibility/:pair': open,
  '/your-year': open,
  '/quiz': open,
  '/quiz/result': open,
  '/quiz/report.pdf': open,
  '/quiz/shared/:numbers': open,
  '/newsletter': open,
  '/newsletter/confirm': open,
  '/checkout/:productId': open,
  '/checkout/:productId/order': open,
  '/checkout/:productId/opening': open,
  '/book': open,
  '/book/:type': open,
  '/events': open,
  '/events/:slug': open,
  '/gifts': open,
  '/gift': open,
  '/gift/:code': keyed({ intent: 'redeem', email: 'stranger@example.com' }),
  '/gift/:code/:kind': keyed(),
  '/testimonial/:token': keyed({ intent: 'save', quote: 'x', name: 'Xan' }, { intent: 'withdraw' }),
  '/testimonials/:testimonialId/:photo': open,
  '/sitemap.xml': open,
  '/robots.txt': open,
  '/feed.xml': open,
  '/site.webmanifest': open,
  '/share/:name': open,
  '/look/:name': open,
  '/brand/:mark/:file': open,
  '/login': open,
  '/login/two-factor': open,
  '/login/link': keyed({ token: 'forged' }),
  '/login/again': members({ intent: 'password', password: 'guessed' }),
  '/signup': open,
  '/forgot-password': open,
  '/reset-password': open,
  '/account/delete': keyed({ token: 'forged' }),
  '/unsubscribe': keyed({ intent: 'all', token: 'forged' }),
  '/cart/recover': open,
  '/logout': open,
  '/r/:token': keyed(),
  '/*': open,

  '/portal': members(),
  '/portal/dashboard': members(),
  '/portal/reports': members(
    { intent: 'retry', reportId: ':reportId' },
    { intent: 'resend', reportId: ':historyId' },
    { intent: 'forget', personId: ':personId' },
    { ...generate, personId: ':personId' },
  ),
  '/portal/reports/:reportId/read': owned(),
  '/portal/reports/:reportId/pdf': owned(),
  '/portal/videos': members(),
  '/portal/videos/:videoId': owned(),
  '/portal/videos/:videoId/position': owned({ seconds: '9' }),
  '/portal/courses': members(),
  '/portal/courses/:courseId': members({ name: 'Somebody Else' }),
  '/portal/courses/:courseId/certificate': owned(),
  '/portal/courses/:courseId/:lessonId': owned({ intent: 'complete' }, { intent: 'uncomplete' }),
  '/portal/sessions': members(
    { intent: 'cancel', sessionId: ':sessionId' },
    { intent: 'reschedule', sessionId: ':sessionId', startsAt: '2030-01-07T10:00:00Z' },
  ),
  '/portal/sessions/slots': members(),
  '/portal/sessions/:sessionId/join': owned(),
  '/portal/sessions/:sessionId/calendar': owned(),
  '/portal/events/:seatId': owned({ intent: 'give-up' }, { intent: 'pay' }),
  '/portal/events/:seatId/recording': owned(),
  '/portal/events/:seatId/join': owned(),
  '/portal/events/:seatId/calendar': owned(),
  '/portal/journey': members(
    { intent: 'edit', milestoneId: ':milestoneId', title: 'Hers' },
    { intent: 'move', milestoneId: ':milestoneId', progress: '1' },
    { intent: 'delete', milestoneId: ':milestoneId' },
  ),
  '/portal/letters': members(),
  '/portal/membership': members(),
  '/portal/recommend': members(),
  '/portal/days': members({ intent: 'answer', day: '2026-07-06', answer: 'Quiet.' }),
  '/portal/year/:year': members(),
  '/portal/emails': members({ intent: 'start', type: 'quiz_nurture', email: 'member@demo.local', name: 'x' }),
  '/portal/emails/:sequenceId': {
    kind: 'staff',
    tries: [{ intent: 'stop' }, { intent: 'pause' }, { intent: 'resend' }],
  },
  '/portal/emails/preview/:template': members(),
  '/portal/support': members(),
  '/portal/support/:ticketId': owned(
    { intent: 'answer', content: 'x' },
    { intent: 'note', content: 'x' },
    { intent: 'move', to: 'closed' },
    { intent: 'priority', priority: 'low' },
  ),
  '/portal/support/chats/:conversationId': owned(),
  '/portal/support/files/:attachmentId': owned(),
  '/portal/account': members({ intent: 'end-device', device: ':signInId' }, { intent: 'keep-account' }),
  '/portal/account/export': members(),
  '/portal/orders': members(),
  '/portal/orders/:orderId': owned(...orderTries),
  '/portal/orders/:orderId/details': owned(details),
  '/portal/orders/:orderId/billing': owned({}),
  '/portal/orders/:orderId/answers/:field': owned(),
  '/portal/orders/:orderId/documents/:documentId': owned(),
  '/portal/orders/:orderId/files/:fulfilmentId/:place': owned(),
  '/portal/orders/:orderId/texts/:fulfilmentId': owned(),
  '/portal/orders/:orderId/documents/:documentId/read': owned(),
  '/portal/orders/:orderId/receipts/:receiptId': owned(),
  '/portal/orders/:orderId/seat': owned(),
  '/portal/*': open,

  '/office': staff,
  '/office/search': staff,
  '/office/orders': staff,
  '/office/orders.csv': staff,
  '/office/orders/:orderId': staff,
  '/office/orders/:orderId/documents/:fulfilmentId': staff,
  '/office/orders/:orderId/documents/:fulfilmentId/preview': staff,
  '/office/orders/:orderId/texts/:fulfilmentId': staff,
  '/office/orders/:orderId/versions/:documentId': staff,
  '/office/orders/:orderId/answers/:field': staff,
  '/office/orders/:orderId/receipts/:receiptId': staff,
  '/office/orders/:orderId/recording': staff,
  '/office/orders/:orderId/desk': staff,
  '/office/orders/:orderId/desk/parts': staff,
  '/office/withdrawals/:withdrawalId': staff,
  '/office/waiting': staff,
  '/office/drafts': staff,
  '/office/media': staff,
  '/office/media/upload': staff,
  '/office/media/:mediaId': staff,
  '/office/product-files': staff,
  '/office/calendar': staff,
  '/office/calendar/rules': staff,
  '/office/calendar/types': staff,
  '/office/events': staff,
  '/office/events/:eventId': staff,
  '/office/events/:eventId/people.csv': staff,
  '/office/events/:eventId/recording': staff,
  '/office/calendar/unpaid': staff,
  '/office/calendar/customers': staff,
  '/office/calendar/:sessionId': staff,
  '/office/calendar/:sessionId/sheet': staff,
  '/office/catalogue': staff,
  '/office/catalogue/:productId': staff,
  '/office/codes': staff,
  '/office/gifts': staff,
  '/office/pages': staff,
  '/office/pages/menu': staff,
  '/office/pages/:pageId': staff,
  '/office/courses': staff,
  '/office/courses/:courseId': staff,
  '/office/courses/:courseId/learners': staff,
  '/office/courses/:courseId/lessons/:lessonId': staff,
  '/office/testimonials': staff,
  '/office/testimonials/:testimonialId': staff,
  '/office/content': staff,
  '/office/content/:kind': staff,
  '/office/content/:kind/:key': staff,
  '/office/numbers': staff,
  '/office/numbers/:table': staff,
  '/office/customers': staff,
  '/office/customers.csv': staff,
  '/office/customers/:customerId': staff,
  '/office/customers/:customerId/export': staff,
  '/office/letters': staff,
  '/office/letters/broadcasts/:broadcastId': staff,
  '/office/letters/automations': staff,
  '/office/letters/automations/:automationId': staff,
  '/office/letters/people': staff,
  '/office/letters/people.csv': staff,
  '/office/letters/people/:personId': staff,
  '/office/letters/segments': staff,
  '/office/letters/segments/count': staff,
  '/office/letters/segments/:segmentId': staff,
  '/office/letters/imports': staff,
  '/office/letters/imports/:importId': staff,
  '/office/letters/imports/:importId/report': staff,
  '/office/setup': staff,
  '/office/settings/brand': staff,
  '/office/settings/tax': staff,
  '/office/settings/referral': staff,
  '/office/settings/notices': staff,
  '/office/settings/programs': staff,
  '/office/settings/replies': staff,
  '/office/invoices': staff,
  '/office/invoices.csv': staff,
  '/office/disputes/:disputeId': staff,
  '/office/disputes/:disputeId/evidence.pdf': staff,
  '/office/payouts': staff,
  '/office/payouts.csv': staff,
  '/office/payouts/:payoutId': staff,
  '/office/payouts/:payoutId/movements.csv': staff,
  '/office/memberships': staff,
  '/office/settings/people': staff,
  '/office/settings/health': staff,
  '/office/settings/backups/:backupId': staff,
  '/office/settings': staff,
  '/office/settings/log': staff,
  '/office/outbox': staff,
  '/office/outbox/:mailId': staff,
  '/office/*': staff,

  '/orders/:key': keyed(...orderTries),
  '/orders/:key/details': keyed(details),
  '/orders/:key/answers/:field': keyed(),
  '/orders/:key/billing': keyed({}),
  '/orders/:key/documents/:documentId': keyed(),
  '/orders/:key/files/:fulfilmentId/:place': keyed(),
  '/orders/:key/texts/:fulfilmentId': keyed(),
  '/orders/:key/documents/:documentId/read': keyed(),
  '/orders/:key/receipts/:receiptId': keyed(),
  '/orders/:key/videos/:videoId': keyed(),
  '/orders/:key/sessions': keyed({
    sessionType: 'Transformation Package',
    startsAt: '2030-01-07T10:00:00Z',
    name: 'x',
    noBirthData: 'on',
  }),
  '/sessions/:key': keyed({ intent: 'cancel' }, { intent: 'pay' }, { intent: 'details', noBirthData: 'on' }),
  '/seats/:key': keyed({ intent: 'give-up' }, { intent: 'pay' }),
  '/seats/:key/recording': keyed(),
  '/seats/:key/join': keyed(),
  '/seats/:key/calendar': keyed(),
  '/orders/:key/seat': keyed(),
  '/sessions/:key/move': keyed({ startsAt: '2030-01-07T10:00:00Z' }),
  '/sessions/:key/join': keyed(),
  '/sessions/:key/calendar': keyed(),
  '/payment-card/:key': keyed({ intent: 'card' }, { intent: 'pay' }),
  '/partner/:token': keyed(details, { intent: 'withdraw' }),
  '/partner/:token/documents/:documentId': keyed(),
  '/invitation/:key': keyed({}),
  '/calendar/:token/practice.ics': keyed(),
  '/calendar/:token/personal-days.ics': keyed(),
  '/sandbox/pay/:checkoutId': keyed({ outcome: 'paid' }),
  '/sandbox/portal/:portalId': keyed({ id: 'none', intent: 'cancel' }),
  // Whoever holds its link may see a card; the pictures of a number are everybody's.
  '/card/:token': open,
  '/card/:token/:name': open,
  '/quiz/card/:number/:name': open,
  // Whoever holds its address may see that a certificate is genuine.
  '/certificates/:certificateId': open,
  '/files/*': owned(),
  '/media/:mediaId/:revision/:file': open,
  '/pictures/:file': open,

  '/functions/v1/whoami': open,
  '/functions/v1/quiz-numbers': open,
  '/functions/v1/name-spelling': open,
  '/functions/v1/capture-quiz-lead': open,
  '/functions/v1/quiz-offer': open,
  '/functions/v1/subscribe-newsletter': open,
  '/functions/v1/create-checkout-session': open,
  '/functions/v1/quote-order': open,
  '/functions/v1/payment-state': keyed(),
  '/functions/v1/save-cart': open,
  '/functions/v1/chat': keyed({
    sessionId: 'chat_of_the_demo_member',
    key: 'y'.repeat(32),
    message: 'hello',
  }),
  '/functions/v1/chat-email': keyed({
    sessionId: 'chat_of_the_demo_member',
    key: 'y'.repeat(32),
    email: 'x@y.test',
  }),
  '/functions/v1/chat-stream': keyed(),
  '/functions/v1/support-stream': { kind: 'staff' },
  '/functions/v1/report-stream': { kind: 'staff' },
  '/functions/v1/passkeys': open,
  '/functions/v1/push-subscription': members({}),
  '/functions/v1/send-email': proven,
  '/functions/v1/mail-events': proven,
  '/api/v1/openapi.json': open,
  '/api/v1/people': proven,
  '/api/v1/people/:personId': proven,
  '/api/v1/people/:personId/tags': proven,
  '/api/v1/orders': proven,
  '/webhooks/mail/:provider': proven,
  '/webhooks/inbound-mail': proven,
  '/webhooks/payments': proven,
};

type Found = { pattern: string; reads: boolean; acts: boolean };

/** The site map as patterns, with what each module can do. A layout is reached through its children. */
function flatten(entries: RouteConfigEntry[], above = ''): Found[] {
  return entries.flatMap(({ path, index, file, children = [] }) => {
    const pattern = path === undefined ? above : `${above}/${path}`;
    const source = readFileSync(join(projectFolder, 'app', file), 'utf8');
    const has = (name: string) => new RegExp(`export (async )?(function|const) ${name}\\b`).test(source);
    const isPage = index === true || path !== undefined;
    const self = {
      pattern: pattern || '/',
      reads: has('loader') || /export default/.test(source),
      acts: has('action'),
    };
    return [...(isPage ? [self] : []), ...flatten(children, pattern)];
  });
}
const found = flatten(await routes);
/** Pages that are hers and not open yet: doors before their ten minutes, the seat, the files and the text of an order that bought none. */
const notYet = new Set([
  '/portal/sessions/:sessionId/join',
  '/portal/events/:seatId/join',
  '/portal/orders/:orderId/seat',
  '/portal/orders/:orderId/files/:fulfilmentId/:place',
  '/portal/orders/:orderId/answers/:field',
  '/portal/orders/:orderId/texts/:fulfilmentId',
]);
const refusals = [400, 401, 403, 404, 405, 409, 410, 422];

/**
 * The whole walk knocks at everything with the ids of a member who has a year behind her: `npm run test:processes`. What
 * `npm test` walks needs none of that: nobody who is not signed in comes in, and no member into the office.
 */
const isWhole = inject('walk') === 'whole';
let server: TestServer;
let theirs: Awaited<ReturnType<typeof belongings>>;
let stranger: Browserlike;
beforeAll(async () => {
  const past = isWhole ? demoPast() : undefined;
  server = await startTestServer({}, new TestClock(past?.madeAt), { past });
  if (isWhole) theirs = await belongings(server);
  stranger = (await newMember(server, 'Bea Stone')).visitor;
});
afterAll(() => server.stop());

/** All rows about the demo member: whatever a stranger tries, they stay as they are. */
async function everythingOf(): Promise<string> {
  const { services } = server;
  const known = { userId: theirs.memberId, addresses: ['member@demo.local'] };
  const who = await subjectOf(services, services.db, known);
  const quiet = ['auth.sign_ins', 'public.mails', 'public.session_reminders'];
  const rows = personalData
    .flatMap(({ tables }) => Object.entries(tables))
    .filter(([name]) => !quiet.includes(name))
    .map(async ([name, rule]) => {
      const rows = await readRowsAbout(services.db, name, rule, who);
      // In whatever order the database finds them.
      // That she opens what is hers is noted, the first time.
      return [
        name,
        rows
          .map((row) => JSON.stringify(row))
          .filter((row) => !isOpening(row))
          .sort(),
      ];
    });
  return JSON.stringify(await Promise.all(rows), null, 1);
}

const isOpening = (row: string) => row.includes('"kind":"opened"');

const filled = (text: string) =>
  text.replace(
    /:([a-zA-Z]+)/g,
    (whole, name) => theirs?.ids[name] ?? (whole.startsWith(':') ? 'nothing' : whole),
  );
const pathOf = (pattern: string) =>
  filled(pattern).replace('*', pattern === '/files/*' ? (theirs?.ids['*'] ?? '') : 'nothing');

async function look(
  visitor: Browserlike,
  pattern: string,
): Promise<{ status: number; to: string; text: string }> {
  const abort = new AbortController();
  const answer = await visitor.fetch(pathOf(pattern), { signal: abort.signal });
  const isStream = answer.headers.get('content-type') === 'text/event-stream';
  const text = isStream ? '' : await answer.text();
  if (isStream) abort.abort();
  return { status: answer.status, to: answer.headers.get('location') ?? '', text };
}

async function attempt(visitor: Browserlike, pattern: string, fields: Fields): Promise<number> {
  const body = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, filled(value)]));
  const isFunction = pattern.startsWith('/functions/') || pattern.startsWith('/webhooks/');
  const answer = await (isFunction
    ? visitor.postJson(pathOf(pattern), body)
    : visitor.post(pathOf(pattern), body));
  const signIn = answer.status === 302 && answer.headers.get('location')?.startsWith('/login');
  return signIn ? 401 : answer.status;
}

const isSignIn = ({ status, to }: { status: number; to: string }) =>
  status === 302 && to.startsWith('/login');
const personal = /Maya Okafor|Only mine|member@demo\.local|Nobody else may read/;

test('the table holds every route, and no other', () => {
  const missing = found.map(({ pattern }) => pattern).filter((pattern) => !table[pattern]);
  const gone = Object.keys(table).filter((pattern) => !found.some((route) => route.pattern === pattern));
  expect({ missing: [...new Set(missing)], gone }).toEqual({ missing: [], gone: [] });
});

const toLookAt = found.filter(({ reads }) => reads).map(({ pattern }) => pattern);
const toChange = found
  .filter(({ acts }) => acts)
  .map(({ pattern }) => ({ pattern, tries: table[pattern]?.tries ?? [] }))
  .filter(({ tries }) => tries.length > 0);

function walkWithHerIds(): void {
  let before: string;
  beforeAll(async () => {
    before = await everythingOf();
  });

  test.each(toLookAt)('%s, to look at', async (pattern) => {
    const { kind } = table[pattern] ?? open;
    const anonymous = await look(server.visitor(), pattern);
    const other = await look(stranger, pattern);
    for (const { text } of [anonymous, other]) expect(text).not.toMatch(personal);
    switch (kind) {
      case 'members':
        expect([pattern, isSignIn(anonymous), other.status < 500]).toEqual([pattern, true, true]);
        break;
      case 'owned': {
        expect([pattern, isSignIn(anonymous) || anonymous.status === 404]).toEqual([pattern, true]);
        expect([pattern, [403, 404].includes(other.status)]).toEqual([pattern, true]);
        // Hers it is: otherwise the refusals above would prove nothing.
        const { status } = await look(theirs.visitor, pattern);
        expect([pattern, refusals.includes(status) && !notYet.has(pattern)]).toEqual([pattern, false]);
        break;
      }
      case 'staff':
        if (!pattern.startsWith('/functions/')) expect([pattern, other.status]).toEqual([pattern, 404]);
        expect([pattern, isSignIn(anonymous) || refusals.includes(anonymous.status)]).toEqual([
          pattern,
          true,
        ]);
        break;
      case 'keyed':
        for (const { status } of [anonymous, other]) expect([pattern, status < 500]).toEqual([pattern, true]);
        break;
      default:
        expect([pattern, anonymous.status < 500]).toEqual([pattern, true]);
    }
  });

  test.each(toChange)('$pattern, to change', async ({ pattern, tries }) => {
    for (const fields of tries) {
      const statuses = [
        await attempt(server.visitor(), pattern, fields),
        await attempt(stranger, pattern, fields),
      ];
      expect([pattern, fields, statuses.filter((status) => !refusals.includes(status))]).toEqual([
        pattern,
        fields,
        [],
      ]);
    }
  });

  test('after all that, nothing of hers has changed', async () => {
    expect(await everythingOf()).toBe(before);
  });
}

function walkWithAddressesAlone(): void {
  const closed = toLookAt.filter((pattern) =>
    ['members', 'owned', 'staff'].includes(table[pattern]?.kind ?? ''),
  );
  test('nobody who is not signed in is shown what is a member’s or the office’s', async () => {
    for (const pattern of closed) {
      const answer = await look(server.visitor(), pattern);
      expect([pattern, isSignIn(answer) || refusals.includes(answer.status)]).toEqual([pattern, true]);
    }
  });

  test('no page of the office is there for a member', async () => {
    const pages = closed.filter(
      (pattern) => table[pattern]?.kind === 'staff' && !pattern.startsWith('/functions/'),
    );
    expect(pages.length).toBeGreaterThan(30);
    // Every one of them takes the same way through the layout above it; each third is met here, all of them in the walk.
    for (const pattern of pages.filter((_, at) => at % 3 === 0))
      expect([pattern, (await look(stranger, pattern)).status]).toEqual([pattern, 404]);
  });

  test('nobody who is not signed in changes anything of a member’s or the office’s', async () => {
    for (const { pattern, tries } of toChange.filter(({ pattern }) => closed.includes(pattern))) {
      const [fields = {}] = tries;
      const status = await attempt(server.visitor(), pattern, fields);
      expect([pattern, refusals.includes(status)]).toEqual([pattern, true]);
    }
  });
}

// What is not walked here is not skipped either: it belongs to the other run.
if (isWhole) describe('with the ids of somebody else', walkWithHerIds);
else describe('with no more than the address', walkWithAddressesAlone);
