import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../tests/harness/any-text.ts';
import {
  asksForPassport,
  type NameReading,
  spellBusinessName,
  spellEditedName,
  spellName,
} from './spell-name.ts';

const textOf = (reading: NameReading) => (reading.ok ? reading.spelling.text : reading.error);
const leftOutOf = (reading: NameReading) =>
  reading.ok ? reading.spelling.leftOut.map(({ raw, why }) => [raw, why]) : [];

describe('a person’s name', () => {
  test.each([
    ['Łukasz', 'LUKASZ'],
    ['Søren', 'SOREN'],
    ['Müller', 'MULLER'],
    ['Đorđe', 'DORDE'],
    ['Groß', 'GROSS'],
    ['Юлия Щукина', 'YULIYA SHCHUKINA'],
    ['Γιώργος', 'GIORGOS'],
    ['Παπαδόπουλος', 'PAPADOPOULOS'],
    ['X Æ A-12', 'X AE A'],
  ])('%s is spelled %s', (raw, text) => {
    expect(textOf(spellName(raw))).toBe(text);
  });

  test('is returned as the engine takes it, as a line to edit, and word by word', () => {
    const reading = spellName('Dr. Łukasz Nowak');
    expect(reading).toEqual({
      ok: true,
      spelling: {
        raw: 'Dr. Łukasz Nowak',
        name: ['LUKASZ', 'NOWAK'],
        text: 'LUKASZ NOWAK',
        words: [
          {
            raw: 'Łukasz',
            spelled: 'LUKASZ',
            changes: [{ from: 'Ł', to: 'L', at: 0, how: 'special-letter' }],
          },
          { raw: 'Nowak', spelled: 'NOWAK', changes: [] },
        ],
        leftOut: [{ raw: 'Dr.', why: 'title' }],
      },
    });
  });

  test.each([
    ['Mr John Smith', 'JOHN SMITH', [['Mr', 'title']]],
    ['MRS. Smith', 'SMITH', [['MRS.', 'title']]],
    ['Ms Anna Lee', 'ANNA LEE', [['Ms', 'title']]],
    [
      'Prof. Dr. Anna Lee',
      'ANNA LEE',
      [
        ['Prof.', 'title'],
        ['Dr.', 'title'],
      ],
    ],
    ['Dr.Anna Lee', 'ANNA LEE', [['Dr', 'title']]],
    ['Drª Ana Reis', 'ANA REIS', [['Drª', 'title']]],
    ['John Smith Jr.', 'JOHN SMITH', [['Jr.', 'suffix']]],
    ['John Smith, Sr', 'JOHN SMITH', [['Sr', 'suffix']]],
    ['Sr. Juan Pérez', 'JUAN PEREZ', [['Sr.', 'title']]],
    ['Henry Ford II', 'HENRY FORD', [['II', 'suffix']]],
    ['Henry Ford III', 'HENRY FORD', [['III', 'suffix']]],
    ['Anna Lee PhD', 'ANNA LEE', [['PhD', 'suffix']]],
    [
      'Anna Lee, M.D., Ph.D.',
      'ANNA LEE',
      [
        ['M.D.', 'suffix'],
        ['Ph.D.', 'suffix'],
      ],
    ],
    ['Studio 54 Anna', 'STUDIO ANNA', [['54', 'no-letters']]],
  ])('%s is counted as %s', (raw, text, leftOut) => {
    const reading = spellName(raw);
    expect(textOf(reading)).toBe(text);
    expect(leftOutOf(reading)).toEqual(leftOut);
  });

  test.each([
    ['Naosuke Ii', 'NAOSUKE II'],
    ['Yo-Yo Ma', 'YO YO MA'],
    ['Drew Mrstik', 'DREW MRSTIK'],
    ['Anna Dr Lee', 'ANNA DR LEE'],
    ['Jr Smith', 'JR SMITH'],
    ['Neymar Júnior', 'NEYMAR JUNIOR'],
  ])('%s holds no title where titles stand', (raw, text) => {
    expect(textOf(spellName(raw))).toBe(text);
    expect(leftOutOf(spellName(raw))).toEqual([]);
  });

  test.each(['Dr', 'Miss', 'Jr.'])('%s alone is a name: something must be left to count', (raw) => {
    expect(textOf(spellName(raw))).toBe(raw.replace('.', '').toUpperCase());
  });

  test.each(['', '   ', '123', '🙂❤️', '...', "'", '—', '½', '\u0301', '\uD800', 'ь'])(
    '%j has no letters',
    (raw) => {
      expect(spellName(raw)).toEqual({ ok: false, error: 'no-letters' });
    },
  );
});

describe('a script that leaves sounds untold', () => {
  test.each(['محمد عبد الله', '山田太郎', '김민준', 'दीपिका', 'Miriam מרים'])(
    '%s is never counted by guess',
    (raw) => {
      for (const speller of [spellName, spellEditedName, spellBusinessName])
        expect(speller(raw)).toEqual({ ok: false, error: 'untold-sounds' });
    },
  );
});

describe('an edited spelling', () => {
  test('counts every word its owner wrote', () => {
    expect(textOf(spellEditedName('DR ANNA II'))).toBe('DR ANNA II');
  });

  test('is cleaned like any other name', () => {
    expect(textOf(spellEditedName('djordje łee'))).toBe('DJORDJE LEE');
    expect(textOf(spellEditedName(' 12 '))).toBe('no-letters');
  });
});

describe('a business name', () => {
  test.each([
    ['Apple', 'APPLE', []],
    ['Apple Ltd.', 'APPLE', ['Ltd.']],
    ['Apple Inc', 'APPLE', ['Inc']],
    ['Dr Martens L.L.C.', 'DR MARTENS', ['L.L.C.']],
    ['Moda S.A.', 'MODA', ['S.A.']],
    ['Müller & Söhne GmbH & Co. KG', 'MULLER SOHNE', ['GmbH', 'Co.', 'KG']],
    ['Sol, Unipessoal Lda.', 'SOL', ['Unipessoal', 'Lda.']],
    ['Co Working', 'CO WORKING', []],
    ['Limited', 'LIMITED', []],
  ])('%s is counted as %s', (raw, text, forms) => {
    const reading = spellBusinessName(raw);
    expect(textOf(reading)).toBe(text);
    expect(leftOutOf(reading)).toEqual(forms.map((form) => [form, 'legal-form']));
  });

  test('counts its legal form if its owner wants', () => {
    expect(textOf(spellBusinessName('Apple Ltd.', { countLegalForm: true }))).toBe('APPLE LTD');
  });
});

describe('any Unicode string', () => {
  const spellers = { spellName, spellEditedName, spellBusinessName };
  const anyInput = fc.oneof(
    anyText({ maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    // Lone surrogates too, which the others leave out.
    fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
      .map((units) => String.fromCharCode(...units)),
  );

  test.each(Object.entries(spellers))('%s gives A-Z words or says why there are none', (_, speller) => {
    fc.assert(
      fc.property(anyInput, (raw) => {
        const reading = speller(raw);
        if (!reading.ok) {
          expect(reading.error).toBe(asksForPassport(raw) ? 'untold-sounds' : 'no-letters');
          return;
        }
        const { spelling } = reading;
        expect(spelling.name.length).toBeGreaterThan(0);
        for (const word of spelling.name) expect(word).toMatch(/^[A-Z]+$/);
        for (const { spelled, changes } of spelling.words) {
          for (const { to, at } of changes) expect(spelled.slice(at, at + to.length)).toBe(to);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('a calculation spelling, spelled again, stays as it is', () => {
    fc.assert(
      fc.property(anyInput, (raw) => {
        const reading = spellName(raw);
        fc.pre(reading.ok);
        const again = spellEditedName(reading.spelling.text);
        expect(textOf(again)).toBe(reading.spelling.text);
        expect(again.ok && again.spelling.words.every(({ changes }) => changes.length === 0)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('every letter of every script is spelled or listed as having no equivalent', () => {
    const lost: string[] = [];
    for (let code = 0x41; code < 0x3_0000; code++) {
      const letter = String.fromCodePoint(code).normalize('NFC');
      if (!/\p{L}/u.test(letter) || /[ʼʻʹʾʿ]/u.test(letter) || asksForPassport(letter)) continue;
      const reading = spellEditedName(`A${letter}`);
      const word = reading.ok ? reading.spelling.words[0] : undefined;
      const accounted = word?.spelled !== 'A' || word.changes.length > 0;
      if (!accounted) lost.push(code.toString(16));
    }
    expect(lost).toEqual([]);
  });
});
