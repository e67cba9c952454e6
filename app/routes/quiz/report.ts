import { freeReportOf } from '../../../domain/readings/index.ts';
import { orRefuse, refuseIfTooMany } from '../../answer.server.ts';
import { servicesOf, visitContext } from '../../context.ts';
import { parseForm } from '../../parse.ts';
import type { Route } from './+types/report';
import { answersSchema } from './lead-intake.server.ts';

const limit = { name: 'quiz-report', max: 20, seconds: 3600 };

/** The free report, made from the answers in the form: it needs no lead, no link and no memory. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return orRefuse(
    (async () => {
      await refuseIfTooMany(services, limit, context.get(visitContext).client);
      const answers = await parseForm(answersSchema, request);
      const { filename, contentType, content } = await freeReportOf(services, answers);
      return new Response(new Uint8Array(content), {
        headers: {
          'content-type': contentType,
          'content-disposition': `attachment; filename="${filename}"`,
        },
      });
    })(),
  );
}
