import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, describe, expect, test } from 'vitest';
import { firstEdition } from '../content/edition.ts';
import { makeContent } from '../content/make-content.ts';
import { editableChapters, renderDocument } from './draw.ts';
import { PageOverflow } from './kit/page-overflow.ts';
import { createDocumentRenderer } from './render-in-worker.ts';
import { person } from './testing/people.ts';

const content = makeContent(firstEdition);

const renderer = createDocumentRenderer();
afterAll(() => renderer.stop());
const ada = person('Ada Lovelace', { year: 1815, month: 12, day: 10 });

describe('drawing in another thread', () => {
  test('gives the same bytes as drawing here', async () => {
    const there = await renderer.render('personal-report', ada, content);
    expect(
      Buffer.from(there).equals(Buffer.from(await renderDocument('personal-report', ada, content))),
    ).toBe(true);
  });

  test('what was drawn before leaves no trace in the next document', async () => {
    const line = { description: 'Report', quantity: 1, unitCents: 5_900, vatRate: 23 };
    const receipt = {
      number: '7',
      issuedOn: ada.issuedOn,
      buyer: { name: 'Ada', email: 'ada@example.org', address: [] },
      lines: [line],
      payment: { method: 'card', paidOn: ada.issuedOn },
    };
    const first = createDocumentRenderer();
    const fresh = await first.render('receipt', receipt, content).finally(() => first.stop());
    // A name that is cut in the running head ends in an ellipsis, which a font may draw as three full stops.
    await renderDocument('free-report', person(`Ada ${'Lovelace '.repeat(9)}`, ada.chart.birthDate), content);
    expect(Buffer.from(fresh).equals(Buffer.from(await renderDocument('receipt', receipt, content)))).toBe(
      true,
    );
  });

  test('gives the chapters that the office may write anew', async () => {
    const there = await renderer.chapters('personal-report', ada, content);
    expect(there.length).toBeGreaterThan(10);
    expect(there).toEqual(editableChapters('personal-report', ada, content));
  });

  test('an overflow keeps its kind and its page', async () => {
    const edits = { 'closing.1': 'word '.repeat(4_000) };
    const failing = renderer.render('personal-report', { ...ada, edits }, content);
    await expect(failing).rejects.toThrow(PageOverflow);
    await expect(failing).rejects.toMatchObject({ page: 'In closing' });
  });

  test('data that makes no sense is an error, not an end', async () => {
    await expect(renderer.render('free-report', { ...ada, chart: null as never }, content)).rejects.toThrow();
    expect((await renderer.render('free-report', ada, content)).length).toBeGreaterThan(10_000);
  });

  test('this thread goes on ticking while reports are drawn', async () => {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    await Promise.all([1, 2, 3].map(() => renderer.render('personal-report', ada, content)));
    delay.disable();
    // The bench holds the promise of 50 ms on a quiet machine; here a busy one must not fail the test by its own load.
    expect(delay.percentile(50) / 1e6).toBeLessThan(50);
  });
});
