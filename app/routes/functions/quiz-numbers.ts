import { calculateQuizResult } from '../../../domain/readings/index.ts';
import { answerJson, refuseIfTooMany } from '../../answer.server.ts';
import { servicesOf, visitContext } from '../../context.ts';
import { parse } from '../../parse.ts';
import { answersSchema } from '../quiz/lead-intake.server.ts';
import type { Route } from './+types/quiz-numbers';

const limit = { name: 'quiz-numbers', max: 60, seconds: 600 };

/** The numbers with their working. Nothing is kept. */
export function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answerJson(request, async (body) => {
    await refuseIfTooMany(services, limit, context.get(visitContext).client);
    return calculateQuizResult(services, parse(answersSchema, body));
  });
}
