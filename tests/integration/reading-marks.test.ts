import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  fulfilDue,
  markSentenceAsMe,
  markSentenceAsNotMe,
  noteOnSentence,
  readMarks,
  removeMark,
  sharedMarksOf,
  shareMarks,
} from '../../domain/delivery/index.ts';
import { askedBefore, rememberedBy } from '../../domain/delivery/remembered.ts';
import { startShopServices } from '../harness/shop-services.ts';

let shop: Awaited<ReturnType<typeof startShopServices>>;
beforeAll(async () => {
  shop = await startShopServices();
});
afterAll(() => shop?.stop());

/** The page of the blank document that tests draw. */
const sentence = 'This page is left blank.';

async function delivered(email?: string) {
  const bought = await shop.buy('report', email ? { email } : {});
  await shop.giveDetails(bought.holder);
  await fulfilDue(shop.services);
  const [document] = await shop.rows<{ id: string }>(
    `select d.id from fulfilment_documents d join fulfilments f on f.id = d.fulfilment_id where f.order_id = $1
      order by d.version desc`,
    [bought.order.id],
  );
  if (!document) throw new Error('no document');
  return { ...bought, place: { holder: bought.holder, documentId: document.id } };
}

test('a reader marks a sentence, changes her mind, writes a note, and takes it back', async () => {
  const { place } = await delivered();
  const { services } = shop;
  await markSentenceAsMe(services, { ...place, chapter: '1', sentence, note: '' });
  await markSentenceAsNotMe(services, { ...place, chapter: '1', sentence, note: 'Not since March.' });
  const { marks, isShared } = await readMarks(services, place);
  expect(marks).toMatchObject([{ kind: 'not-me', sentence, note: 'Not since March.', chapter: 'Blank' }]);
  expect(isShared).toBe(false);
  await removeMark(services, { ...place, id: marks[0]?.id ?? '' });
  expect((await readMarks(services, place)).marks).toEqual([]);
});

test('what stands nowhere in the document is not marked, and a note has words', async () => {
  const { place } = await delivered();
  const wrong = markSentenceAsMe(shop.services, {
    ...place,
    chapter: '1',
    sentence: 'Nobody said this.',
    note: '',
  });
  await expect(wrong).rejects.toMatchObject({ fields: { sentence: expect.any(String) } });
  const empty = noteOnSentence(shop.services, { ...place, chapter: '1', sentence, note: '' });
  await expect(empty).rejects.toMatchObject({ fields: { note: expect.any(String) } });
});

test('nobody else reads or changes them, the practitioner only what was agreed', async () => {
  const [hers, another] = [await delivered(), await delivered()];
  const { services } = shop;
  await markSentenceAsMe(services, { ...hers.place, chapter: '1', sentence, note: 'Mine' });
  const crossed = { holder: another.holder, documentId: hers.place.documentId };
  await expect(readMarks(services, crossed)).rejects.toMatchObject({ code: 'not_found' });
  const [mark] = (await readMarks(services, hers.place)).marks;
  await removeMark(services, { ...another.place, id: mark?.id ?? '' });
  expect((await readMarks(services, hers.place)).marks).toHaveLength(1);

  expect(await sharedMarksOf(services.db, [hers.order.id])).toEqual([]);
  await shareMarks(services, { ...hers.place, agreed: 'yes' });
  expect(await sharedMarksOf(services.db, [hers.order.id])).toMatchObject([{ sentence, note: 'Mine' }]);
  await shareMarks(services, { ...hers.place, agreed: 'no' });
  expect(await sharedMarksOf(services.db, [hers.order.id])).toEqual([]);
});

test('what is made next begins from them, by the account and not by the address', async () => {
  const first = await delivered('ida@example.test');
  const second = await shop.buy('vip-blueprint', { email: 'ida@example.test' });
  const { services } = shop;
  await markSentenceAsMe(services, { ...first.place, chapter: '1', sentence, note: 'Not for print' });
  expect(await rememberedBy(services.db, second.order.id)).toEqual([]);

  const [account] = await shop.rows<{ id: string }>(
    `insert into auth.users (id, email, name, email_verified)
      values (gen_random_uuid(), 'ida@example.test', 'Ida', true) returning id`,
  );
  await shop.rows('update orders set user_id = $1 where id = any($2)', [
    account?.id,
    [first.order.id, second.order.id],
  ]);
  const remembered = await rememberedBy(services.db, second.order.id);
  expect(remembered).toMatchObject([{ kind: 'me', sentence }]);
  expect(JSON.stringify(remembered)).not.toContain('Not for print');
  expect(await askedBefore(services.db, { orderId: second.order.id, kind: 'person' })).toBeUndefined();
});
