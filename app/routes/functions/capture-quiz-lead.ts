import { answerJson } from '../../answer.ts';
import { acceptLead } from '../quiz/lead-intake.ts';
import type { Route } from './+types/capture-quiz-lead';

export function action({ request, context }: Route.ActionArgs) {
  return answerJson(request, async (body) => ({ ok: true, ...(await acceptLead(context, body)) }));
}
