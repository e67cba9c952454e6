import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReading } from '../../domain/delivery/fulfilment/documents.ts';
import {
  fulfilDue,
  openCard,
  readCardPicture,
  readCards,
  readNumberPicture,
  sendCard,
  takeBackCard,
} from '../../domain/delivery/index.ts';
import { startShopServices } from '../harness/shop-services.ts';

let shop: Awaited<ReturnType<typeof startShopServices>>;
beforeAll(async () => {
  shop = await startShopServices();
});
afterAll(() => shop?.stop());

const sentence = 'You walk inward to understand, and come back with a truth you have tested.';
const another = 'You have been told to come and join in for as long as you can remember.';
const reading = {
  title: 'Personal Report',
  chapters: [
    {
      name: 'life-path',
      title: 'Life Path 7: The Quiet Inquirer',
      passages: [{ kind: 'text', text: `${sentence} ${another} You were born to Ada and to nobody else.` }],
    },
    { name: 'lessons', title: 'Karmic lessons and debts', passages: [{ kind: 'text', text: sentence }] },
  ],
};

/** A document that is there, with a page about one number. */
async function delivered() {
  const bought = await shop.buy('report');
  await shop.giveDetails(bought.holder);
  await fulfilDue(shop.services);
  const [document] = await shop.rows<{ id: string; file_key: string; fulfilment_id: string }>(
    `select d.id, d.file_key, d.fulfilment_id from fulfilment_documents d join fulfilments f on f.id = d.fulfilment_id
      where f.order_id = $1`,
    [bought.order.id],
  );
  if (!document) throw new Error('no document');
  const key = document.file_key.replace('.pdf', '.json');
  const bytes = new TextEncoder().encode(JSON.stringify(reading));
  await shop.services.files.put(key, bytes, { contentType: 'application/json' });
  const from = { holder: bought.holder, documentId: document.id };
  const cards = async () => {
    const chapter = await openReading(shop.services, from.holder, { documentId: document.id });
    if (!chapter) throw new Error('no chapter');
    return readCards(shop.services, { from, chapter });
  };
  return { ...bought, from, cards, fulfilmentId: document.fulfilment_id };
}

test('a sentence becomes a card that a friend opens, once however often it is asked for, until it is taken back', async () => {
  const { services } = shop;
  const { from, cards } = await delivered();
  expect((await cards()).offered.toSorted()).toEqual([another, sentence].toSorted());
  await sendCard(services, { from, chapter: '1', sentence });
  await sendCard(services, { from, chapter: '1', sentence });
  const { sent } = await cards();
  expect(sent).toHaveLength(1);
  const [card] = sent;
  if (!card) throw new Error('no card');
  expect(card.token).toMatch(/^[\w-]{24}$/);
  expect(card.url).toBe(`${services.config.appUrl}/card/${card.token}`);

  const seen = await openCard(services, { token: card.token });
  expect(seen).toEqual({ place: 'Life Path', number: 7, sentence });
  for (const name of [
    'preview.png',
    'square-light.png',
    'square-dark.png',
    'story-light.png',
    'story-dark.png',
  ]) {
    const picture = await readCardPicture(services, { token: card.token, name });
    expect(JSON.stringify(picture)).not.toMatch(/Ada|Lovelace|1990/);
  }
  const odd = readCardPicture(services, { token: card.token, name: 'square-pink.png' });
  await expect(odd).rejects.toMatchObject({ code: 'not_found' });

  await takeBackCard(services, { from, id: card.id });
  await expect(openCard(services, { token: card.token })).rejects.toMatchObject({ code: 'not_found' });
  expect((await cards()).sent).toEqual([]);
});

test('what is not offered is not sent: another page, another name, a sentence of nobody', async () => {
  const { services } = shop;
  const { from } = await delivered();
  const tries = [
    { chapter: '2', sentence },
    { chapter: '1', sentence: 'You were born to Ada and to nobody else.' },
    { chapter: '1', sentence: 'You may write here whatever you like, and more.' },
  ];
  for (const wish of tries)
    await expect(sendCard(services, { from, ...wish })).rejects.toMatchObject({
      fields: { sentence: expect.any(String) },
    });
});

test('nobody else makes, sees or takes back her cards', async () => {
  const { services } = shop;
  const [hers, strange] = [await delivered(), await delivered()];
  await sendCard(services, { from: hers.from, chapter: '1', sentence });
  const [card] = (await hers.cards()).sent;
  const crossed = { holder: strange.holder, documentId: hers.from.documentId };
  await expect(sendCard(services, { from: crossed, chapter: '1', sentence: another })).rejects.toMatchObject({
    code: 'not_found',
  });
  await takeBackCard(services, { from: strange.from, id: card?.id ?? '' });
  await expect(takeBackCard(services, { from: crossed, id: card?.id ?? '' })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect((await hers.cards()).sent).toHaveLength(1);
});

test('a card leads nowhere once its order is withdrawn, and goes with the delivery', async () => {
  const { services } = shop;
  const { from, cards, fulfilmentId } = await delivered();
  await sendCard(services, { from, chapter: '1', sentence });
  const [card] = (await cards()).sent;
  const token = card?.token ?? '';
  await shop.rows(`update fulfilments set stage = 'withdrawn' where id = $1`, [fulfilmentId]);
  await expect(openCard(services, { token })).rejects.toMatchObject({ code: 'not_found' });
  await shop.rows('delete from fulfilments where id = $1', [fulfilmentId]);
  expect(await shop.rows('select 1 from sent_cards where token = $1', [token])).toEqual([]);
});

test('the numbers of the quiz have pictures of their own, and no others', () => {
  const { services } = shop;
  const card = readNumberPicture(services, { number: 'soul-urge-11', name: 'story-dark.png' });
  expect(card).toMatchObject({ place: 'Soul Urge', number: 11, format: 'story', theme: 'dark' });
  expect(card.sentence).toBe(services.content.current().meaningOf('soulUrge', 11).essence);
  for (const number of ['soul-urge-10', 'soul-urge-44', 'birthday-7', 'life-path-', 'constructor-7'])
    expect(() => readNumberPicture(services, { number, name: 'story-dark.png' })).toThrow();
});
