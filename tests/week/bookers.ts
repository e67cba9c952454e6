import { signSessionKey } from '../../domain/practice/session.ts';
import { checkoutIn } from '../harness/shop.ts';
import { DAY, HOUR, type Practice } from './practice.ts';

type Booker = ReturnType<Practice['somebody']>;

const TYPE = '1:1 Live Session (60 min)';
const PACKAGE = 'Transformation Package';
const SLUG = 'live-session';
/** Far enough for all: with twelve days, 330 sessions at 16 hours a day filled every one of them. */
const AHEAD_DAYS = 21;

/** Somebody takes a time on the public page, and pays for it, or does not, or by a debit. */
export async function bookAndPay(practice: Practice): Promise<void> {
  const { shop, timeline } = practice;
  const booker = practice.somebody();
  const { visitor, email } = booker;
  const startsAt = await practice.freeTime(TYPE, AHEAD_DAYS);
  if (!startsAt) return void practice.refusals.push({ what: 'no free time', status: 0 });
  const form = { startsAt, email, name: 'Gwen Guest', zone: 'America/New_York', noBirthData: 'on' };
  const answer = await visitor.post(`/book/${SLUG}`, form);
  if (!practice.went('book', answer, 200)) return;
  practice.wakeFor(startsAt);
  const checkoutId = await checkoutIn(answer);
  if (practice.chance(0.1)) return;
  if (practice.chance(0.15)) {
    shop.fake.payBySepa(checkoutId);
    const outcome = practice.chance(0.8) ? 'paid' : 'failed';
    timeline.in(practice.between(2 * DAY, 5 * DAY), async () => shop.fake.settleSepa(checkoutId, outcome));
    return;
  }
  shop.fake.payByCard(checkoutId);
  await practice.hear();
  changeMinds(practice, booker);
}

/** A paid time of a package, by the link of its order. */
export async function bookFromCredits(
  practice: Practice,
  booker: Booker,
  { id, path }: { id: string; path: string },
): Promise<void> {
  const credits = await practice.shop.rows(
    `select 1 from session_credits where source = 'order:' || $1 and session_id is null`,
    [id],
  );
  const startsAt = credits.length > 0 && (await practice.freeTime(PACKAGE, AHEAD_DAYS));
  if (!startsAt) return;
  const form = {
    sessionType: PACKAGE,
    name: 'Maya Okafor',
    zone: 'Europe/Berlin',
    noBirthData: 'on',
    startsAt,
  };
  const answer = await booker.visitor.post(`${path}/sessions`, form);
  if (!practice.went('book from order', answer, 302)) return;
  practice.wakeFor(startsAt);
  changeMinds(practice, booker);
}

/** One in ten calls it off, one in ten takes another time; both well before it begins. */
function changeMinds(practice: Practice, { visitor, email }: Booker): void {
  const { timeline, shop } = practice;
  const [cancels, moves] = [practice.chance(0.1), practice.chance(0.1)];
  if (!cancels && !moves) return;
  timeline.in(practice.between(HOUR / 2, 2 * HOUR), async () => {
    const [session] = await shop.rows<{ id: string; session_type: string }>(
      `select id, session_type from sessions where guest_email = $1 and status = 'scheduled' and not held
       order by created_at desc limit 1`,
      [email],
    );
    if (!session) return;
    const path = `/sessions/${signSessionKey(shop.services, session.id)}`;
    if (cancels)
      return void practice.went('cancel', await visitor.post(path, { intent: 'cancel' }), 200, 302);
    const startsAt = await practice.freeTime(session.session_type, AHEAD_DAYS);
    if (!startsAt) return;
    practice.went('move', await visitor.post(`${path}/move`, { startsAt }), 302);
    practice.wakeFor(startsAt);
  });
}
