import { randomInt } from 'node:crypto';

/** Without the letters and digits that are taken for each other on paper. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const draw = (count: number) =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** For letters and forms, such as AN-7KQ4-M2XB. It tells nothing about how many others there are. */
export const newOrderNumber = (): string => `AN-${draw(4)}-${draw(4)}`;
