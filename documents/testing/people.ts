import anyAscii from 'any-ascii';
import { stageLabels, tradeKeys } from '../../content/business-trades.ts';
import { type CalendarDate, type Chart, coupleReading, daysInMonth } from '../../numerology/index.ts';
import { asksForPassport, chartOf, spellBusinessName } from '../../numerology/names/index.ts';
import { itemAt, keysOf } from '../../shared/records.ts';
import type { BusinessDocumentData, TradeName } from '../business/business.ts';
import type { CoupleDocumentData } from '../couples/couple.ts';

export interface Person {
  name: string;
  chart: Chart;
  issuedOn: CalendarDate;
}

/** A small generator with a seed, so that a person who breaks a page can be met again. */
export function seeded(seed: number): () => number {
  let state = seed % 2_147_483_647 || 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const ALPHABETS = [
  'abcdefghijklmnopqrstuvwxyz',
  'aeiouynlrst',
  'àâçéèêëïîôùüÿñøåßłđžš',
  'αβγδεζηθικλμνξοπρστυφχψω',
  'абвгдежзийклмнопрстуфхцчшщыэюя',
  'אבגדהוזחטיכלמנסעפצקרשת',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  '王小明李雪梅',
].map((letters) => [...letters]);
const ODDITIES = ['🌙', '👩‍🚀', '‏', '‮', '́', '<b>', '\\(', ' ', 'Dr.', "O'"];

function pick<T>(random: () => number, from: readonly T[]): T {
  return itemAt(from, Math.floor(random() * from.length));
}

function randomName(random: () => number): string {
  const alphabet = random() < 0.6 ? itemAt(ALPHABETS, 0) : pick(random, ALPHABETS);
  const words = 1 + Math.floor(random() * random() * 8);
  return Array.from({ length: words }, () => {
    const length = 1 + Math.floor(random() * random() * (random() < 0.03 ? 60 : 14));
    const letters = Array.from({ length }, () => pick(random, alphabet)).join('');
    return random() < 0.05 ? letters + pick(random, ODDITIES) : letters;
  })
    .join(' ')
    .slice(0, 120);
}

function randomDate(random: () => number, from: number, to: number): CalendarDate {
  const year = from + Math.floor(random() * (to - from + 1));
  const month = 1 + Math.floor(random() * 12);
  return { year, month, day: 1 + Math.floor(random() * daysInMonth(year, month)) };
}

/** Stands in for the passport's spelling, which only its owner could give us, and for a vowel where there is none. */
function passportSpelling(name: string): string | undefined {
  const spelled = asksForPassport(name) ? anyAscii(name) : name;
  if (!/[aeiouy]/i.test(anyAscii(name))) return `${spelled} A`;
  return spelled === name ? undefined : spelled;
}

export function randomPerson(random: () => number): Person {
  for (;;) {
    const name = randomName(random);
    const reading = chartOf({
      name,
      editedSpelling: passportSpelling(name),
      birthDate: randomDate(random, 1900, 2024),
      system: random() < 0.15 ? 'chaldean' : 'pythagorean',
    });
    if (reading.ok) return { name, chart: reading.numbers, issuedOn: randomDate(random, 2025, 2035) };
  }
}

export function person(
  name: string,
  birthDate: CalendarDate,
  issuedOn: CalendarDate = { year: 2026, month: 3, day: 14 },
): Person {
  const reading = chartOf({ name, editedSpelling: passportSpelling(name), birthDate, system: 'pythagorean' });
  if (!reading.ok) throw new Error(`No letters in ${name}`);
  return { name, chart: reading.numbers, issuedOn };
}

const inputOf = ({ name, birthDate, system }: Chart) => ({ name, birthDate, system });

function together(first: Person, second: Person): CoupleDocumentData {
  const reading = coupleReading({ first: inputOf(first.chart), second: inputOf(second.chart) });
  return { names: [first.name, second.name], reading, issuedOn: first.issuedOn };
}

export function couple(
  names: readonly [string, string],
  born: readonly [CalendarDate, CalendarDate],
  issuedOn?: CalendarDate,
): CoupleDocumentData {
  return together(person(names[0], born[0], issuedOn), person(names[1], born[1], issuedOn));
}

/** Two strangers; one in ten meets a namesake born on the same day, whose every pair is equal. */
export function randomCouple(random: () => number): CoupleDocumentData {
  const first = randomPerson(random);
  return together(first, random() < 0.1 ? first : randomPerson(random));
}

function tradeName(label: string): TradeName {
  const reading = spellBusinessName(passportSpelling(label) ?? label);
  if (!reading.ok) throw new Error(`No letters in ${label}`);
  return { label, name: reading.spelling.name };
}

export function business(owner: Person, labels: readonly [string, ...string[]]): BusinessDocumentData {
  const [first, ...others] = labels;
  return { ...owner, names: [tradeName(first), ...others.map(tradeName)] };
}

/** What its owner told of it, or nothing, as in orders that were not asked. */
function told(random: () => number): Pick<BusinessDocumentData, 'tradeKind' | 'stage'> {
  if (random() < 0.3) return {};
  return { tradeKind: pick(random, tradeKeys), stage: pick(random, keysOf(stageLabels)) };
}

/** One name or up to six, with a day in the past, a day to come, or none. */
export function randomBusiness(random: () => number): BusinessDocumentData {
  const owner = randomPerson(random);
  const others = Array.from({ length: Math.floor(random() * 6) }, () => randomPerson(random).name);
  const made = {
    ...business(owner, [randomPerson(random).name, ...others]),
    ...told(random),
    place: random() < 0.5 ? undefined : randomName(random).trim(),
  };
  return random() < 0.4 ? made : { ...made, launchDate: randomDate(random, 2005, 2037) };
}

/** Half of them have none; the others may be as long and as odd as a name. */
export const randomWish = (random: () => number): string | undefined =>
  random() < 0.5 ? undefined : randomName(random).trim();

/** None, a line or two, or a whole page without a full stop. */
const QUESTIONS = [
  'Is it time to leave my job?',
  'How do we talk about money without a quarrel? And who should keep the accounts?',
  'Should we move to the country with the children next year?',
  'What is my purpose, and why do I feel stuck?',
  'Will the name still fit when we sell coffee?',
  'When should I begin to write the book?',
  'Am I ill?',
  'Что дальше?',
];

export function randomQuestions(random: () => number): string {
  const lines = Math.floor(random() * random() * 9);
  return Array.from({ length: lines }, () =>
    random() < 0.4 ? 'Should I '.repeat(1 + Math.floor(random() * random() * 60)) : pick(random, QUESTIONS),
  ).join('\n');
}

const FIRST_NAMES =
  'Anna Ben Chloe Daniel Eva Felix Grace Hugo Ines Jonas Kate Leon Maria Noah Olivia Paul Rosa Samuel Tara Viktor Amelia Bruno Clara David Emily Frank Hannah Ivan Julia Karim Laura Marco Nadia Oscar Petra Ravi Sofia Tomasz Ursula Yusuf'.split(
    ' ',
  );
const LAST_NAMES =
  'Alvarez Bennett Costa Dubois Evans Fischer Garcia Hughes Ibrahim Jensen Kowalska Lopes Martin Novak Okafor Patel Quinn Rossi Schmidt Taylor Ueda Vogel Walsh Young Zimmer Andersson Brown Campbell Duarte Ferreira Green Hansen Jones Keller Lindberg Murphy Nolan Oliveira Price Silva'.split(
    ' ',
  );
const TRADES =
  'Bread Bloom Studio Harbour Lane Oven Thread Garden Press Clay Light Wool North Paper Kitchen Field Stone River House Table'.split(
    ' ',
  );
const TODAY = { year: 2026, month: 11, day: 15 };

/** An adult with a first name, perhaps a second, and a family name: whom a shop really meets. */
export function ordinaryPerson(random: () => number): Person {
  const given = Array.from({ length: random() < 0.4 ? 2 : 1 }, () => pick(random, FIRST_NAMES));
  const name = [...given, pick(random, LAST_NAMES)].join(' ');
  return person(name, randomDate(random, TODAY.year - 75, TODAY.year - 19), TODAY);
}

export function ordinaryCouple(random: () => number): CoupleDocumentData {
  return together(ordinaryPerson(random), ordinaryPerson(random));
}

export function ordinaryBusiness(random: () => number): BusinessDocumentData {
  const label = () => `${pick(random, TRADES)} ${pick(random, TRADES)}`;
  const made = {
    ...business(ordinaryPerson(random), [
      label(),
      ...Array.from({ length: Math.floor(random() * 4) }, label),
    ]),
    ...told(random),
  };
  return random() < 0.4 ? made : { ...made, launchDate: randomDate(random, 2015, 2028) };
}

/** Names that printers have choked on. */
export const UNUSUAL_NAMES = {
  'a name of 120 letters':
    'Wolfeschlegelstein Hausenberger Dorff Maximilian Alexander Theodor Emanuel Nepomuk Konstantin Balthasar Ferdinand',
  'a single word of 60 letters': 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  'forty initials': 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z A B C D E F G H I J K L M N',
  'one letter': 'A',
  'hardly a vowel': 'Ng Hm Y',
  Hebrew: 'מרים בת דוד',
  Arabic: 'محمد عبد الله الحسيني',
  Greek: 'Αθηνά Παπαδοπούλου',
  Cyrillic: 'Юлия Щукина-Ёлкина',
  Chinese: '王小明',
  Vietnamese: 'Nguyễn Thị Ánh Tuyết',
  emoji: 'Ada 👩‍🚀 Lovelace 🌙',
  'mixed directions': 'Miriam מרים Cohen محمد',
  'piled marks': `Z${'\u0310\u0311\u0312\u0313'.repeat(20)}alma Go`,
};
