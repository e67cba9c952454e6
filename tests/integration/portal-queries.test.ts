import { afterAll, beforeAll, expect, test } from 'vitest';
import { has } from '../../shared/problem.ts';
import { newMember } from '../harness/members.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const pages = ['/portal', '/portal/reports', '/portal/videos', '/portal/courses', '/portal/sessions'];
pages.push(
  '/portal/journey',
  '/portal/emails',
  '/portal/support',
  '/portal/orders',
  '/portal/account',
  '/portal/letters',
  '/portal/membership',
  '/portal/recommend',
  '/portal/days',
);

type Member = Awaited<ReturnType<typeof newMember>>;

/**
 * The statements that a page sends: the server's jobs ask their questions all the time. Counted on the class of the server's
 * own connections: it carries a `pg` of its own.
 */
async function statementsFor(work: () => Promise<unknown>): Promise<number> {
  const client = await server.services.db.$client.connect();
  client.release();
  const connections: { query(...args: unknown[]): unknown } = Object.getPrototypeOf(client);
  const before = connections.query;
  let count = 0;
  connections.query = function counted(...args) {
    const [statement] = args;
    const text = has(statement, 'text') ? String(statement.text) : String(statement);
    if (!/pgboss|^(begin|commit|rollback)|for update/i.test(text)) count++;
    return before.apply(this, args);
  };
  try {
    await work();
    return count;
  } finally {
    connections.query = before;
  }
}

/** The least of several looks: a job that runs beside one of them adds to it, and never takes away. */
async function questionsOf(member: Member, path: string): Promise<number> {
  const looks: number[] = [];
  for (let i = 0; i < 4; i++) {
    looks.push(
      await statementsFor(async () => {
        const answer = await member.visitor.get(path);
        expect([path, answer.status]).toEqual([path, 200]);
        await answer.text();
      }),
    );
  }
  return Math.min(...looks);
}

test('a page asks the same number of questions, whatever its member has', async () => {
  const [few, many] = await Promise.all([newMember(server, 'Ada Few'), newMember(server, 'Bea Many')]);
  const fill = (text: string) => server.services.db.$client.query(text, [many.id, many.email]);
  await fill(`insert into purchases (user_id, email, product_type, product_name)
    select $1, $2, (array['report', 'video', 'course', 'session'])[1 + n % 4], 'Thing ' || n from generate_series(1, 80) n`);
  await fill(`insert into sessions (user_id, session_type, scheduled_date, ends_at, status)
    select $1::uuid, 'Couples Journey', now() - n * interval '1 day', now() - n * interval '1 day' + interval '1 hour', 'completed'
    from generate_series(1, 40) n where $2 <> ''`);
  await fill(`insert into report_requests (user_id, status, step, full_name, birth_date, life_path_number)
    select $1::uuid, 'completed', 'done', 'Bea ' || n, '1990-07-04', 3 from generate_series(1, 60) n where $2 <> ''`);
  await fill(`insert into numerology_reports (user_id, request_id, email, name, life_path, expression, soul_urge)
    select user_id, id, $2, full_name, 3, 7, 6 from report_requests where user_id = $1`);
  await fill(`insert into transformation_journey (user_id, milestone_title)
    select $1::uuid, 'Thing ' || n from generate_series(1, 50) n where $2 <> ''`);
  await fill(`insert into support_tickets (user_id, user_email, subject, description)
    select $1, $2, 'Thing ' || n, 'x' from generate_series(1, 40) n`);
  await fill(`update profiles set life_path_number = 3 where id = $1 and $2 <> ''`);
  await server.services.db.$client.query('update profiles set life_path_number = 3 where id = $1', [few.id]);

  const counted: Record<string, [number, number]> = {};
  for (const path of pages) counted[path] = [await questionsOf(few, path), await questionsOf(many, path)];
  for (const [path, [least, most]] of Object.entries(counted)) {
    expect([path, most]).toEqual([path, least]);
    expect([path, least > 0, least < 30]).toEqual([path, true, true]);
  }
});
