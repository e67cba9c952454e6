import { describe, expect, test } from 'vitest';
import { firstEdition } from '../../content/edition.ts';
import { makeContent } from '../../content/make-content.ts';
import { type BusinessDocumentData, businessOf, goodDays } from '../business/business.ts';
import { tradeTexts } from '../business/trade-texts.ts';
import { composeDocument, renderDocument } from '../draw.ts';
import { contentsOf } from '../kit/write-document.ts';
import { business, person } from '../testing/people.ts';
import { readPdf } from '../testing/read-pdf.ts';

const content = makeContent(firstEdition);

const ines = person('Ines Duarte', { year: 1983, month: 4, day: 17 });
const names = ['Slow Bread', 'Stone Oven', 'Corner Loaf', 'Sourdough Lane'] as const;
const bakery = { ...business(ines, names), launchDate: { year: 2026, month: 10, day: 7 } };
const flat = (text: string) => text.replace(/\s+/g, ' ');
const drawn = new Map<BusinessDocumentData, Promise<string[]>>();
/** Drawn once for each business: most tests look at another page of the same one. */
function read(data: BusinessDocumentData): Promise<string[]> {
  const pages = drawn.get(data) ?? draw(data);
  drawn.set(data, pages);
  return pages;
}
const draw = async (data: BusinessDocumentData) =>
  readPdf(await renderDocument('business-blueprint', data, content)).pages.map(({ text }) => flat(text));

describe('the business blueprint', () => {
  test('counts the name in both tables, letter by letter, and reads both numbers', async () => {
    const pages = await read(bakery);
    expect(pages[2]).toContain('S 1 L 3 O 6 W 5 = 15 6 B 2 R 9 E 5 A 1 D 4 = 21 3 6 + 3 = 9');
    expect(pages[2]).toContain('S 3 L 3 O 7 W 6 = 19 10 1 B 2 R 2 E 5 A 1 D 4 = 14 5 1 + 5 = 6');
    expect(pages[3]).toContain(content.meaningOf('businessName', 9).title);
    expect(pages[4]).toContain(content.meaningOf('businessName', 6).title);
  });

  test('a name that is the same in both tables gets a voice in place of a second reading', async () => {
    const pages = await read(business(ines, ['Mabel Frost']));
    expect(pages[4]).toContain('The Same Number Twice');
    expect(pages[4]).toContain('WHAT IT MIGHT SAY');
  });

  test('ranks the shortlist as the course teaches it', async () => {
    const pages = await read(bakery);
    expect(pages[12]).toContain('Slow Bread and Stone Oven share the first place.');
    expect(pages[6]).toContain('3 of six speak for this name');
  });

  test('with one name there is room to count another, and a name given twice is counted once', async () => {
    for (const labels of [['Slow Bread'], ['Slow Bread', 'SLOW BREAD Ltd']] as const)
      expect((await read(business(ines, labels)))[12]).toContain('Trying on another name');
  });

  test('judges the day that was named, and never offers a personal day 9', async () => {
    expect((await read(bakery))[8]).toContain('the date adds up to the number of the name');
    const ending = { ...bakery, launchDate: { year: 2026, month: 10, day: 4 } };
    expect((await read(ending))[8]).toContain('It is a personal day 9, made for finishing.');
    const { days } = goodDays(businessOf(bakery));
    expect(days.length).toBeGreaterThan(50);
    expect(days.every(({ personalDay }) => personalDay.value !== 9)).toBe(true);
  });

  test('tells the first year from the opening, and the present year of an older business', async () => {
    const [young, old] = [bakery, { ...bakery, launchDate: { year: 2015, month: 10, day: 7 } }];
    expect((await read(young))[10]).toContain('ITS FIRST YEAR · 2027');
    expect((await read(young))[11]).toContain('MARCH 2026 TO FEBRUARY 2027');
    expect((await read(young))[11]).toContain('THE DOOR OPENS');
    expect((await read(old))[10]).toContain('ITS YEAR · 2026');
    expect((await read(old))[11]).toContain('MARCH 2026 TO FEBRUARY 2027');
  });

  test('a plan hears what to make ready, an open business and one that is not asked nothing of it', async () => {
    const undated = { ...bakery, launchDate: undefined };
    const months = async (data: BusinessDocumentData) => (await read(data))[11] ?? '';
    expect((await months({ ...undated, stage: 'idea' })).match(/· BEFORE/g)).toHaveLength(12);
    expect(await months({ ...undated, stage: 'running' })).not.toContain('BEFORE');
    expect(await months(undated)).not.toContain('BEFORE');
    // Seven months on the way to an October.
    expect((await months({ ...bakery, stage: 'opening' })).match(/· BEFORE/g)).toHaveLength(7);
  });

  test('an open business that named no day goes by the years of its owner', async () => {
    const pages = await read({ ...bakery, launchDate: undefined, stage: 'running' });
    expect(pages[10]).toContain('You named no day on which it opened');
    expect(pages[13]).toContain('change anything about it');
  });

  test('takes its examples from the trade, and none where no trade was named', async () => {
    const kitchen = await read({ ...bakery, tradeKind: 'food', place: 'Porto' });
    expect(kitchen[0]).toContain('with Ines Duarte, Porto');
    expect(kitchen[3]).toContain(tradeTexts.food.name[9]);
    expect(kitchen[8]).toContain('the first plate somebody paid for');
    expect((await read(bakery))[3]).not.toContain('IN A KITCHEN');
    for (const { name } of Object.values(tradeTexts)) expect(new Set(Object.values(name)).size).toBe(9);
  });

  test('says what becomes of figures in a name, and takes two such names for two', async () => {
    const studio = business(ines, ['Studio 54', 'Studio 45']);
    const pages = await read(studio);
    expect(pages[2]).toContain('The 54 in this name is a figure.');
    expect(pages[12]).toContain('Studio 54 and Studio 45 share the first place.');
    expect((await read(bakery))[2]).not.toContain('figure');
  });

  test('the contents are true', async () => {
    const pages = await read(bakery);
    for (const { title, number } of contentsOf(
      composeDocument('business-blueprint', bakery, content).pages,
    )) {
      expect(pages[1]).toContain(title);
      expect(pages[number - 1]?.toUpperCase()).toContain(title.toUpperCase().slice(0, 40));
    }
  });
});
