import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assets } from '../db/project-folder.ts';
import { addPicture, publishContent, readContent } from '../domain/content/index.ts';
import * as marketing from '../domain/marketing/index.ts';
import { readCustomerPage } from '../domain/office/index.ts';
import { createCode } from '../domain/shop/index.ts';
import { buy, giveDetails, handOver } from './buy.ts';
import type { Past } from './past.ts';
import { later } from './timeline.ts';
import { openLink, optOut } from './write-letters.ts';

const HALL = 'autumn hall';

/** As the sheet lay on the table at a fair: one line without an address, and one person who signed twice. */
const signed = [
  'alma.costa@example.com,Alma Costa,1984-02-19',
  'bruno.weiss@example.com,Bruno Weiss,1979-07-04',
  'dagny.moe@example.com,Dagny Moe,1991-11-30',
  'elif.aydin@example.com,Elif Aydın,1988-05-16',
  'fleur.martin@example.com,Fleur Martin,1996-09-08',
  'gil.amaral@example.com,Gil Amaral,1973-03-22',
  'hedda.lund@example.com,Hedda Lund,1982-12-01',
  'no address,Somebody in a hurry,',
  'joao.pinto@example.com,João Pinto,1990-10-27',
  'kaja.zupan@example.com,Kaja Zupan,1987-06-13',
  'alma.costa@example.com,Alma Costa,',
  'liv.aas@example.com,Liv Aas,1999-01-05',
];

const oneOf = (
  ...conditions: marketing.SegmentRules['groups'][number]['conditions']
): marketing.SegmentRules => ({
  match: 'all',
  groups: [{ match: 'all', conditions }],
});

/** An import, tags, segments, pictures, two broadcasts with their results and two to come, and automations of her own. */
export function ownerWrites(past: Past): void {
  importSheet(past);
  makeSegments(past);
  openAutomations(past);
  mintCodes(past);
  illustrate(past);
  sendQuietMonth(past);
  sendHallLetter(past);
  prepareNext(past);
}

function importSheet({ timeline, services, owner }: Past): void {
  const at = timeline.ago({ days: 58 });
  const list = { actor: owner, importId: '' };
  timeline.at(at, async () => {
    const agreedOn = timeline.ago({ days: 63 }).toISOString().slice(0, 10);
    const lines = ['email,name,born,agreed', ...signed.map((line) => `${line},${agreedOn}`)];
    const file = new File([lines.join('\n')], 'fair-in-porto.csv');
    Object.assign(list, await marketing.uploadPeople(services, { actor: owner, file }));
  });
  timeline.at(later(at, { minutes: 3 }), () =>
    marketing.checkPeople(services, {
      ...list,
      columns: { email: 0, name: 1, birthDate: 2, agreedOn: 3 },
      tags: HALL,
      agreed: true,
      source: 'Fair in Porto, signed on the sheet at our table',
    }),
  );
  timeline.at(later(at, { minutes: 6 }), () => marketing.importPeople(services, list));
}

function makeSegments({ timeline, services, owner }: Past): void {
  const segments: [name: string, rules: marketing.SegmentRules][] = [
    ['From the fair in Porto', oneOf({ of: 'tag', tag: HALL })],
    ['Have bought, not in the Circle', oneOf({ of: 'bought' }, { of: 'member', not: true })],
    ['Life Path 7', oneOf({ of: 'life-path', number: 7 })],
    ['In their personal year 1', oneOf({ of: 'personal-year', number: 1 })],
    ['A birthday this month', oneOf({ of: 'birthday', days: 31 })],
  ];
  for (const [i, [name, rules]] of segments.entries())
    timeline.at(timeline.ago({ days: 57, minutes: -i }), () =>
      marketing.saveSegment(services, { actor: owner, name, rules }),
    );
}

async function personOf({ services, owner }: Past, email: string): Promise<string> {
  const { people } = await marketing.listPeople(services, { actor: owner, search: { q: email } });
  const person = people.find((one) => one.email === email);
  if (!person) throw new Error(`nobody is known by ${email}`);
  return person.id;
}

function tag(past: Past, at: Date, email: string, word: string): void {
  const { timeline, services, owner } = past;
  timeline.at(at, async () =>
    marketing.addTag(services, { actor: owner, personId: await personOf(past, email), tag: word }),
  );
}

/** Whoever she tags as a listener gets two letters and a code, unless they buy first. Some are through, some under way. */
function openAutomations(past: Past): void {
  const { timeline, services, owner } = past;
  const days = (count: number) => timeline.ago({ days: count });
  timeline.at(days(52), () =>
    marketing.activateAutomation(services, {
      actor: owner,
      name: 'Heard us on the podcast',
      plan: {
        trigger: { on: 'tag', tag: 'podcast' },
        again: false,
        steps: [
          { do: 'wait', days: 2 },
          {
            do: 'letter',
            subject: 'Glad you listened, {{firstName|friend}}',
            body: 'Dear {{firstName|friend}},\n\nthank you for coming over from the podcast. If you would like to see your own three numbers, the quiz takes two minutes.\n\nWarmly,\n\nAura',
          },
          { do: 'wait', days: 7 },
          { do: 'condition', if: { of: 'bought', not: true } },
          { do: 'code', percent: 10, days: 14, product: 'report' },
          {
            do: 'letter',
            subject: 'Something for listeners',
            body: 'Dear {{firstName|friend}},\n\nwith **{{code}}** your Personal Report costs 10 % less, until {{codeUntil}}.\n\n{{product:report}}\n',
          },
          { do: 'tag', tag: 'podcast-through' },
        ],
        goal: { of: 'bought' },
      },
    }),
  );
  timeline.at(days(8), () =>
    marketing.saveAutomation(services, {
      actor: owner,
      name: 'A month after the session',
      plan: {
        trigger: { on: 'session' },
        again: true,
        steps: [
          { do: 'wait', days: 30 },
          { do: 'letter', subject: 'How has it settled?', body: 'Dear {{firstName|friend}},\n\n' },
        ],
      },
    }),
  );
  const listeners: [number, string][] = [
    [44, 'bruno.weiss@example.com'],
    [40, 'dagny.moe@example.com'],
    [38, 'gil.amaral@example.com'],
    [6, 'hedda.lund@example.com'],
    [4, 'kaja.zupan@example.com'],
    [1, 'liv.aas@example.com'],
  ];
  for (const [ago, email] of listeners) tag(past, days(ago), email, 'podcast');
  for (let ago = 51; ago > 0; ago--) timeline.wake(days(ago - 0.4), 'run-automations');
  tag(past, days(34), 'eleni.papadaki@example.com', 'friend of the practice');
  tag(past, days(34), 'greta.holm@example.com', 'friend of the practice');
}

function mintCodes({ timeline, services, owner }: Past): void {
  timeline.at(timeline.ago({ days: 40 }), () =>
    createCode(services, {
      actor: owner,
      code: 'AUTUMN15',
      percent: 15,
      maxUses: 40,
      expiresAt: later(timeline.ago({}), { days: 25 }),
    }),
  );
  timeline.at(timeline.ago({ days: 39 }), () =>
    createCode(services, { actor: owner, code: 'FORFRIENDS', percent: 20, productIds: ['report'] }),
  );
}

const pictures = {
  table: 'A notebook with three numbers and a cup of tea in the morning light',
  moon: 'A full moon over misty hills',
  stones: 'Three stones on top of each other in raked sand',
};

async function picture({ services, owner }: Past, name: keyof typeof pictures): Promise<string> {
  const bytes = await readFile(join(assets.demo, `picture-${name}.jpg`));
  return (await addPicture(services, { actor: owner, alt: pictures[name], bytes })).markdown;
}

/** An article gets its picture. */
function illustrate(past: Past): void {
  const { timeline, services, owner } = past;
  timeline.at(timeline.ago({ days: 21 }), async () => {
    const article = { kind: 'article', key: 'personal-year-2027' } as const;
    const { body, base } = await readContent(services, { actor: owner, ...article });
    const text = Object(body).body;
    const [first = '', ...rest] = String(text).split('\n\n');
    const illustrated = [first, await picture(past, 'stones'), ...rest].join('\n\n');
    await publishContent(services, {
      actor: owner,
      ...article,
      base,
      body: { ...Object(body), body: illustrated },
    });
  });
}

type Letter = { subject: string; body: string; segment?: string };

/** What the dialog shows is confirmed; at its time, or a minute later. */
async function send({ services, owner }: Past, { segment, ...letter }: Letter, at?: Date): Promise<void> {
  const segments = segment ? await marketing.listSegmentCards(services, { actor: owner }) : [];
  const segmentId = segments.find(({ name }) => name === segment)?.id;
  const wish = { actor: owner, ...letter, segmentId, perHour: 6_000, at };
  const { broadcastId, version } = await marketing.reviewBroadcast(services, wish);
  await marketing.confirmBroadcast(services, { ...wish, broadcastId, isNew: true, version });
}

type Reader = { email: string; title: string };

async function letterTo(past: Past, { email, title }: Reader): Promise<string> {
  const { services, owner } = past;
  const wish = { actor: owner, customerId: await personOf(past, email), show: 'emails' };
  const { history } = await readCustomerPage(services, wish);
  const letter = history.entries.find((one) => one.kind === 'mail' && one.subject?.includes(title));
  if (!letter) throw new Error(`${email} got no letter "${title}"`);
  return letter.id;
}

/** To everybody who may be written to: five read on, one buys, one has had enough. */
function sendQuietMonth(past: Past): void {
  const { timeline, services } = past;
  const title = 'The quiet month';
  const at = timeline.ago({ days: 29 });
  timeline.at(at, async () =>
    send(past, {
      subject: `${title}, {{firstName|friend}}`,
      body: `Dear {{firstName|friend}},\n\nThis month asks little and listens well. Your personal month is **{{personalMonth|yours to find out}}**: a good one for the letter that you have been putting off.\n\n${await picture(past, 'moon')}\n\n[What your personal year is about](/blog/personal-year-2027)\n\nWarmly,\n\nAura`,
    }),
  );
  const readers = ['alma.costa', 'elif.aydin', 'gil.amaral', 'joao.pinto', 'kaja.zupan'];
  for (const [i, reader] of readers.entries()) {
    timeline.at(later(at, { hours: 2 + i * 3 }), async () =>
      openLink(
        services,
        await letterTo(past, { email: `${reader}@example.com`, title }),
        '/blog/personal-year-2027',
      ),
    );
  }
  timeline.at(later(at, { hours: 9 }), async () => {
    const email = 'fleur.martin@example.com';
    await optOut(services, await letterTo(past, { email, title }), email);
  });
  const alma = { email: 'alma.costa@example.com', fullName: 'Alma Costa', birthDate: '1984-02-19' };
  buyByLetter(past, later(at, { days: 1 }), alma, 'AUTUMN15');
}

type Buyer = { email: string; fullName: string; birthDate: string };

function buyByLetter(past: Past, at: Date, { email, ...person }: Buyer, code?: string): void {
  const productId = 'video-reading';
  const bought = buy(past, at, { productId, email, source: 'newsletter', code: async () => code });
  giveDetails(past, later(at, { hours: 2 }), bought, { answers: person });
  handOver(past, later(at, { hours: 20 }), bought, { link: `https://video.example/${email.split('@')[0]}` });
}

/** To those from the fair alone. */
function sendHallLetter(past: Past): void {
  const { timeline, services } = past;
  const title = 'Tea, paper and three numbers';
  const at = timeline.ago({ days: 12 });
  timeline.at(at, async () =>
    send(past, {
      subject: title,
      body: `Dear {{firstName|friend}},\n\nwe met at the fair in Porto. This is how I work when nobody is looking:\n\n${await picture(past, 'table')}\n\n[The next evening together](/events)\n\nWarmly,\n\nAura`,
      segment: 'From the fair in Porto',
    }),
  );
  for (const [i, reader] of ['bruno.weiss', 'dagny.moe', 'joao.pinto'].entries()) {
    timeline.at(later(at, { hours: 3 + i * 5 }), async () =>
      openLink(services, await letterTo(past, { email: `${reader}@example.com`, title }), '/events'),
    );
  }
  const joao = { email: 'joao.pinto@example.com', fullName: 'João Pinto', birthDate: '1990-10-27' };
  buyByLetter(past, later(at, { days: 2 }), joao);
}

/** One that leaves in three days, and one that is being written. */
function prepareNext(past: Past): void {
  const { timeline, services, owner } = past;
  timeline.at(timeline.ago({ days: 2 }), () =>
    send(
      past,
      {
        subject: 'What your name says: six seats are left',
        body: 'Dear {{firstName|friend}},\n\nan evening about Expression and Soul Urge, in a circle of twelve.\n\n[Take a seat](/events)\n\nWarmly,\n\nAura',
        segment: 'From the fair in Porto',
      },
      later(timeline.ago({}), { days: 3 }),
    ),
  );
  timeline.at(timeline.ago({ hours: 20 }), () =>
    marketing.saveBroadcast(services, {
      actor: owner,
      subject: 'The year ahead in nine sentences',
      body: 'Dear {{firstName|friend}},\n\nnine personal years, one sentence each:\n\n',
      perHour: 600,
    }),
  );
}
