import { afterAll, beforeAll, expect, test } from 'vitest';
import { writtenProductIds } from '../../content/catalogue.ts';
import {
  type Condition,
  countSegment,
  everybody,
  listSegmentCards,
  readSegment,
  removeSegment,
  type SegmentRules,
  saveSegment,
} from '../../domain/marketing/index.ts';
import { parseDate, personalMonth, personalYear } from '../../numerology/index.ts';
import { newMember } from '../harness/members.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let owner: Awaited<ReturnType<typeof newMember>>;
const NOW = '2026-11-15T12:00:00Z';
const SIZE = 900;

/** People of every kind, by a fixed recipe: what rules should find can be counted without the database. */
const everyone = Array.from({ length: SIZE }, (_, at) => {
  const born = `19${String(50 + (at % 50))}-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`;
  return {
    email: `p${at}@example.test`,
    birthDate: at % 10 === 0 ? null : born,
    lifePath: at % 10 === 0 ? null : (at % 9) + 1,
    topics: [...(at % 2 === 0 ? ['newsletter'] : []), ...(at % 5 === 0 ? ['marketing'] : [])],
    tags: at % 3 === 0 ? ['friend', 'spring'] : at % 5 === 0 ? ['spring'] : [],
    bought: at % 4 === 0 ? [writtenProductIds[at % writtenProductIds.length] ?? 'report'] : [],
    member: at % 11 === 0,
    language: at % 6 === 0 ? 'pt' : 'en',
    seenDaysAgo: at % 100,
    cameBy: at % 7 === 0 ? 'quiz' : 'newsletter',
    left: at % 13 === 0,
    source: at % 8 === 0 ? 'instagram / story / autumn' : at % 9 === 0 ? 'instagramlike' : null,
    orderedFromInstagram: at % 17 === 0,
  };
});
type Someone = (typeof everyone)[number];

beforeAll(async () => {
  server = await startTestServer({}, new TestClock(NOW));
  owner = await newMember(server, 'Olga Owner', 'owner');
  // The owner is a contact, too; here are only those of whom everything is known.
  await server.services.db.$client.query('delete from contacts');
  await server.services.db.$client.query(
    `insert into contacts (email, birth_date, life_path, topics, tags, bought, member, language, last_seen_at, came_by, left_at, source, created_at)
     select email, "birthDate", "lifePath", array(select json_array_elements_text(topics)), array(select json_array_elements_text(tags)),
       array(select json_array_elements_text(bought)), member, language, $2::timestamptz - make_interval(days => "seenDaysAgo"),
       "cameBy", case when "left" then $2::timestamptz end, source, $2::timestamptz
     from json_to_recordset($1::json) as p(email text, "birthDate" date, "lifePath" int, topics json, tags json, bought json,
       member boolean, language text, "seenDaysAgo" int, "cameBy" text, "left" boolean, source text)`,
    [JSON.stringify(everyone), NOW],
  );
  // One that was paid says where its buyer came from; one that was not says nothing.
  await server.services.db.$client.query(
    `insert into orders (number, product_id, product_name, mode, email, price_cents, state, success_url, cancel_url,
       expires_at, paid_at, source)
     select 'AN-' || n, 'report', 'Report', 'payment', 'p' || n || '@example.test', 5900, 'open', '', '', $1::timestamptz,
       case when n % 17 = 0 then $1::timestamptz end, 'instagram'
     from generate_series(0, $2 - 1) n where n % 17 = 0 or n % 19 = 0`,
    [NOW, SIZE],
  );
});
afterAll(() => server.stop());

const count = async (rules: SegmentRules) =>
  (await countSegment(server.services, { actor: owner.actor, rules })).count;
const one = (condition: Condition): SegmentRules => ({
  match: 'all',
  groups: [{ match: 'all', conditions: [condition] }],
});
const number = (p: Someone, read: (born: NonNullable<ReturnType<typeof parseDate>>) => number) => {
  const born = p.birthDate ? parseDate(p.birthDate) : null;
  return born ? read(born) : undefined;
};
const cases: [Condition, (p: Someone) => boolean][] = [
  [{ of: 'consent', topic: 'newsletter' }, (p) => p.topics.includes('newsletter')],
  [{ of: 'tag', tag: 'friend' }, (p) => p.tags.includes('friend')],
  [{ of: 'bought' }, (p) => p.bought.length > 0],
  [{ of: 'bought', product: 'report' }, (p) => p.bought.includes('report')],
  [{ of: 'member' }, (p) => p.member],
  [{ of: 'account' }, () => false],
  [{ of: 'seen', days: 30 }, (p) => p.seenDaysAgo <= 30 || p.orderedFromInstagram],
  [{ of: 'language', language: 'pt' }, (p) => p.language === 'pt'],
  [{ of: 'came-by', way: 'quiz' }, (p) => p.cameBy === 'quiz'],
  [
    { of: 'source', source: 'instagram' },
    (p) => Boolean(p.source?.startsWith('instagram /')) || p.orderedFromInstagram,
  ],
  [{ of: 'source', source: 'instagram / story' }, (p) => Boolean(p.source?.startsWith('instagram /'))],
  [{ of: 'refused' }, (p) => p.left],
  [{ of: 'life-path', number: 7 }, (p) => p.lifePath === 7],
  ...[1, 5, 9].flatMap((value): [Condition, (p: Someone) => boolean][] => [
    [
      { of: 'personal-year', number: value },
      (p) => number(p, (born) => personalYear(born, 2026).value) === value,
    ],
    [
      { of: 'personal-month', number: value },
      (p) => number(p, (born) => personalMonth(born, 2026, 11).value) === value,
    ],
  ]),
  [{ of: 'birthday', days: 7 }, (p) => /-11-(15|16|17|18|19|20|21)$/.test(p.birthDate ?? '')],
];

test.each(cases)('%j means whom it says, and its opposite everybody else', async (condition, is) => {
  const expected = everyone.filter(is).length;
  expect(await count(one(condition))).toBe(expected);
  expect(await count(one({ ...condition, not: true }))).toBe(SIZE - expected);
});

test('conditions are joined by and, by or, and by both', async () => {
  const year: Condition = { of: 'personal-year', number: 9 };
  const friend: Condition = { of: 'tag', tag: 'friend' };
  const member: Condition = { of: 'member' };
  const isNine = (p: Someone) => number(p, (born) => personalYear(born, 2026).value) === 9;
  const isFriend = (p: Someone) => p.tags.includes('friend');
  const both = everyone.filter((p) => isNine(p) && (isFriend(p) || p.member)).length;
  const rules: SegmentRules = {
    match: 'all',
    groups: [
      { match: 'all', conditions: [year] },
      { match: 'any', conditions: [friend, member] },
    ],
  };
  expect(await count(rules)).toBe(both);
  expect(await count({ ...rules, match: 'any' })).toBe(
    everyone.filter((p) => isNine(p) || isFriend(p) || p.member).length,
  );
  expect(await count(everybody)).toBe(SIZE);
});

test('a segment is saved, counted anew, changed and removed, and each is in the log', async () => {
  const { services } = server;
  const rules = one({ of: 'personal-year', number: 9 });
  const saved = await saveSegment(services, { actor: owner.actor, name: 'Nines', rules });
  const cards = () => listSegmentCards(services, { actor: owner.actor });
  const nines = everyone.filter((p) => number(p, (born) => personalYear(born, 2026).value) === 9);
  const agreed = (topic: string) => nines.filter(({ topics }) => topics.includes(topic)).length;
  expect(await cards()).toEqual([
    {
      id: saved.segmentId,
      name: 'Nines',
      count: nines.length,
      readers: agreed('newsletter'),
      followers: agreed('marketing'),
    },
  ]);
  await expect(saveSegment(services, { actor: owner.actor, name: 'nines', rules })).rejects.toMatchObject({
    fields: { name: expect.any(String) },
  });
  // On the first of January everybody is in another year.
  server.clock.set('2027-01-01T12:00:00Z');
  const next = everyone.filter((p) => number(p, (born) => personalYear(born, 2027).value) === 9).length;
  expect((await cards())[0]?.count).toBe(next);
  server.clock.set(NOW);
  await removeSegment(services, { actor: owner.actor, segmentId: saved.segmentId });
  expect(await cards()).toEqual([]);
  const { rows } = await services.db.$client.query('select distinct action from staff_actions order by 1');
  expect(rows.map(({ action }) => action)).toEqual(['segment.removed', 'segment.saved']);
});

test('the live count answers staff alone, and half-written rules get a word', async () => {
  const ask = (visitor: typeof owner.visitor, rules: unknown) =>
    visitor.get(`/office/letters/segments/count?rules=${encodeURIComponent(JSON.stringify(rules))}`);
  expect(await (await ask(owner.visitor, one({ of: 'member' }))).json()).toMatchObject({
    count: everyone.filter(({ member }) => member).length,
  });
  const half = await ask(owner.visitor, one({ of: 'seen', days: 0 }));
  expect([half.status, await half.json()]).toMatchObject([422, { error: 'These rules are not whole yet.' }]);
  const member = await newMember(server, 'Mona Member');
  expect((await ask(member.visitor, everybody)).status).toBe(404);
});

test('its form without JavaScript: the button that was pressed counts, and the rest stays as it was', async () => {
  const { services } = server;
  const { actor, visitor } = owner;
  const { segmentId } = await saveSegment(services, { actor, name: 'Pressed', rules: everybody });
  const at = `/office/letters/segments/${segmentId}`;
  const press = (intents: string[], name: string) =>
    visitor.post(at, [
      ...intents.map((intent): [string, string] => ['intent', intent]),
      ...[['name', name] as [string, string], ['rules', JSON.stringify(everybody)] as [string, string]],
    ]);
  const refused = await press(['save'], '');
  expect([refused.status, (await refused.text()).includes('Please give it a name.')]).toEqual([422, true]);
  expect((await press(['save'], 'Renamed')).headers.get('location')).toBe('/office/letters/segments');
  expect(await readSegment(services, { actor, segmentId })).toMatchObject({ name: 'Renamed' });
  expect((await press(['save', 'remove'], '')).headers.get('location')).toBe('/office/letters/segments');
  await expect(readSegment(services, { actor, segmentId })).rejects.toMatchObject({ code: 'not_found' });
});
