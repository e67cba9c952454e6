import type { CoreNumber, Digit } from '../../content/meanings/index.ts';
import type { ReadsContent } from '../services.ts';

export const pageNumbers: CoreNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33];
export const digits: Digit[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

type Card<N> = { number: N; title: string; essence: string };
export type LifePathCard = Card<CoreNumber>;
export type YearCard = Card<Digit>;

export async function listLifePaths({ content }: ReadsContent): Promise<LifePathCard[]> {
  const { meaningOf } = content.current();
  return pageNumbers.map((number) => toCard(number, meaningOf('lifePath', number)));
}

export async function listPersonalYears({ content }: ReadsContent): Promise<YearCard[]> {
  const { meaningOf } = content.current();
  return digits.map((number) => toCard(number, meaningOf('personalYear', number)));
}

/** What each of the nine digits means in one of the quiz's three places. */
export async function listQuizMeanings(
  { content }: ReadsContent,
  { position }: { position: 'lifePath' | 'expression' | 'soulUrge' },
): Promise<YearCard[]> {
  const { meaningOf } = content.current();
  return digits.map((number) => toCard(number, meaningOf(position, number)));
}

function toCard<N>(number: N, { title, essence }: { title: string; essence: string }): Card<N> {
  return { number, title, essence };
}
