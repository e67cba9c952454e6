import { data, redirect } from 'react-router';
import { DomainError, type ErrorCode } from '../domain/errors.ts';
import { type Limit, takeHit } from '../domain/identity/index.ts';
import type { Services } from '../domain/services.ts';

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

/** `code`: where a page answers differently to it. */
export type Problem = { message: string; fields: Record<string, string>; code?: string };

/** For loaders: a refusal of the business becomes a page with the right status. */
export async function orRefuse<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DomainError) throw new Response(error.message, { status: statuses[error.code] });
    throw error;
  }
}

/** The same for a file: whoever has to sign in again is led there and back. */
export async function orSignInAgain<T>(request: Request, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'sign_in_again')
      return orRefuse(Promise.reject(error));
    const { pathname, search } = new URL(request.url);
    throw redirect(`/login/again?${new URLSearchParams({ to: pathname + search })}`);
  }
}

/**
 * For form actions: a refusal comes back as data, so that the form can show it where it was typed. What was
 * `typed` comes back in any case.
 */
export async function orProblem<T extends object, Typed extends object = object>(
  work: Promise<T>,
  typed = {} as Typed,
) {
  try {
    return data({ ...typed, ...(await work), problem: undefined });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { message, fields, code } = error;
    const problem: Problem = { message, fields, code };
    return data({ ...typed, problem }, { status: statuses[code] });
  }
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
  if (await takeHit(services, limit, who)) return;
  throw new DomainError('too_many', 'Too many tries. Please wait a few minutes and try again.');
}
