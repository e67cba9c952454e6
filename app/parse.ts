import { z } from 'zod';
import { invalid } from '../domain/errors.ts';
import type { YChoice } from '../numerology/index.ts';
import { NAME_LENGTH, nameProblem, tidyName } from '../shared/name-problem.ts';

/** What a form or a call sent, as the schema wants it; otherwise the refusal that names each wrong field. */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw refusalOf(result.error);
}

function refusalOf({ issues }: z.ZodError) {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path.join('.')] ??= message;
  return invalid(fields);
}

/**
 * One of the changes that a page offers. A value that is wrong is refused in words, and what was typed stays; a change that
 * the page does not offer was not sent by it.
 */
export function parseChange<Schema extends z.ZodDiscriminatedUnion>(
  changes: Schema,
  input: Record<string, unknown>,
): z.output<Schema> {
  const result = changes.safeParse(input);
  if (result.success) return result.data;
  const isUnknown = result.error.issues.some(({ code }) => code === 'invalid_union');
  throw isUnknown ? new Response('Unknown change', { status: 400 }) : refusalOf(result.error);
}

export async function parseForm<Schema extends z.ZodType>(
  schema: Schema,
  request: Request,
): Promise<z.output<Schema>> {
  return parse(schema, await fieldsOf(request));
}

/**
 * The one place where forms are read. Fields hold text; a file may come in those named here. Anything else was not sent
 * by a page of ours, and code behind this line need not think of it.
 */
export async function formOf(request: Request, ...fileFields: string[]): Promise<FormData> {
  const form = await request.formData();
  for (const [name, value] of form) {
    if (typeof value === 'string' || fileFields.includes(name)) continue;
    throw new Response('This form takes words, and a file was sent.', { status: 400 });
  }
  return form;
}

/** A form as its fields; of a field that comes twice, the last. */
export async function fieldsOf(request: Request): Promise<Record<string, string>> {
  return Object.fromEntries([...(await formOf(request))].map(([name, value]) => [name, String(value)]));
}

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

const NOTICE = 'Please give the notice in hours, from 0 to 720.';
/** Typed in hours, such as 1,5, and stored in minutes. */
export const hoursOfNotice = z
  .string()
  .transform((typed) => Math.round(Number(typed.replace(',', '.')) * 60))
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

/** A checkbox: a form sends 'on' or nothing, a call sends a boolean. */
export const ticked = z
  .union([z.boolean(), z.string()])
  .optional()
  .transform((value) => value === true || value === 'on' || value === 'true');

/** Which Ys of a name sound otherwise than by rule, as the form sends them: "0.2.vowel". */
export const yChoices = z
  .array(z.string())
  .max(40)
  .transform((texts) =>
    texts.flatMap((text): YChoice[] => {
      const [, word, letter, as] = /^(\d{1,2})\.(\d{1,2})\.(vowel|consonant)$/.exec(text) ?? [];
      return as === 'vowel' || as === 'consonant' ? [{ word: Number(word), letter: Number(letter), as }] : [];
    }),
  );
