import { type WrittenProductId, writtenCatalogue } from '../../content/catalogue.ts';
import { type ReadPdf, readPdf } from '../../documents/testing/read-pdf.ts';
import {
  deliverVideo,
  type OrderPage,
  openDocument,
  openVideo,
  readOrder,
  readRecordingDesk,
  readVideos,
  saveIntake,
} from '../../domain/delivery/index.ts';
import type { Actor } from '../../domain/identity/index.ts';
import { readPreparation } from '../../domain/office/index.ts';
import { bookSession, completeSession, readPractice, readSessions } from '../../domain/practice/index.ts';
import { itemAt } from '../../shared/records.ts';
import { addDays, dateIn, instantOf } from '../../shared/wall-time.ts';
import { collectCircle } from './circle-goods.ts';
import { demoActor, newMember } from './members.ts';
import { shopOf, startBuying } from './shop.ts';
import type { TestServer } from './test-server.ts';

const HOUR = 3_600_000;
const maya = { fullName: 'Maya Ngozi Okafor', birthDate: '1990-07-04' };
const jonas = { fullName: 'Jonas Weber', birthDate: '1988-03-12' };
const questions = 'Should I move abroad?';
const business = { businessName: 'Slow Bread Ltd', otherNames: 'Stone Oven\nCrumb' };
const NOTES = 'We spoke of the spring. To try until we meet again: a walk before each answer.';

type Buyer = Awaited<ReturnType<typeof newMember>>;
type Bought = { buyer: Buyer; orderId: string; page: OrderPage };

/** What somebody holds who has bought a product, sent her details, and been served. */
export type Goods = Bought & {
  /** From the details to the hour by which it is promised, for what is made. */
  dueHours: (number | '' | undefined)[];
  pdf?: ReadPdf;
  film?: Awaited<ReturnType<typeof recordFilm>>;
  sessions?: Awaited<ReturnType<typeof holdFirst>>;
  circle?: Awaited<ReturnType<typeof collectCircle>>;
};

/** Buys it as a member, with the verbs and jobs that serve everybody, and collects what there is afterwards. */
export async function buyAndCollect(server: TestServer, productId: WrittenProductId): Promise<Goods> {
  const { services } = server;
  const shop = shopOf(server);
  const owner = await demoActor(server, 'owner@demo.local');
  const buyer = await newMember(server, `Maya ${productId}`);
  const checkoutId = await startBuying(buyer.visitor, productId);
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  const { id: orderId } = await shop.orderOf(checkoutId);
  const holder = { memberId: buyer.id, orderId };
  const { intake } = writtenCatalogue[productId];
  await saveIntake(services, holder, {
    answers: {
      ...maya,
      ...(intake === 'person' ? {} : { questions }),
      ...(intake === 'business' ? business : {}),
    },
    partner: intake === 'couple' ? jonas : undefined,
    begin: 'now',
    submit: true,
  });
  const told = services.clock.now().getTime();
  const { deliveries } = await readOrder(services, holder);
  await shop.settleDeliveries();
  const bought = { buyer, orderId, page: await readOrder(services, holder) };
  const kinds = writtenCatalogue[productId].delivers.map(({ kind }) => kind);
  const film = kinds.includes('video') ? await recordFilm(server, owner, bought) : undefined;
  const sessions = kinds.includes('session-credits') ? await holdFirst(server, owner, bought) : undefined;
  return {
    ...bought,
    dueHours: deliveries.map(({ dueAt }) => dueAt && (new Date(dueAt).getTime() - told) / HOUR),
    pdf: await openPdf(server, bought),
    film,
    sessions,
    circle: kinds.includes('membership') ? await collectCircle(server, bought) : undefined,
  };
}

async function openPdf({ services }: TestServer, { buyer, orderId, page }: Bought) {
  const [document] = page.deliveries.flatMap(({ documents }) => documents);
  if (!document) return undefined;
  const { fileKey } = await openDocument(
    services,
    { memberId: buyer.id, orderId },
    { documentId: document.id },
  );
  const file = await services.files.read(fileKey);
  return file && readPdf(new Uint8Array(await new Response(file.stream).arrayBuffer()));
}

/** The practitioner records what the desk asks of her; then the buyer opens it. */
async function recordFilm({ services }: TestServer, owner: Actor, { buyer, orderId }: Bought) {
  const { video, notes, chapters } = await readRecordingDesk(services, { actor: owner, orderId });
  const fileKey = `videos/${video.id}.webm`;
  await services.files.put(fileKey, new Uint8Array(100), { contentType: 'video/webm' });
  const durationSeconds = video.plannedMinutes * 60;
  await deliverVideo(services, { actor: owner, videoId: video.id, fileKey, durationSeconds });
  const { source } = await openVideo(services, { memberId: buyer.id, orderId }, video.id);
  const card = itemAt(await readVideos(services, { memberId: buyer.id }), 0);
  return { minutes: video.plannedMinutes, notes, chapters: chapters.map(({ title }) => title), source, card };
}

/** The first session: prepared, booked, no longer to be moved on its last day, held, and its notes written. */
async function holdFirst(server: TestServer, owner: Actor, { buyer }: Bought) {
  const { services, clock } = server;
  const read = async () => readSessions(services, { memberId: buyer.id });
  const { credits } = await read();
  const { sessionType, count } = itemAt(credits, 0);
  const { zone } = await readPractice(services);
  const startsAt = instantOf(addDays(dateIn(clock.now(), zone), 3), '11:00', zone);
  if (!startsAt) throw new Error('that hour does not exist on that day');
  const { sessionId } = await bookSession(services, { memberId: buyer.id, sessionType, startsAt });
  const preparation = await readPreparation(services, { actor: owner, sessionId });
  const mayChange = async () => (await read()).sessions[0]?.mayChange;
  const moveTo = (hours: number) =>
    clock.advance({ minutes: (startsAt.getTime() - clock.now().getTime()) / 60_000 - hours * 60 });
  moveTo(25);
  const before = await mayChange();
  moveTo(23);
  const after = await mayChange();
  moveTo(-2);
  await completeSession(services, { actor: owner, sessionId, notes: NOTES });
  const card = itemAt((await read()).sessions, 0);
  return {
    sessionType,
    count,
    minutes: card.minutes,
    notes: card.notes,
    preparation,
    mayChange: { before, after },
  };
}
