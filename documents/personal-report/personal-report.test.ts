import { describe, expect, test } from 'vitest';
import { firstEdition } from '../../content/edition.ts';
import { makeContent } from '../../content/make-content.ts';
import { itemAt } from '../../shared/records.ts';
import { composeDocument, type DocumentData, editableChapters, renderDocument } from '../draw.ts';
import { PageOverflow } from '../kit/page-overflow.ts';
import { monthsAhead } from '../kit/words.ts';
import { contentsOf } from '../kit/write-document.ts';
import { ordinaryPerson, person, seeded } from '../testing/people.ts';
import { readPdf } from '../testing/read-pdf.ts';

const content = makeContent(firstEdition);
const paragraphsOf = (data: DocumentData<'personal-report'>) =>
  editableChapters('personal-report', data, content).flatMap(({ paragraphs }) => paragraphs);

const ada = person('Ada Lovelace', { year: 1815, month: 12, day: 10 });
let drawn: ReturnType<typeof renderDocument> | undefined;
/** Drawn once for all that only read it. */
const adasReport = () => (drawn ??= renderDocument('personal-report', ada, content));
const flat = (text: string) => text.replace(/\s+/g, ' ');
/** An initial stands apart from the rest of its word, so a paragraph is looked for without its first letter. */
const withoutInitial = (text: string) => text.slice(1, 60);

describe('the personal report', () => {
  test('the same person on the same day gets the same bytes', async () => {
    expect(await renderDocument('personal-report', ada, content)).toEqual(await adasReport());
  });

  test('twenty pages, each with its own number at the foot', async () => {
    const { pages } = readPdf(await adasReport());
    expect(pages).toHaveLength(20);
    pages.slice(1).forEach(({ placed }, at) => {
      expect(placed.some(({ text, y }) => text === String(at + 2) && y > 780)).toBe(true);
    });
  });

  test('the page numbers of the contents are true', async () => {
    const { pages } = readPdf(await adasReport());
    const entries = contentsOf(composeDocument('personal-report', ada, content).pages);
    expect(entries).toHaveLength(19);
    for (const { title, number } of entries) {
      const line = pages[1]?.placed.find(({ text }) => text === title);
      const figure = pages[1]?.placed.find(
        ({ text, y, x }) => text === String(number) && Math.abs(y - (line?.y ?? 0)) < 1 && x > 450,
      );
      expect(figure, title).toBeDefined();
      expect(flat(pages[number - 1]?.text ?? '').toUpperCase()).toContain(title.toUpperCase());
    }
  });

  test('the outline lists what the contents list', async () => {
    const entries = contentsOf(composeDocument('personal-report', ada, content).pages);
    const { outline } = readPdf(await adasReport());
    expect(outline.toSorted()).toEqual(entries.map(({ title }) => title).toSorted());
  });

  test('title, author, language, tags and a fixed date are in the file', async () => {
    const { objects } = readPdf(await adasReport());
    for (const part of [
      '(Personal Report for Ada Lovelace)',
      '(Aura Numerology)',
      '/Lang (en)',
      '/Marked true',
      'D:20260314000000Z',
      '/S /H1',
      '/S /H2',
      '/S /P',
      '/S /Figure',
      '/S /Table',
      '/S /TH',
      '/S /TOC',
      '/Alt (',
    ]) {
      expect(objects).toContain(part);
    }
  });

  test('every core number stands on its page with its working and its reading', async () => {
    const { pages } = readPdf(await adasReport());
    const { chart } = ada;
    (['lifePath', 'expression', 'soulUrge', 'personality', 'birthday'] as const).forEach((key, at) => {
      const read = flat(pages[2 + at]?.text ?? '');
      const meaning = content.meaningOf(key, chart[key].value);
      expect(read).toContain(meaning.title);
      expect(read).toContain(chart[key].compound);
      // The day, the first name and the letters take the place of general paragraphs but the first.
      expect(read).toContain(flat(withoutInitial(meaning.long[0] ?? '')));
      if (key !== 'lifePath') expect(read).toMatch(/first name alone comes? to|Born on the tenth/);
    });
    expect(flat(pages[3]?.text ?? '')).toContain('L 3 O 6 V 4 E 5 L 3 A 1 C 3 E 5 = 30 3 6 + 3 = 9');
  });

  test('no sentence of twenty words or more stands twice', async () => {
    for (const born of [1970, 1983, 1991, 2001]) {
      const someone = person('Maria Antonia Sousa', { year: born, month: 11, day: 11 });
      const said = paragraphsOf(someone).map(({ text }) => text);
      const drawnTexts = said.filter((text) => text.split(' ').length >= 20);
      expect(new Set(drawnTexts).size).toBe(drawnTexts.length);
    }
  });

  test('an edited paragraph takes the place of the original, and an emptied one is gone', async () => {
    const edits = {
      'life-path.long.1': 'Zebras graze quietly beside the railway.',
      'life-path.exercise': '',
    };
    const { pages } = readPdf(await renderDocument('personal-report', { ...ada, edits }, content));
    const read = flat(pages[2]?.text ?? '');
    expect(read).toContain('Zebras graze quietly beside the railway.');
    expect(read).not.toContain(flat(withoutInitial(itemAt(content.meaningOf('lifePath', 1).long, 0))));
    expect(read).not.toContain('TRY THIS');
    const ids = paragraphsOf({ ...ada, edits }).map(({ id }) => id);
    expect(ids).toContain('life-path.exercise');
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('an edit that is far too long is refused with the name of its page', () => {
    const edits = { 'life-path.long.1': 'word '.repeat(3_000) };
    expect(() => composeDocument('personal-report', { ...ada, edits }, content)).toThrow(PageOverflow);
    expect(() => composeDocument('personal-report', { ...ada, edits }, content)).toThrow('Life Path');
  });

  test("the guide's note closes the reading", async () => {
    const { pages } = readPdf(
      await renderDocument(
        'personal-report',
        {
          ...ada,
          note: 'I thought of you at the harbour.\n\nWrite soon.',
        },
        content,
      ),
    );
    expect(pages[14]?.text).toContain('A note from Aura');
    expect(pages[14]?.text).toContain('I thought of you at the harbour.');
  });
});

describe('what its reader is called', () => {
  // A chart in which a number repeats, so that the thread speaks to its reader.
  const maya = person('Maya Ngozi Okafor', { year: 1990, month: 7, day: 4 });
  const saidTo = (called?: string) =>
    paragraphsOf({ ...maya, called })
      .filter(({ id }) => id !== 'name.daily')
      .map(({ text }) => text)
      .join('\n');

  test('is the first name, or what she asked for; sums and title keep the birth name', async () => {
    expect(saidTo()).toContain('Maya, ');
    expect(saidTo('Ngozi')).toContain('Ngozi, ');
    expect(saidTo('Ngozi')).not.toContain('Maya, ');
    expect(saidTo('Ngozi').replaceAll(/Ngozi(?=[,.])/g, 'Maya')).toBe(saidTo());
    const data = { ...maya, called: 'Ngozi' };
    const { objects, pages } = readPdf(await renderDocument('personal-report', data, content));
    expect(objects).toContain('(Personal Report for Maya Ngozi Okafor)');
    expect(flat(pages.map(({ text }) => text).join(' '))).toContain('counted as MAYA NGOZI OKAFOR');
  });

  test('is counted beside the birth name where it is another than the first one', () => {
    const daily = (called?: string) =>
      paragraphsOf({ ...maya, called }).find(({ id }) => id === 'name.daily')?.text;
    // B 2, O 6: an 8; no letter of MAYA NGOZI OKAFOR is worth 3.
    expect(daily('Bo')).toMatch(/^As Bo you answer to an 8, a name with weight\./);
    expect(daily('Luc')).toContain('Its letters have the 3, which is missing from those you were born with.');
    expect(daily('Maya')).toBeUndefined();
    expect(daily()).toBeUndefined();
  });

  test('is said six to twelve times in twenty pages', () => {
    const random = seeded(7);
    for (let at = 0; at < 12; at++) {
      const reader = { ...ordinaryPerson(random), called: 'Zuleika' };
      const times = paragraphsOf(reader).reduce((sum, { text }) => sum + text.split('Zuleika').length - 1, 0);
      expect(times).toBeGreaterThanOrEqual(6);
      expect(times).toBeLessThanOrEqual(12);
    }
  });

  test('is nothing at all where the wish cannot be printed: never the name she did not ask for', () => {
    for (const called of ['محمد', '小明', 'x'.repeat(31)]) expect(saidTo(called)).not.toContain('Maya, ');
  });
});

describe('the twelve months ahead', () => {
  const born = { year: 1975, month: 12, day: 10 };

  test('begin with the month of issue in its first half, else with the next', () => {
    expect(monthsAhead(born, { year: 2026, month: 3, day: 15 })[0]).toMatchObject({
      name: 'March',
      year: 2026,
    });
    expect(monthsAhead(born, { year: 2026, month: 3, day: 16 })[0]).toMatchObject({
      name: 'April',
      year: 2026,
    });
    expect(monthsAhead(born, { year: 2026, month: 12, day: 31 })[0]).toMatchObject({
      name: 'January',
      year: 2027,
    });
  });

  test('are twelve in a row, and none is told more than three times', () => {
    for (let month = 1; month <= 12; month++) {
      const ahead = monthsAhead(born, { year: 2026, month, day: 1 });
      expect(ahead).toHaveLength(12);
      expect(Math.max(...ahead.map(({ toldBefore }) => toldBefore))).toBeLessThanOrEqual(2);
      expect(new Set(ahead.map(({ name }) => name)).size).toBe(12);
    }
  });
});
