import { landing } from '../../content/landing.ts';
import { type CoreNumber, type Digit, type Meaning, positions } from '../../content/meanings/index.ts';
import { isDigit, singleDigit } from '../../numerology/index.ts';
import { itemAt } from '../../shared/lists.ts';
import { notFound } from '../errors.ts';
import type { ReadsContent } from '../services.ts';
import { listLifePaths, pageNumbers } from './list-numbers.ts';

const corePositions = ['expression', 'soulUrge', 'personality', 'birthday', 'maturity'] as const;

export type NumberPlace = { name: string; question: string; title: string; text: string };

export type NumberPage = {
  number: CoreNumber;
  /** The digit a master number is an intensified form of. */
  root?: Digit;
  previous: CoreNumber;
  next: CoreNumber;
  lifePath: Omit<Meaning, 'long'>;
  howItIsFound: string;
  places: NumberPlace[];
};

/** The meaning of one number in every place it can stand. The long readings stay in the reports. */
export async function readNumber(
  { content }: ReadsContent,
  { number }: { number: string },
): Promise<NumberPage> {
  const known = pageNumbers.find((candidate) => String(candidate) === number);
  if (!known) throw notFound('Number');
  const { meaningOf } = content.current();
  const at = pageNumbers.indexOf(known);
  const neighbour = (step: number) => itemAt(pageNumbers, (at + step) % pageNumbers.length);
  const { long: _forTheReport, ...lifePath } = meaningOf('lifePath', known);
  return {
    number: known,
    root: isDigit(known) ? undefined : singleDigit(known),
    previous: neighbour(-1),
    next: neighbour(1),
    lifePath,
    howItIsFound: positions.lifePath.howItIsFound,
    places: [
      ...corePositions.map((position) => place(position, meaningOf(position, known))),
      ...(isDigit(known) ? [place('personalYear', meaningOf('personalYear', known))] : []),
    ],
  };
}

function place(
  position: (typeof corePositions)[number] | 'personalYear',
  { title, short }: Meaning,
): NumberPlace {
  const { name, question } = positions[position];
  return { name, question, title, text: short };
}

/** The calculator's words and every number it can come to. */
export async function readNumbers(services: ReadsContent) {
  return { finder: landing.numberToday, lifePaths: await listLifePaths(services) };
}

export async function readNumberPage(services: ReadsContent, { number }: { number: string }) {
  const [page, numbers] = await Promise.all([readNumber(services, { number }), readNumbers(services)]);
  return { page, ...numbers };
}
