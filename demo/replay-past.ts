import { scriptedAssistant } from '../adapters/assistant/scripted.ts';
import { outboxTransport } from '../adapters/mail/outbox.ts';
import { assistantWords } from '../content/assistant.ts';
import { connect, type Db } from '../db/connect.ts';
import { accountById, saveOwnDetails, verifiedAccountOf } from '../domain/identity/index.ts';
import {
  addMilestone,
  completeLesson,
  findCourse,
  setMilestoneProgress,
  solveLesson,
} from '../domain/learning/index.ts';
import { type ReportWish, readPeopleForReports, requestReport } from '../domain/readings/index.ts';
import type { Services } from '../domain/services.ts';
import type { Viewer } from '../domain/support/index.ts';
import { customersBuy } from './customers-buy.ts';
import { earlierYear } from './earlier-year.ts';
import { guestsCome } from './guests-come.ts';
import { book, holdSession, startTimes } from './hold-session.ts';
import { leadsGetLetters } from './leads-get-letters.ts';
import { mayaBuys } from './maya-buys.ts';
import { mayaComesToEvents } from './maya-comes-to-events.ts';
import { openPractice } from './open-practice.ts';
import { ownProducts } from './own-products.ts';
import { ownerWrites } from './owner-writes.ts';
import type { Past } from './past.ts';
import { openNoticeAddress, type PlayMoney, playMoneyOfThePast } from './pay.ts';
import { peopleAskForHelp } from './people-ask-for-help.ts';
import { type Jobs, later, Timeline } from './timeline.ts';

/**
 * A year of a practice, the last ten weeks of it in every detail, made by the verbs and jobs that real customers are served by. The stories only plan events;
 * then the timeline replays them all, oldest first, so that receipts are numbered as the money came.
 */
export async function replayPast(
  present: Services,
  { databaseUrl, jobsOf }: { databaseUrl: string; jobsOf: (services: Services) => Jobs },
): Promise<void> {
  const timeline = new Timeline(present.clock.now());
  const db = connectInHaste(databaseUrl);
  const services = { ...present, db };
  const notices = await openNoticeAddress();
  try {
    const playMoney = playMoneyOfThePast(services, { timeline, noticeUrl: notices.url });
    const desk = drawMeanwhile(services);
    const past = pastServices(services, { timeline, playMoney, desk });
    notices.listen(past);
    await planStories({
      timeline,
      services: past,
      owner: await viewerOf(services, 'owner@demo.local'),
      maya: await viewerOf(services, 'member@demo.local'),
    });
    await timeline.replay(jobsOf(past));
    await desk.finish();
  } finally {
    await notices.close();
    await db.$client.end();
  }
}

/**
 * Without waiting for the disk at each of some thousand commits. Nothing can be lost by that: the mark that the past is
 * complete is written with all that came before it, and without the mark the next start begins anew.
 */
function connectInHaste(databaseUrl: string): Db {
  // As text, because the address of the embedded database is a path, which URL does not take.
  const more = databaseUrl.includes('?') ? '&' : '?';
  const url = `${databaseUrl}${more}options=${encodeURIComponent('-c synchronous_commit=off')}`;
  // A lost connection fails the query that it was for.
  return connect(url, { max: 5, onError: () => {} });
}

async function planStories(past: Past): Promise<void> {
  openPractice(past);
  ownProducts(past);
  await earlierYear(past);
  mayaBuys(past);
  await mayaBooksSessions(past);
  await mayaComesToEvents(past);
  mayaGetsReports(past);
  mayaLearns(past);
  leadsGetLetters(past);
  peopleAskForHelp(past);
  await customersBuy(past);
  ownerWrites(past);
  await guestsCome(past);
}

async function viewerOf({ db }: Services, email: string): Promise<Viewer> {
  const id = await verifiedAccountOf(db, email);
  const account = id && (await accountById(db, id));
  if (!account) throw new Error(`the demo has no account ${email}`);
  return account;
}

/**
 * The services with which verbs and jobs run in the past: the same database and files, and for everything that knows
 * the time or leaves the process an implementation that stays with the timeline.
 */
function pastServices(
  services: Services,
  { timeline, playMoney, desk }: { timeline: Timeline; playMoney: PlayMoney; desk: DrawingDesk },
): Services {
  const { live, log, content } = services;
  return {
    ...services,
    clock: timeline,
    jobs: timeline.queue,
    // Sample letters never leave, not even where SMTP is configured for the demo.
    mail: outboxTransport,
    assistant: scriptedAssistant(() => assistantWords(content.current().site)),
    ...playMoney,
    // Nobody has a page open on what happened weeks ago.
    live: { ...live, publish: async () => {} },
    log: { ...log, info: () => {} },
    documents: desk.documents,
    files: desk.files,
  };
}

type DrawingDesk = Pick<Services, 'documents' | 'files'> & {
  /** Every document is drawn and stored. */
  finish(): Promise<void>;
};

/**
 * Drawing is half of the demo's work and has a thread of its own, so the past goes on meanwhile: a document is asked
 * for when its time has come, with the date of that day, and stored under its name when it is done.
 *
 * A free report is drawn when it is stored: the outbox keeps no attachments, and those would be drawn for nothing.
 * The legal texts are read back at once, by the first letter that carries them, so they are waited for.
 */
function drawMeanwhile({ documents, files }: Pick<Services, 'documents' | 'files'>): DrawingDesk {
  const drawings = new Map<Uint8Array, () => Promise<Uint8Array>>();
  const stored: Promise<void>[] = [];
  return {
    documents: {
      ...documents,
      async render(kind, data, content, edition) {
        if (kind === 'legal-texts') return documents.render(kind, data, content, edition);
        const paper = new Uint8Array();
        const draw = () => documents.render(kind, data, content, edition);
        const begun = kind === 'free-report' ? undefined : draw();
        drawings.set(paper, () => begun ?? draw());
        return paper;
      },
    },
    files: {
      ...files,
      async put(key, content, about) {
        const drawn = content instanceof Uint8Array ? drawings.get(content) : undefined;
        if (!drawn) return files.put(key, content, about);
        const done = drawn().then((bytes) => files.put(key, bytes, about));
        done.catch(() => {}); // thrown by finish()
        stored.push(done);
      },
    },
    async finish() {
      await Promise.all(stored);
    },
  };
}

const people = {
  Me: { relation: 'self', name: 'Maya Okafor', birthDate: '1990-07-04' },
  Daniel: { relation: 'partner', name: 'Daniel Aurelio Ferreira', birthDate: '1988-11-22' },
  Ikenna: { relation: 'child', name: 'Ikenna Daniel Ferreira Okafor', birthDate: '2019-02-09' },
  Zoya: { relation: 'child', name: 'Zoya Ferreira Okafor', birthDate: '2022-08-30' },
  Mother: { relation: 'other', name: 'Ngozi Blessing Okafor', birthDate: '1961-05-17' },
  Sister: { relation: 'other', name: 'Adaeze Okafor', birthDate: '1993-12-01' },
  Łukasz: { relation: 'other', name: 'Łukasz Wiśniewski', birthDate: '1985-03-03' },
} as const;

/** Eight reports: her own, those of the people around her, and one of them made anew with another Y. */
const made: [label: keyof typeof people, daysAgo: number][] = [
  ['Me', 44.8],
  ['Daniel', 43],
  ['Ikenna', 36.1],
  ['Zoya', 36],
  ['Mother', 29],
  ['Sister', 20],
  ['Zoya', 12],
  ['Łukasz', 5],
];
/** Zoya's Y, which our rule takes for a consonant, heard as a vowel the second time. */
const heardAnew = { word: 0, letter: 2, as: 'vowel' } as const;

function mayaGetsReports(past: Past): void {
  const { timeline, services, maya } = past;
  /** Whom she has had a report made for before; asked for where she will want another. */
  const known = new Map<string, string>();
  const memberId = maya.id;
  timeline.at(timeline.ago({ days: 44.9 }), () =>
    saveOwnDetails(services, { memberId, birthDate: people.Me.birthDate }),
  );
  for (const [label, days] of made) {
    timeline.at(timeline.ago({ days }), async () => {
      const person = people[label];
      const personId = known.get(label);
      const wish: ReportWish = {
        ...person,
        label: person.relation === 'self' ? undefined : label,
        personId,
        yChoices: personId ? [heardAnew] : [],
      };
      await requestReport(services, { memberId, emailVerified: true, ...wish });
      if (label === 'Zoya') known.set(label, await personCalled(past, label));
    });
  }
}

async function personCalled({ services, maya }: Past, label: string): Promise<string> {
  const { others } = await readPeopleForReports(services, { member: maya });
  const person = others.find((other) => other.label === label);
  if (!person) throw new Error(`${label} is not among her people`);
  return person.id;
}

const single = '1:1 Live Session (60 min)';
const packaged = 'Transformation Package';

/** Twelve held, newest last: how many days ago, at which of the practice's hours, and what was noted. */
const held: [daysAgo: number, time: string, type: string, notes: string][] = [
  [
    44,
    '10:00',
    single,
    'First meeting. We set the chart beside the last two years and found the 7 asking for quiet.',
  ],
  [
    41,
    '15:00',
    single,
    'Expression 7 at work: nobody knows that she is thinking. One sentence to say so, on Mondays.',
  ],
  [
    37,
    '11:00',
    packaged,
    'Named the habit of saying yes in doorways. Exercise: one night between question and answer.',
  ],
  [34, '09:00', single, ''],
  [30, '14:00', packaged, 'The night between question and answer held four times out of six.'],
  [
    27,
    '10:00',
    single,
    'Looked at the personal year and what it favours. A course with clay in it goes on the list.',
  ],
  [23, '16:00', packaged, 'The sealed note was opened. Two of the five sentences had changed.'],
  [19, '11:00', single, ''],
  [15, '09:00', single, 'Soul Urge: what the evenings are for. Two of them are now kept free on purpose.'],
  [11, '15:00', packaged, 'Practised the conversation with her sister, both parts.'],
  [7, '10:00', single, 'The conversation took place. It was shorter and kinder than the rehearsal.'],
  [3, '14:00', single, 'Looking back over six weeks. Next: the monthly check-in.'],
];
const AHEAD_DAYS = 4;

/**
 * Twelve sessions held and one ahead, each paid: with a credit of a package that she has bought, or by herself when she
 * booked it.
 */
async function mayaBooksSessions(past: Past): Promise<void> {
  const { timeline, maya } = past;
  const startOf = await startTimes(past);
  const earliest = timeline.ago({ days: 44, hours: 20 });
  const wish = (sessionType: string) => ({
    memberId: maya.id,
    sessionType,
    payer: sessionType === single ? maya : undefined,
  });
  for (const [daysAgo, time, sessionType, notes] of held) {
    const startsAt = startOf(-daysAgo, time);
    const twoDaysBefore = later(startsAt, { hours: -48 });
    const bookedAt = twoDaysBefore < earliest ? earliest : twoDaysBefore;
    holdSession(past, { ...wish(sessionType), startsAt, bookedAt, notes });
  }
  book(past, {
    ...wish(single),
    startsAt: startOf(AHEAD_DAYS, '10:00'),
    bookedAt: timeline.ago({ days: 5 }),
  });
}

const COURSE = 'numerology-101';
const MODULES_DONE = 3;
/** She has had the course for a little longer, with the Circle. */
const LEARNING_DAYS = 24;

type Moves = [daysAgo: number, progress: number][];
const milestones: { title: string; description: string; since: number; moves: Moves }[] = [
  {
    title: 'Met my core numbers',
    description: 'Life Path, Expression and Soul Urge on one page, with the working beside them.',
    since: 45,
    moves: [
      [44, 60],
      [37, 100],
    ],
  },
  {
    title: 'A night between question and answer',
    description: 'Nothing is agreed to in a doorway any more.',
    since: 44,
    moves: [
      [30, 40],
      [16, 60],
      [4, 75],
    ],
  },
  {
    title: 'Two evenings a week for myself',
    description: 'Tuesday and Thursday, telephone in the other room.',
    since: 43,
    moves: [
      [20, 30],
      [9, 60],
    ],
  },
  {
    title: 'The talk with my sister',
    description: '',
    since: 41,
    moves: [
      [11, 50],
      [7, 90],
    ],
  },
];

/** Forty-five days on the way, with four milestones; three of the course's eight modules done, and a lesson more. */
function mayaLearns({ timeline, services, maya }: Past): void {
  const memberId = maya.id;
  for (const { title, description, since, moves } of milestones) {
    let milestoneId = '';
    timeline.at(timeline.ago({ days: since }), async () => {
      ({ milestoneId } = await addMilestone(services, { memberId, title, description }));
    });
    for (const [days, progress] of moves) {
      timeline.at(timeline.ago({ days }), () =>
        setMilestoneProgress(services, { memberId, milestoneId, progress }),
      );
    }
  }
  const modules = findCourse(services, COURSE)?.modules ?? [];
  const done = [
    ...modules.slice(0, MODULES_DONE).flatMap(({ lessons }) => lessons),
    ...(modules[MODULES_DONE]?.lessons.slice(0, 1) ?? []),
  ];
  done.forEach(({ id: lessonId }, i) => {
    const days = LEARNING_DAYS * (1 - i / done.length);
    timeline.at(timeline.ago({ days }), () =>
      completeLesson(services, {
        memberId,
        courseId: COURSE,
        lessonId,
        answers: solveLesson(services, { memberId, courseId: COURSE, lessonId }),
      }),
    );
  });
}
