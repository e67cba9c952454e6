import { expect, test } from 'vitest';
import { LONGEST_WISH } from '../wish.ts';
import { calledName, wishedName } from './words.ts';

test.each([
  ['Maya Ngozi Okafor', 'Maya'],
  ['Dr. Maya Okafor', 'Maya'],
  ['maya okafor', 'Maya'],
  ["D'Arcy Bell", "D'Arcy"],
  ['MARIA LOPEZ', 'Maria'],
  ["D'ARCY BELL", "D'Arcy"],
  ['ANNE-MARIE DUPONT', 'Anne-Marie'],
  ['McKenzie Ross', 'McKenzie'],
  ['JoAnn Ellis', 'JoAnn'],
  ['JJ Abara', 'JJ'],
  ['Madonna', 'Madonna'],
  ['Łukasz Nowak', 'Łukasz'],
  ['K. Ellis', 'Ellis'],
  ['A Ellis', null],
  ['محمد عبد الله', null],
  ['Llanfairpwllgwyngyll Jones', null],
])('the first name of “%s” is %s', (name, called) => {
  expect(calledName(name)).toBe(called);
});

test.each([
  ['Maya', 'Maya'],
  ['maya', 'maya'],
  ['JJ', 'JJ'],
  ['Mrs Okafor', 'Mrs Okafor'],
  ['Αθηνά', 'Αθηνά'],
  ['Maya 🌙', 'Maya'],
  ['محمد', null],
  ['小明', null],
  ['🌙', null],
  ['x'.repeat(LONGEST_WISH), 'x'.repeat(LONGEST_WISH)],
  ['x'.repeat(LONGEST_WISH + 1), null],
])('whoever asks for “%s” is called %s', (wish, called) => {
  expect(wishedName(wish)).toBe(called);
});
