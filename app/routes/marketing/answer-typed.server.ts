import type { RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import type { Services } from '../../../domain/services.ts';
import { orProblem, refuseIfTooMany } from '../../answer.server.ts';
import { servicesOf, visitContext } from '../../context.ts';
import { fieldsOf, parse } from '../../parse.ts';

type Asked = { request: Request; context: Readonly<RouterContextProvider> };
type Question<Typed, Answer> = {
  /** The name its limit has. */
  name: string;
  schema: z.ZodType<Typed>;
  read(services: Services, typed: Typed): Answer;
};

/** Answers the form of a free page. It is posted, so that no birth date stands in an address. */
export async function answerTyped<Typed, Answer>(
  { request, context }: Asked,
  { name, schema, read }: Question<Typed, Answer>,
) {
  const services = servicesOf(context);
  const typed = await fieldsOf(request);
  const answer = async () => {
    const limit = { name, max: 60, seconds: 600 };
    await refuseIfTooMany(services, limit, context.get(visitContext).client);
    return { answer: read(services, parse(schema, typed)) };
  };
  return orProblem(answer(), { typed });
}
