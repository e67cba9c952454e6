import { z } from 'zod';
import { line, optionalLine, text, ticked } from '../../../shared/fields.ts';
import { centsFrom } from '../../../shared/money.ts';
import { instantOf } from '../../../shared/wall-time.ts';
import { parse } from '../../parse.ts';

const whole = z.coerce.number('A whole number.');

const rules = z.object({
  title: line(120, 'Please give it a title.'),
  description: text(5_000, 'Please say what it is about.'),
  startsAt: z.string().default(''),
  minutes: whole,
  price: z.string().default(''),
  seats: whole,
  meetingLink: optionalLine(2_000),
  isPublic: ticked,
});

/** What the form of an event says. Its time is typed as the practitioner's clock shows it. */
export function eventRulesIn(typed: Record<string, string>, zone: string) {
  const { startsAt, price, ...rest } = parse(rules, typed);
  const [date = '', time = ''] = startsAt.split('T');
  return {
    ...rest,
    startsAt: instantOf(date, time.slice(0, 5), zone) ?? new Date(Number.NaN),
    priceCents: centsFrom(price),
  };
}
