import { describe, expect, test } from 'vitest';
import { lifePath } from './cycles.ts';
import { bridges, expression, maturity, personality, soulUrge, valueName } from './name-numbers.ts';

const hancock = valueName(['THOMAS', 'JOHN', 'HANCOCK']);
const born = { year: 1949, month: 5, day: 15 };
const numbers = {
  lifePath: lifePath(born),
  expression: expression(hancock),
  soulUrge: soulUrge(hancock),
  personality: personality(hancock),
};

describe('maturity', () => {
  test('adds life path and expression', () => {
    const result = maturity(numbers.lifePath, numbers.expression);
    expect(result).toMatchObject({ value: 5, compound: '14/5', method: { letters: 'pythagorean' } });
    expect(result.working.terms.map(({ label, value }) => [label, value])).toEqual([
      ['life-path', 7],
      ['expression', 7],
    ]);
  });

  test('takes master numbers as they are: 11 and 22 make 33', () => {
    const eleven = lifePath({ year: 1940, month: 3, day: 12 });
    const twentyTwo = expression(valueName(['THOMAS']));
    expect(maturity(eleven, twentyTwo)).toMatchObject({ value: 33, master: 33, digit: 6 });
  });
});

describe('bridges', () => {
  test('are the distances between single digits, the classic pairs first', () => {
    expect(bridges(numbers).map(({ between, number }) => [...between, number.value])).toEqual([
      ['life-path', 'expression', 0],
      ['soul-urge', 'personality', 3],
      ['life-path', 'soul-urge', 5],
      ['life-path', 'personality', 2],
      ['expression', 'soul-urge', 5],
      ['expression', 'personality', 2],
    ]);
  });

  test('a master number is measured as its digit, which the working shows', () => {
    const eleven = lifePath({ year: 1940, month: 3, day: 12 });
    const [first] = bridges({ ...numbers, lifePath: eleven });
    expect(first?.number.value).toBe(5);
    expect(first?.number.working.terms[0]).toEqual({
      label: 'life-path',
      source: 11,
      steps: [11, 2],
      value: 2,
    });
  });
});
