import { expect } from 'vitest';
import { writtenOf } from '../../domain/content/read-content.ts';
import { openSite } from '../e2e/fixture.ts';
import { ownPage, textSection } from '../harness/own-page.ts';
import { payloads } from '../harness/script-payloads.ts';
import { look, watch } from '../harness/stored-scripts.ts';

// A sample of `npm run proof:attacks`, which fills every stored field with all of them.
const { test, server } = await openSite({ mode: 'demo' });

const EVERY = 16;
const some = payloads.filter((_, at) => at % EVERY === 0).join(' ');
const [article] = writtenOf('article');
const query = async (text: string, values: string[]) =>
  (await server.services.db.$client.query<{ path: string }>(text, values)).rows[0]?.path ?? '';

/** Each field is written past every door, and gives the page that shows it. */
const fields = {
  ticket: (words: string) =>
    query(
      `insert into support_tickets (subject, description, user_email, user_name, source)
       values ($1, $1, 'ines@example.com', $1, 'contact') returning '/portal/support/' || id as path`,
      [words],
    ),
  customer: (words: string) =>
    query(
      `insert into contacts (email, name, came_by, last_seen_at, created_at) values ('ines@example.com', $1, 'quiz', now(), now())
       on conflict (email) do update set name = $1 returning '/office/customers/' || id as path`,
      [words],
    ),
  letter: (words: string) =>
    query(
      `insert into mails (to_address, template, props, message_id, state, next_try_at)
       values ('ines@example.com', 'custom', jsonb_build_object('subject', $1::text, 'html', $1::text), '<1@x>', 'sent', null)
       returning '/office/outbox/' || id as path`,
      [words],
    ),
  article: async (words: string) => {
    const { key = '', body } = article ?? {};
    const changed = { ...body, title: words, description: words, body: words };
    await query(
      `insert into content_versions (kind, key, body, state, publish_at) values ('article', $1, $2, 'published', $3)`,
      [key, JSON.stringify(changed), server.clock.now().toISOString()],
    );
    await query('update content_edition set version = version + 1', []);
    return `/blog/${key}`;
  },
  'page of sections': async (words: string) => {
    const sections = [textSection('words', words, words)];
    const body = { ...ownPage, title: words, description: words, sections };
    await query(
      `insert into content_versions (kind, key, body, state, publish_at) values ('page', $1, $2, 'published', $3)`,
      [ownPage.id, JSON.stringify(body), server.clock.now().toISOString()],
    );
    await query('update content_edition set version = version + 1', []);
    await server.services.content.refresh();
    return `/p/${ownPage.slug}`;
  },
};

test.for(Object.entries(fields))(
  'programs in a stored %s are words on its page',
  async ([name, store], { signedIn }) => {
    const mark = `mark-of-${name}`;
    const path = await store(`${mark} ${some}`);
    const page = await signedIn('owner');
    const heard = { ran: [], violations: [] };
    await watch(page.context(), heard);
    await expect
      .poll(async () => {
        await page.goto(path);
        return page.content();
      })
      .toContain(mark);
    expect((await page.evaluate(look)).survivors).toEqual([]);
    expect(heard).toEqual({ ran: [], violations: [] });
  },
);
