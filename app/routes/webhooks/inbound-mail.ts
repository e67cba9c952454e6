import { invalid } from '../../../domain/errors.ts';
import { judgeMailSender, parsePostedMail, receiveMail } from '../../../domain/support/index.ts';
import { answerQuery } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import type { Route } from './+types/inbound-mail';

/** The server has judged the sender before it took the body (server/body-limits.ts); here it is judged again. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const sender = judgeMailSender(services.config, (name) => request.headers.get(name));
  if (sender === 'off') return Response.json({ error: 'Page not found' }, { status: 404 });
  if (sender === 'stranger') return Response.json({ error: 'Unknown sender.' }, { status: 403 });
  return answerQuery(async () => {
    const mail = request.body && (await parsePostedMail(request.body));
    if (!mail) throw invalid({ From: 'Please send From, To, MessageID and TextBody as JSON.' });
    return Response.json({ received: await receiveMail(services, mail) });
  });
}
