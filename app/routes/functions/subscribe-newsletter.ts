import { redirect } from 'react-router';
import { answerJson } from '../../answer.server.ts';
import { acceptSubscriber } from '../newsletter/accept-subscriber.server.ts';
import type { Route } from './+types/subscribe-newsletter';

const KEEP_METHOD_AND_BODY = 307;

export function action({ request, context }: Route.ActionArgs) {
  // A form without JavaScript wants a page for an answer: its browser sends it there once more.
  if (!request.headers.get('content-type')?.includes('json')) {
    return redirect('/newsletter', KEEP_METHOD_AND_BODY);
  }
  return answerJson(request, (body) => acceptSubscriber(context, body));
}
