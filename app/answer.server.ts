import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  redirect,
} from 'react-router';
import { z } from 'zod';
import { DomainError, type ErrorCode } from '../domain/errors.ts';
import type { FormVerb } from '../domain/form-verb.ts';
import { countAgainstLimit, type Limit } from '../domain/identity/index.ts';
import type { Services } from '../domain/services.ts';
import { joinDatesOf } from '../shared/date-parts.ts';
import { servicesOf, type Visit, visitContext } from './context.ts';
import type { Answer, Problem } from './form-answer.ts';
import { type Member, memberContext } from './middleware/member.ts';
import { formOf, parse } from './parse.ts';

export type { Problem } from './form-answer.ts';

type Args = { request: Request; params: object; context: Readonly<RouterContextProvider> };

/** What every loader and action gets. */
export type Asked<A extends Args = ActionFunctionArgs> = {
  request: A['request'];
  params: A['params'];
  context: A['context'];
  services: Services;
  /** Who is signed in. Only below the portal and the office, where somebody is. */
  member: Member;
  visit: Visit;
  /** Of the answer: cookies, for example. */
  headers: Headers;
};

const asked = <A extends Args>({ request, params, context }: A): Asked<A> => ({
  request,
  params,
  context,
  services: servicesOf(context),
  get member() {
    return context.get(memberContext);
  },
  get visit() {
    return context.get(visitContext);
  },
  headers: new Headers(),
});

const statuses: Record<ErrorCode, number> = {
  invalid: 422,
  refused: 400,
  not_found: 404,
  conflict: 409,
  forbidden: 403,
  sign_in_again: 401,
  too_many: 429,
  unavailable: 503,
};

/** Of a refusal that no route caught: still a refusal, not our failure. */
export const refusalStatus = ({ code }: DomainError): number => statuses[code];

/** A loader: a refusal of the domain becomes a page with the right status. */
export function answerPage<A extends LoaderFunctionArgs, T>(work: (wish: Asked<A>) => T | Promise<T>) {
  return async (args: A): Promise<T> => {
    try {
      return await work(asked(args));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      throw new Response(error.message, { status: statuses[error.code] });
    }
  };
}

/** The same for a file: whoever has to sign in again is led there and back. */
export const answerFile = <A extends LoaderFunctionArgs, T>(work: (wish: Asked<A>) => T | Promise<T>) =>
  answerPage(async (wish: Asked<A>) => {
    try {
      return await work(wish);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'sign_in_again') throw error;
      const { pathname, search } = new URL(wish.request.url);
      throw redirect(`/login/again?${new URLSearchParams({ to: pathname + search })}`);
    }
  });

/** One change that a page offers: what its form sends, and what is done. `files` names the fields that hold files. */
export type Change<Name extends string = string, Done = unknown> = {
  schema: z.ZodObject;
  files: string[];
  work(wish: Asked, input: Record<string, unknown>): Promise<Done>;
  /** For the type checker alone: the fields that the form has to show. */
  names?: Name[];
};

type NamesOf<Schema extends z.ZodObject> = keyof Schema['shape'] & string;

/** A change by a verb that knows its form (domain/form-verb.ts); `whoOf` adds who asks, and about what. */
export const change = <
  Schema extends z.ZodObject,
  Who extends object,
  Given extends Who & object,
  Done,
  A extends ActionFunctionArgs,
>(
  verb: FormVerb<Schema, Who, Done>,
  whoOf: (wish: Asked<A>) => Given,
  files: string[] = [],
): Change<Exclude<NamesOf<Schema>, keyof Given>, Done> => ({
  schema: verb.schema,
  files,
  // The router calls an action with the arguments of its own route, and the verb reads what it is given.
  work: (wish, input) =>
    verb(wish.services, { ...input, ...whoOf(wish as Asked<A>) } as z.input<Schema> & Who),
});

/** For verbs of the office. */
export const byActor = ({ member }: Asked) => ({ actor: member });
/** For verbs of the portal. */
export const byMember = ({ member }: Asked) => ({ memberId: member.id });

/** The same change, so often for one member, or whoever `keyOf` names. What was mistyped does not count. */
export const limited = <Name extends string, Done>(
  limit: Limit,
  { work, ...wanted }: Change<Name, Done>,
  keyOf: (wish: Asked) => string = ({ member }) => member.id,
): Change<Name, Done> => ({
  ...wanted,
  async work(wish, input) {
    parse(wanted.schema, input);
    await refuseIfTooMany(wish.services, limit, keyOf(wish));
    return work(wish, input);
  },
});

/** The same change, and then something: a draft that is dropped, another page that is opened. */
export const after = <Name extends string, Done, A extends ActionFunctionArgs>(
  { work, ...wanted }: Change<Name, Done>,
  then: (wish: Asked<A>, done: Done) => Promise<unknown>,
): Change<Name, Done> => ({
  ...wanted,
  async work(wish, input) {
    const done = await work(wish, input);
    await then(wish as Asked<A>, done);
    return done;
  },
});

/** A change that is more than one verb. */
export const changeBy = <Schema extends z.ZodObject, Done, A extends ActionFunctionArgs>(
  schema: Schema,
  work: (wish: Asked<A>, input: z.output<Schema>) => Promise<Done>,
  files: string[] = [],
): Change<NamesOf<Schema>, Done> => ({
  schema,
  files,
  work: (wish, input) => work(wish as Asked<A>, parse(schema, input)),
});

type Changes = Record<string, Change>;

/** What the action answers, by the change that was asked for. The form of that change reads it (form-answer.ts). */
export type AnswersOf<C extends Changes> = {
  [Intent in keyof C & string]: C[Intent] extends Change<infer Name, infer Done>
    ? Answer<Intent, Name, Done extends object ? Done : object>
    : never;
}[keyof C & string];

/**
 * An action: the form's `intent` chooses the change, its schema reads the fields, and a refusal comes back as data, so that the
 * form shows it where it was typed. What was typed comes back too, for forms without JavaScript. `limit`: how often one
 * caller may try, counted before anything is read.
 */
export function answerForm<C extends Changes>(changes: C, { limit }: { limit?: Limit } = {}) {
  return async (args: ActionFunctionArgs) => {
    const files = Object.values(changes).flatMap((change) => change.files);
    const form = joinDatesOf(await formOf(args.request, ...files));
    // The button's, where a form has several.
    const intent = String(form.getAll('intent').at(-1) ?? Object.keys(changes)[0]);
    const wanted = Object.hasOwn(changes, intent) ? changes[intent] : undefined;
    if (!wanted) throw new Response('Unknown change', { status: 400 });
    const wish = asked(args);
    const { answer, status } = await answerTo(wanted, { intent, form, limit }, wish);
    return data(answer as AnswersOf<C>, { status, headers: wish.headers });
  };
}

type Sent = { intent: string; form: FormData; limit?: Limit };

async function answerTo({ schema, work }: Change, { intent, form, limit }: Sent, wish: Asked) {
  const typed = typedIn(schema, form);
  try {
    if (limit) await refuseIfTooMany(wish.services, limit, wish.visit.client);
    const done = await work(wish, inputOf(schema, form));
    return { answer: { intent, done: done ?? {}, typed }, status: 200 };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { answer: { intent, problem: problemOf(error), typed }, status: statuses[error.code] };
  }
}

/** What the page may show again. */
function typedIn(schema: z.ZodObject, form: FormData): Record<string, string> {
  const shows = (name: string) => {
    const one = fieldOf(schema, name.split('.')[0] ?? '');
    return one instanceof z.ZodType && one.meta()?.secret !== true;
  };
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' && shows(name) ? [[name, value]] : [])),
  );
}

const problemOf = ({ message, fields, code }: DomainError): Problem => ({ message, fields, code });

/**
 * The fields of a form as the schema wants them: `hours.monday` stands in `hours`, and what the schema calls a list holds
 * every value of that name. What the schema does not name goes no further: the verb would take it for something of the route's.
 */
function inputOf(schema: z.ZodObject, form: FormData): Record<string, unknown> {
  const { shape } = schema;
  const input: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const [head = name, ...rest] = name.split('.');
    const values = form.getAll(name);
    if (!fieldOf(schema, head)) continue;
    if (rest.length > 0) {
      const held = input[head];
      const group = typeof held === 'object' && held !== null ? held : {};
      input[head] = { ...group, [rest.join('.')]: values.at(-1) };
    } else input[name] = isList(shape[name]) ? values : values.at(-1);
  }
  for (const [name, one] of Object.entries(shape)) if (isList(one)) input[name] ??= [];
  return input;
}

/** Where fields depend on what a form is about, its schema takes others, too (`catchall`). */
function fieldOf({ shape, def }: z.ZodObject, name: string): unknown {
  if (Object.hasOwn(shape, name)) return shape[name];
  return name === 'intent' ? undefined : def.catchall;
}

function isList(schema: unknown): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return isList(schema.def.innerType);
  if (schema instanceof z.ZodPipe) return isList(schema.def.in);
  return schema instanceof z.ZodArray;
}

/** For /functions/v1: a JSON body in, a JSON answer out, refusals with their field errors. */
export function answerJson(request: Request, work: (body: unknown) => Promise<object>): Promise<Response> {
  return answerQuery(async () => {
    const body: unknown = await request.json().catch(() => {
      throw new DomainError('invalid', 'The request body must be JSON.');
    });
    return Response.json(await work(body));
  });
}

/** The same for what is asked without a body. */
export async function answerQuery(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { message, fields, code } = error;
    return Response.json({ error: message, code, fields }, { status: statuses[code] });
  }
}

/** Throws the refusal that an address (or another key) has used up a limit. */
export async function refuseIfTooMany(services: Services, limit: Limit, who: string): Promise<void> {
  if (await countAgainstLimit(services, limit, who)) return;
  throw new DomainError('too_many', 'Too many tries. Please wait a few minutes and try again.');
}
