import { describe, expect, test } from 'vitest';
import { firstEdition } from '../content/edition.ts';
import { makeContent } from '../content/make-content.ts';
import {
  letterWords,
  loShuCounts,
  loShuLines,
  maturityAhead,
  maturityLived,
  monthsWithin,
  nameWords,
  ownNumbers,
  threadWords,
} from '../content/meanings/index.ts';
import { DIGITS } from '../numerology/index.ts';
import { itemAt } from '../shared/records.ts';
import { monthsBeforeTheDoor } from './business/before-the-door.ts';
import { monthsByName } from './business/letters-page.ts';
import { loudest } from './couples-blueprint/thread-words.ts';
import { CORE } from './kit/chart-sheet.ts';
import { falseSentences, RULES } from './testing/false-sentences.ts';
import { madeUpKinds, randomDataFor } from './testing/kinds.ts';
import { business, couple, person, seeded } from './testing/people.ts';
import { printed } from './testing/printed.ts';

const content = makeContent(firstEdition);
const issuedOn = { year: 2026, month: 11, day: 15 };
const report = (name: string, year: number, month: number, day: number) =>
  printed('personal-report', person(name, { year, month, day }, issuedOn), content);
const said = ({ texts }: ReturnType<typeof report>) => texts.map(({ text }) => text).join('\n');

describe('sentences that were false for their readers', () => {
  test('Vera Novak, born on 24 December 1997, lives in the period that began in January', () => {
    const vera = report('Vera Novak', 1997, 12, 24);
    expect(said(vera)).toContain('SECOND PERIOD · FROM 29 TO 55, 2026 TO 2052 · NOW');
    expect(said(vera)).toContain('FIRST PINNACLE · FROM BIRTH TO 28 · NOW');
    expect(falseSentences(vera)).toEqual([]);
  });

  test('in a name of four different letters no number leads', () => {
    const jo = report('Jo Ng', 1990, 6, 15);
    expect(said(jo)).toContain('no number comes twice');
    expect(falseSentences(jo)).toEqual([]);
  });

  test('somebody born in 2000 hears nothing of the last century', () => {
    expect(falseSentences(report('Ana Reis', 2000, 9, 9))).toEqual([]);
  });

  test.each(madeUpKinds)('none is left in the %s of ten random people', (kind) => {
    for (let at = 0; at < 10; at++) {
      expect(falseSentences(printed(kind, randomDataFor(kind, seeded(31 + at * 7919)), content))).toEqual([]);
    }
  });

  test('every rule has a name of its own', () => {
    expect(new Set(RULES.map(({ name }) => name)).size).toBe(RULES.length);
  });
});

describe('the rules', () => {
  const vera = report('Vera Novak', 1997, 12, 24);
  const withText = (text: string) => ({ ...vera, texts: [{ page: 'cycles', tag: 'P' as const, text }] });

  test.each([
    'FIRST PERIOD · FROM BIRTH TO 28, 1997 TO 2025 · NOW',
    'A 9 comes with every birth year of the last century, and one is enough.',
    'Decide on two evenings when the lid is on.',
    'Reckoned with the method of Hans Decoz, engine 1.0.0.',
    'Of the months ahead, March 2026 and May 2027 suit it best.',
    'I have met happy couples with eight arches.',
    'Vera has letters of every number.',
    'Nothing was left out when your name was packed.',
    'Take it, and hold the party on a day with a star.',
    'One table hears a 1 in this name, the other a 8.',
    'Should the number govern the productive decades, your contacts become your workshop.',
  ])('find "%s"', (text) => {
    expect(falseSentences(withText(text))).toHaveLength(1);
  });

  test('find a reference that only its own sentence answers', () => {
    expect(
      falseSentences(withText('They can wait; the page on lessons is there when you want it.')),
    ).toHaveLength(1);
  });

  test('find a Maturity told for another age, and words for people at work', () => {
    const text = 'You have lived in this number for years.';
    expect(
      falseSentences({ ...vera, paragraphs: [{ id: 'maturity.at', text, original: text }] }),
    ).toHaveLength(1);
  });

  test('find words for people at work, for a long life and for a life ahead, each at the wrong age', () => {
    const at = (year: number, text: string) =>
      falseSentences({
        ...report('Vera Novak', year, 12, 24),
        paragraphs: [],
        texts: [{ page: 'expression', tag: 'P' as const, text }],
      });
    const [young, working, late] = [2006, 1980, 1948];
    const work = 'Employers may have called this drive.';
    expect([young, working, late].map((year) => at(year, work).length)).toEqual([1, 0, 1]);
    const long = 'You began it eight years ago.';
    expect([young, working, late].map((year) => at(year, long).length)).toEqual([1, 0, 0]);
    const ahead = 'After forty you tend to stop asking permission.';
    expect([young, working, late].map((year) => at(year, ahead).length)).toEqual([0, 0, 1]);
  });

  test('find a Maturity in the words for another age', () => {
    const told = (year: number, text: string) =>
      falseSentences({
        ...report('Vera Novak', year, 12, 24),
        texts: [],
        paragraphs: [{ id: 'maturity.long.1', text, original: text }],
      });
    const [ahead, lived] = [itemAt(maturityAhead[4].long, 0), itemAt(maturityLived[4].long, 0)];
    const between = content.meaningOf('maturity', 4).long[0] ?? '';
    expect([2006, 1980, 1948].map((year) => told(year, ahead).length)).toEqual([0, 1, 1]);
    expect([2006, 1980, 1948].map((year) => told(year, between).length)).toEqual([1, 0, 1]);
    expect([2006, 1980, 1948].map((year) => told(year, lived).length)).toEqual([1, 1, 0]);
  });

  test('find a return that lies ahead and is told as lived', () => {
    const text = 'A third time. You know this one by now, and what has helped before.';
    const told = { ...vera, texts: [], paragraphs: [{ id: 'challenge-4.brief', text, original: text }] };
    expect(falseSentences(told)).toHaveLength(1);
  });

  test('find a period that is told for another third of a life', () => {
    const text = 'As a closing period the 3 is sunny.';
    const told = { ...vera, paragraphs: [{ id: 'period-2.long.3', text, original: text }] };
    expect(falseSentences(told)).toHaveLength(1);
  });
});

describe('the rules of the whole chart', () => {
  /** Life Path 5 and no E, N or W; Birthday 22; the birth date has no 4. */
  const mia = person('Mia Barr', { year: 1970, month: 2, day: 22 }, issuedOn);
  const told = (text: string, who = mia) => ({
    charts: [who.chart],
    issuedOn,
    paragraphs: [],
    texts: [{ page: 'lessons', tag: 'P' as const, text }],
  });

  test('Mia Barr is the case: a 5 that no letter carries and her Life Path is, and a master', () => {
    expect(mia.chart.letters.karmicLessons).toContain(5);
    expect(mia.chart.lifePath.digit).toBe(5);
    expect(mia.chart.loShu.missing).toContain(4);
    expect(mia.chart.birthday.value).toBe(22);
    const text = said(printed('personal-report', mia, content));
    expect(text).toContain('Missing from your letters, and yet your Life Path is a 5.');
    expect(text).not.toContain(content.meaningOf('karmicLessons', 5).essence);
  });

  test('find a lesson that is told as a lack to a core number', () => {
    expect(falseSentences(told(content.meaningOf('karmicLessons', 5).short))).toHaveLength(1);
    expect(falseSentences(told(threadWords.openNotes[5]))).toHaveLength(1);
  });

  test('find an empty cell and an open line of the Lo Shu that a core number fills', () => {
    expect(falseSentences(told(loShuCounts[4].none))).toHaveLength(1);
    expect(falseSentences(told(loShuLines['4-3-8'].empty))).toHaveLength(1);
  });

  test('find a master that is told by its root', () => {
    expect(falseSentences(told('Your Birthday is a 4 and your Expression an 8.'))).toHaveLength(1);
    expect(falseSentences(told(threadWords.strongNotes[4]))).toHaveLength(1);
  });

  test('find a plane called quiet whose number stands in the core, and is heard on no other', () => {
    // Life Path 5 is of the body; no core number of hers is of the mind.
    expect(falseSentences(told(nameWords.quietPlanes.physical))).toHaveLength(1);
    const core = CORE.map((key) => mia.chart[key].digit);
    expect(core.includes(7) || core.includes(9)).toBe(
      falseSentences(told(nameWords.quietPlanes.intuitive)).length > 0,
    );
  });

  test('find a first name that comes to a number which a lesson calls missing', () => {
    const text = `Your first name alone comes to a 3. ${ownNumbers.firstNames[3]}`;
    const lesson = content.meaningOf('karmicLessons', 3).short;
    const planted = { ...told(lesson), paragraphs: [{ id: 'expression.own', text, original: text }] };
    expect(falseSentences(planted)).toContainEqual(expect.stringContaining(text));
    expect(falseSentences({ ...planted, texts: [] })).toEqual([]);
  });

  test('find letters and an Essence of another year', () => {
    const own = printed('personal-report', mia, content);
    expect(falseSentences(own)).toEqual([]);
    for (const id of ['name.transit.physical', 'name.essence.56']) {
      const from = id.includes('transit') ? nameWords.transits : nameWords.essences;
      const here = own.paragraphs.find((each) => each.id === id);
      expect(here).toBeDefined();
      const other = Object.values(from).find((text) => text !== here?.text) ?? '';
      expect(
        falseSentences({ ...told('Quiet.'), paragraphs: [{ id, text: other, original: other }] }),
      ).toHaveLength(1);
    }
  });

  test('find a month and a knack that are told by another Essence', () => {
    // Mia's own Essence is a master this year, which has no words of its own here.
    const her = person('Mia Barr', { year: 1980, month: 5, day: 14 }, issuedOn);
    const own = printed('personal-report', her, content);
    expect(falseSentences(own)).toEqual([]);
    const month = own.paragraphs.find(({ id }) => id.endsWith('.within'))?.id ?? '';
    for (const part of [month, 'birthday.letters']) {
      const here = own.paragraphs.find(({ id }) => id === part);
      expect(here, part).toBeDefined();
      const texts = part === 'birthday.letters' ? letterWords.knackThisYear : monthsWithin[1];
      const others = Object.values(texts).filter((text) => !here?.text.endsWith(text));
      const found = others.map((text) =>
        falseSentences({ ...told('Quiet.', her), paragraphs: [{ id: part, text, original: text }] }),
      );
      // Of nine texts for a month of another number, the one of the right Essence may be among them.
      expect(found.filter((faults) => faults.length === 1).length).toBeGreaterThanOrEqual(8);
    }
  });

  describe('of couples', () => {
    const two = couple(
      ['Mia Barr', 'Ada Lovelace'],
      [mia.chart.birthDate, { year: 1815, month: 12, day: 10 }],
      issuedOn,
    );
    const charts = [two.reading.first, two.reading.second];
    const planted = (id: string, text: string) => ({
      charts,
      issuedOn,
      paragraphs: [{ id, text, original: text }],
      texts: [{ page: 'lessons', tag: 'P' as const, text }],
    });

    test('find what one side is told to lack, to be shown or to share, and has', () => {
      const text = 'Change is put off.';
      expect(falseSentences(planted('first.lesson-5.at-home', text))).toHaveLength(1);
      expect(falseSentences(planted('lesson-5.short', text))).toHaveLength(1);
      expect(falseSentences(planted('together.5', text))).toHaveLength(1);
      expect(falseSentences(planted('second.teaching.5', text))).toHaveLength(1);
    });

    test('find a master that is told in the words of the plain number beside it', () => {
      const brings = (who: string, text: string) => {
        const id = `birthday.${who}.brings`;
        return { id, text, original: text };
      };
      const both = { charts, issuedOn, texts: [] };
      const [one, other] = ['Mia can mend things.', 'Ada can mend things.'];
      const planted = [brings('first', one), brings('second', other)];
      expect(falseSentences({ ...both, paragraphs: planted })).toHaveLength(1);
      const apart = [brings('first', one), brings('second', 'Ada looks at a heap and sees the shed.')];
      expect(falseSentences({ ...both, paragraphs: apart })).toEqual([]);
    });

    test('find a number called the loudest of both that only one of them has', () => {
      const only = DIGITS.find(
        (digit) =>
          CORE.filter((key) => charts.some((chart) => chart[key].digit === digit)).length > 0 &&
          charts.some((chart) => CORE.every((key) => chart[key].digit !== digit)),
      );
      expect(only).toBeDefined();
      expect(falseSentences(planted('thread.repeats', loudest[only ?? 1]))).toHaveLength(1);
    });
  });
});

describe('the rules of a business', () => {
  const launchDate = { year: 2027, month: 3, day: 3 };
  const firm = business(person('Ines Duarte', { year: 1983, month: 4, day: 17 }, issuedOn), ['Slow Bread']);
  const own = printed('business-blueprint', { ...firm, launchDate, stage: 'opening' }, content);
  const planted = (id: string, text: string) => ({
    ...own,
    paragraphs: [{ id, text, original: text }],
    texts: [],
  });
  const before = monthsBeforeTheDoor[4].again;

  test('find nothing in her own pages', () => {
    expect(falseSentences(own)).toEqual([]);
    expect(own.paragraphs.filter(({ id }) => id.startsWith('month-'))).toHaveLength(12);
  });

  test('find a month before the door that is told to a business that is open, and the other way round', () => {
    expect(falseSentences(planted('month-2027-2', before))).toEqual([]);
    expect(falseSentences(planted('month-2027-4', before))).toHaveLength(1);
    expect(falseSentences(planted('month-2027-2', monthsByName[1][1]))).toHaveLength(1);
    const running = { stage: 'running' as const, launchDate: null };
    expect(falseSentences({ ...planted('month-2027-2', before), business: running })).toHaveLength(1);
  });

  test('find regulars in a first year', () => {
    expect(falseSentences(planted('month-2027-6', monthsByName[2][2]))).toHaveLength(1);
    const older = { stage: null, launchDate: { year: 2015, month: 3, day: 3 } };
    expect(falseSentences({ ...planted('month-2027-6', monthsByName[2][2]), business: older })).toEqual([]);
  });

  test('find a sentence that is printed twice', () => {
    const text = {
      page: 'owner',
      tag: 'P' as const,
      text: 'You carry a knack for beginning, and others clear throats.',
    };
    expect(falseSentences({ ...own, texts: [text] })).toEqual([]);
    expect(falseSentences({ ...own, texts: [text, text] })).toHaveLength(1);
  });
});
