import type pg from 'pg';
import { signSeatKey } from '../../domain/practice/events/seat.ts';
import { signSessionKey } from '../../domain/practice/session.ts';
import { Browserlike } from './browserlike.ts';
import { ChatVisitor } from './chat-visitor.ts';
import { writtenContent } from './stored-rows.ts';

/** `secret`: what the site signs its links with. */
export type Site = { url: string; accounts: { email: string; password: string }[]; secret: string };
export type Person = {
  name: string;
  visitor: Browserlike;
  area: RegExp;
  seeds: string[];
  chatting?: ChatVisitor;
};
/** `isAsked`: by a form, not by a link. `isSet`: a document, its pages, or many of them. */
export type Place = { path: string; as: Person; isAsked?: boolean; isSet?: boolean };

/** All that somebody can open on the site, and who. */
export async function placesOf(site: Site, client: pg.Client) {
  const people = await peopleOf(site, client);
  const found = [];
  for (const as of people) found.push(await crawl(as));
  return {
    people,
    pages: found.flatMap(({ pages }) => pages),
    files: [...found.flatMap(({ files }) => files), ...(await exportsOf(people, client))],
  };
}

/** The files that a form asks for: all that is held about somebody. */
async function exportsOf(people: Person[], client: pg.Client): Promise<Place[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from contacts where email in ('member@demo.local', 'ines@example.com')`,
  );
  return people.flatMap((as) => [
    ...(as.name === 'member@demo.local'
      ? [{ path: '/portal/account/export', as, isAsked: true, isSet: true }]
      : []),
    ...(as.name === 'owner@demo.local'
      ? rows.map(({ id }) => ({ path: `/office/customers/${id}/export`, as, isAsked: true, isSet: true }))
      : []),
  ]);
}

/** Each has pages of her own; what all may see is seen by the visitor. */
async function peopleOf({ url, accounts, secret }: Site, client: pg.Client): Promise<Person[]> {
  const signedIn = async (email: string, area: RegExp, seeds: string[]) => {
    const visitor = new Browserlike(url);
    await visitor.signIn(email, accounts.find((account) => account.email === email)?.password ?? '');
    return { name: email, visitor, area, seeds };
  };
  const paths = async (query: string) =>
    (await client.query<{ path: string }>(query)).rows.map(({ path }) => path);
  const keyed = await paths(
    `select distinct (regexp_match(text, '/(?:orders|partner)/[\\w.%~-]+'))[1] as path from mails
     where text ~ '/(orders|partner)/' limit 8`,
  );
  const guests = (await paths(`select id as path from sessions where guest_email is not null`)).flatMap(
    (id) => {
      const own = `/sessions/${signSessionKey({ config: { secret, appUrl: url } }, id)}`;
      return [own, `${own}/move`, `${own}/calendar`];
    },
  );
  const seats = (await paths(`select id as path from seats where guest_email is not null`)).flatMap((id) => {
    const own = `/seats/${signSeatKey({ config: { secret, appUrl: url } }, id)}`;
    return [own, `${own}/calendar`];
  });
  const documents = await paths(
    `select '/office/orders/' || order_id || '/documents/' || id || '?chapter=contents' as path from fulfilments
     where kind = 'document' order by id limit 4`,
  );
  const texts = await paths(
    `select area || '/orders/' || order_id || '/texts/' || id as path
     from fulfilments, unnest(array['/office', '/portal']) area where kind = 'text'`,
  );
  const certificates = await paths(`select '/certificates/' || id as path from certificates`);
  const cards = await paths(`select '/card/' || token as path from sent_cards`);
  const posted = await paths(
    `select '/office/outbox/' || min(id::text) as path from mails group by template`,
  );
  const orders = await paths(
    `select distinct on (product_id, state) '/office/orders/' || id as path from orders order by product_id, state, id`,
  );
  const letters = await paths(
    `select '/office/letters/broadcasts/' || id as path from broadcasts
     union all select '/office/letters/segments/' || id from segments
     union all select '/office/letters/automations/' || id from automations
     union all select distinct '/office/letters/automations/' || sequence_type from email_sequences
     union all select '/office/letters/imports/' || id || page from people_imports, unnest(array['', '/report']) page`,
  );
  const edited = writtenContent.map(({ kind, key }) => `/office/content/${kind}/${key}`);
  const articles = writtenContent.filter(({ kind }) => kind === 'article').map(({ key }) => `/blog/${key}`);
  const chatting = new ChatVisitor(new Browserlike(url));
  await chatting.say('Which reading do you recommend to me?');
  return [
    {
      name: 'a visitor',
      visitor: new Browserlike(url),
      area: /^\/(?!portal|office)/,
      seeds: [
        ...['/', '/book', '/events', '/feed.xml', '/sitemap.xml'],
        ...[...articles, ...keyed, ...guests, ...seats, ...certificates, ...cards],
      ],
    },
    { name: 'somebody in the chat', visitor: new Browserlike(url), area: /^$/, seeds: ['/faq'], chatting },
    await signedIn('member@demo.local', /^\/portal/, ['/portal', '/portal/account', ...texts]),
    await signedIn('owner@demo.local', /^\/(office|portal\/(support|emails))/, [
      ...['/office', '/office/settings/log', '/portal/support', '/portal/emails'],
      ...orders,
      ...documents,
      ...texts,
      ...edited,
      ...posted,
      ...letters,
    ]),
  ];
}

/** Two of a kind are enough; what differs between them is what somebody wrote. */
const MOST_ALIKE = 2;
const kindOf = (path: string) =>
  path
    .replaceAll(/[0-9a-f]{8}-[\w-]{27}|[\w.%~-]{30,}|\d+/g, '*')
    .replaceAll(/=[^&]*/g, '=*')
    .replace(/^(\/(?:blog|numbers|checkout|quiz\/\w+|portal\/\w+|office\/\w+\/\w+))\/[^?]+/, '$1/*');

/** Every page and file that can be reached by links from where a person begins. */
async function crawl(as: Person): Promise<{ pages: Place[]; files: Place[] }> {
  const { visitor, seeds, area } = as;
  const waiting = [...seeds];
  const known = new Set(seeds);
  const alike = new Map<string, number>();
  const pages: Place[] = [];
  const files: Place[] = [];
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    const answer = await visitor.get(path);
    if (answer.status !== 200) continue;
    const type = answer.headers.get('content-type') ?? '';
    if (!type.startsWith('text/html')) {
      files.push({ path, as, isSet: type.startsWith('application/pdf') });
      await answer.arrayBuffer();
      continue;
    }
    pages.push({ path, as, isSet: /\/read(\?|$)/.test(path) });
    for (const [, href = ''] of (await answer.text()).matchAll(/<a [^>]*?href="(\/[^"#]*)/g)) {
      const found = href.replaceAll('&amp;', '&');
      const kind = kindOf(found);
      const count = alike.get(kind) ?? 0;
      if (known.has(found) || count >= MOST_ALIKE || !area.test(found)) continue;
      if (/^\/(files|logout|r)\b/.test(found)) continue;
      known.add(found);
      alike.set(kind, count + 1);
      waiting.push(found);
    }
  }
  return { pages, files };
}
