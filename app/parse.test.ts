import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DomainError } from '../domain/errors.ts';
import { email, line, optionalLine, text, ticked } from '../shared/fields.ts';
import { parse } from './parse.ts';

const refused = (schema: z.ZodType, input: unknown) => {
  try {
    parse(schema, input);
    return {};
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.fields;
  }
};

describe('what a form sends', () => {
  test('a line is one line, whatever was in it', () => {
    expect(parse(line(20, 'missing'), '  Maya\r\nBcc:\u0000 x\t')).toBe('Maya Bcc: x');
    expect(refused(z.object({ name: line(3, 'missing') }), { name: ' \n ' })).toEqual({ name: 'missing' });
    expect(refused(z.object({ name: line(3, 'missing') }), {})).toEqual({ name: 'missing' });
    expect(refused(z.object({ name: line(3, 'missing') }), { name: 'four' }).name).toContain('at most 3');
  });

  test('a text keeps its lines and loses its control characters', () => {
    expect(parse(text(50, 'missing'), 'one\r\ntwo\u0007\rthree\u0000 ')).toBe('one\ntwo\nthree');
  });

  test('an address is one address, in small letters', () => {
    expect(parse(email, ' Maya@Example.test ')).toBe('maya@example.test');
    for (const wrong of [
      'maya',
      'a@b',
      'a@b.test,c@d.test',
      'a b@c.test',
      'a@b.test\nBcc: c@d.test',
      `${'a'.repeat(250)}@b.test`,
    ])
      expect(refused(z.object({ email }), { email: wrong })).toHaveProperty('email');
  });

  test('a box is ticked by a form and by a call, and nothing else', () => {
    expect(['on', 'true', true].map((value) => parse(ticked, value))).toEqual([true, true, true]);
    expect([undefined, '', 'off', false].map((value) => parse(ticked, value))).toEqual(Array(4).fill(false));
  });

  test('an optional line left empty is left out', () => {
    expect(parse(optionalLine(9), ' ')).toBeUndefined();
    expect(parse(optionalLine(9), ' a  b ')).toBe('a b');
  });
});
