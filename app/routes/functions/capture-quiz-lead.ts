import { answerJson } from '../../answer.server.ts';
import { acceptLead } from '../quiz/lead-intake.server.ts';
import type { Route } from './+types/capture-quiz-lead';

export function action({ request, context }: Route.ActionArgs) {
  return answerJson(request, async (body) => ({ ok: true, ...(await acceptLead(context, body)) }));
}
