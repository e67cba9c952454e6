import { z } from 'zod';
import { figure } from './figures.ts';
import { centsFrom } from './money.ts';
import { NAME_LENGTH, nameProblem, tidyName } from './name-problem.ts';

/** One line of text: control characters cannot reach a mail header or the database. */
export const line = (max: number, missing: string) =>
  z
    .string({ error: missing })
    .transform((text) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .pipe(z.string().min(1, missing).max(max, `Please use at most ${max} characters.`));

/** Several lines; line breaks and tabs stay. */
export const text = (max: number, missing: string) =>
  z
    .string({ error: missing })
    .transform((written) =>
      written
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]+/gu, '')
        .trim(),
    )
    .pipe(z.string().min(1, missing).max(max, `Please use at most ${max} characters.`));

/** What a page of ours wrote as JSON into a hidden field. */
export const fromJson = (unreadable: string) =>
  z
    .string()
    .max(500_000)
    .transform((written, check): unknown => {
      try {
        return JSON.parse(written);
      } catch {
        check.addIssue({ code: 'custom', message: unreadable });
        return z.NEVER;
      }
    });

/** The same by its schema; a call sends the value itself. */
export const inJson = <Schema extends z.ZodType>(schema: Schema, unreadable: string) =>
  z.union([fromJson(unreadable).pipe(schema), schema], unreadable);

const NOTICE = 'Please give the notice in hours, from 0 to 720.';
/** Typed in hours, such as 1,5, and stored in minutes; a number is minutes already. */
export const hoursOfNotice = z
  .union(
    [z.number(), z.string().transform((typed) => Math.round(Number(typed.replace(',', '.')) * 60))],
    NOTICE,
  )
  .pipe(z.int(NOTICE).min(0, NOTICE).max(43_200, NOTICE));

/** An optional line: left empty is left out. */
export const optionalLine = (max: number) =>
  z
    .string()
    .optional()
    .transform((written) => written?.replace(/[\p{Cc}\s]+/gu, ' ').trim() || undefined)
    .pipe(z.string().max(max, `Please use at most ${max} characters.`).optional());

/** Somebody's name, by the one rule for names. */
export const nameOr = (missing: string) =>
  line(NAME_LENGTH, missing)
    .transform(tidyName)
    .superRefine((name, check) => {
      const message = nameProblem(name);
      if (message) check.addIssue({ code: 'custom', message });
    });
export const personName = nameOr('Please write your name.');

/** A name that may be left out, or how a name is to be counted. */
export const optionalName = optionalLine(NAME_LENGTH).pipe(personName.optional());

const ADDRESS = 'Please give an e-mail address, such as maya@example.com.';
export const email = z
  .string({ error: ADDRESS })
  .trim()
  .toLowerCase()
  .pipe(z.email(ADDRESS).max(254, ADDRESS));

/** A calendar date as forms send it; whether it may be a birth date is the domain's business. */
export const calendarDate = line(10, 'Please give a date.');

/** A moment that a page of ours sent along; what is none is not on offer, and refused as that. */
export const moment = z.coerce.date().catch(new Date(Number.NaN));

/** A checkbox: a form sends 'on' or nothing, a call sends a boolean. */
export const ticked = z
  .union([z.boolean(), z.string()])
  .optional()
  .transform((value) => value === true || value === 'on' || value === 'true');

/** For a change that is asked for by a button alone. */
export const noFields = z.looseObject({});

/** What a button switches to. */
export const yesOrNo = z.union([z.boolean(), z.enum(['yes', 'no']).transform((said) => said === 'yes')]);

/** A field that may be left empty. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((typed) => (typed === '' || typed === null ? undefined : typed), schema.optional()).optional();

/** The same, stored as null: an empty field is no rule of its own. */
export const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess((typed) => (typed === '' || typed === undefined ? null : typed), schema.nullable())
    .default(null);

/** Where something can be met, watched or read. */
export const secureLink = z
  .string()
  .trim()
  .max(2_000, 'Please use at most 2,000 characters.')
  .pipe(z.url({ protocol: /^https$/, error: 'Please give a link that begins with https://' }));

/** A whole number as people type it. */
export const whole = (least: number, most: number, words: string) =>
  z.coerce.number(words).int(words).min(least, words).max(most, words);

/** '59', '59.50' or '59,50', in cents; a number is cents already. */
export const price = (words: string, most = 1_000_000) =>
  z.union([z.number(), z.string().transform((typed) => centsFrom(typed))], words).pipe(
    z
      .int(words)
      .min(0, words)
      .max(most, `A price up to ${figure(most / 100)}.`),
  );

/** A password, a code, a key: an answer never sends it back to the page. Spaces may be part of it. */
export const secret = z.string().max(200, 'That is too long.').default('').meta({ secret: true });
