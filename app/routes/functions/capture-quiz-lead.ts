import { fillProfileFromQuiz } from '../../../domain/readings/index.ts';
import { answerJson } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import { findMember } from '../../middleware/member.ts';
import { acceptLead } from '../quiz/lead-intake.server.ts';
import type { Route } from './+types/capture-quiz-lead';

export function action({ request, context }: Route.ActionArgs) {
  return answerJson(request, async (body) => {
    const captured = await acceptLead(context, body);
    const services = servicesOf(context);
    const member = await findMember(services, request);
    if (member) await fillProfileFromQuiz(services, { memberId: member.id, lead: captured.lead });
    return { ok: true, ...captured };
  });
}
