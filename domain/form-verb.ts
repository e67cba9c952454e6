import type { z } from 'zod';
import { type DomainError, invalid } from './errors.ts';
import type { Deps } from './services.ts';

/** What a form or a call sent, as the schema wants it; otherwise the refusal that names each wrong field. */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input, { error: plainly });
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    const name = path.join('.');
    fields[name] ??= message;
    // The form shows it at `hours.monday`, or, where it has no such field, at `hours`.
    if (path.length > 1) fields[String(path[0])] ??= message;
  }
  throw invalid(fields);
}

/** Where a schema has no words of its own: the library's are for programmers. */
export const plainly: z.core.$ZodErrorMap = ({ code, input }) => {
  if (code === 'invalid_value') return 'Please choose one of these.';
  if (input === undefined || input === null || input === '') return 'Please fill this in.';
  if (code === 'too_big') return 'This is too much.';
  if (code === 'too_small') return 'This is too little.';
  return 'This does not fit here.';
};

type FieldErrors<Schema extends z.ZodType> = Partial<Record<keyof z.input<Schema> & string, string>>;

/** Refuses what was typed, by field. A field that the schema does not have does not compile: no form would show it. */
export type Refuse<Schema extends z.ZodType> = (fields: FieldErrors<Schema>) => DomainError;

/** A verb that carries the schema of what its form sends. `Who` comes from the route: who asks, and about what. */
export type FormVerb<Schema extends z.ZodObject, Who extends object, Answer> = {
  (services: Deps, input: z.input<Schema> & Who): Promise<Answer>;
  schema: Schema;
};

/** Which names there are is checked where it is called. */
const refuse = (fields: Partial<Record<string, string>>): DomainError =>
  invalid(Object.fromEntries(Object.entries(fields).map(([name, words]) => [name, words ?? ''])));

export function formVerb<Schema extends z.ZodObject, Who extends object, Answer>(
  schema: Schema,
  work: (services: Deps, input: z.output<Schema> & Who, refuse: Refuse<Schema>) => Promise<Answer>,
  /** Who may ask at all: before anything is said about what was typed. */
  allow: (who: Who) => void = () => {},
): FormVerb<Schema, Who, Answer> {
  const verb = async (services: Deps, input: z.input<Schema> & Who) => {
    allow(input);
    return work(services, { ...input, ...parse(schema, input) }, refuse);
  };
  return Object.assign(verb, { schema });
}

/** Makes verbs for one kind of asker: `formVerbsFor<{ viewer: Viewer }>()(schema, work)`. */
export const formVerbsFor =
  <Who extends object>(allow?: (who: Who) => void) =>
  <Schema extends z.ZodObject, Answer>(
    schema: Schema,
    work: (services: Deps, input: z.output<Schema> & Who, refuse: Refuse<Schema>) => Promise<Answer>,
  ): FormVerb<Schema, Who, Answer> =>
    formVerb(schema, work, allow);

/** What a member does with her own things. */
export const memberVerb = formVerbsFor<{ memberId: string }>();
