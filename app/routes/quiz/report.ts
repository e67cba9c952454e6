import { freeReportFromAnswers } from '../../../domain/readings/index.ts';
import { type Asked, answerPage, refuseIfTooMany } from '../../answer.server.ts';
import { parseForm } from '../../parse.ts';
import type { Route } from './+types/report';
import { answersSchema } from './lead-intake.server.ts';

const limit = { name: 'quiz-report', max: 20, seconds: 3600 };

/** The free report, made from the answers in the form: it needs no lead, no link and no memory. */
export const action = answerPage(async ({ request, services, visit }: Asked<Route.ActionArgs>) => {
  await refuseIfTooMany(services, limit, visit.client);
  const answers = await parseForm(answersSchema, request);
  const { filename, contentType, content } = await freeReportFromAnswers(services, answers);
  return new Response(new Uint8Array(content), {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${filename}"`,
    },
  });
});
