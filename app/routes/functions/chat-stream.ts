import { DomainError } from '../../../domain/errors.ts';
import { conversationTopic, readConversation } from '../../../domain/support/index.ts';
import { answerQuery, refuseIfTooMany } from '../../answer.server.ts';
import { servicesOf, visitContext } from '../../context.ts';
import { eventStream } from '../../event-stream.ts';
import type { Route } from './+types/chat-stream';
import { visitorOfHeaders } from './chat-visitor.ts';

const opening = { name: 'chat-stream', max: 60, seconds: 60 };
/** Tabs of one visitor. */
const MOST_STREAMS = 8;

/** News of one's own conversation: what a person of ours writes appears without a reload. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  return answerQuery(async () => {
    await refuseIfTooMany(services, opening, context.get(visitContext).client);
    const visitor = await visitorOfHeaders({ request, context });
    const { conversationId } = await readConversation(services, { visitor, after: Number.MAX_SAFE_INTEGER });
    const topic = conversationTopic(conversationId);
    if (services.live.listening(topic) >= MOST_STREAMS) {
      throw new DomainError('too_many', 'This conversation is open in too many windows.');
    }
    let after = Number(new URL(request.url).searchParams.get('after')) || 0;
    let told = '';
    return eventStream(services, {
      topic,
      async read() {
        const { messages, ...state } = await readConversation(services, { visitor, after });
        after = messages.at(-1)?.id ?? after;
        const changed = JSON.stringify(state) !== told;
        told = JSON.stringify(state);
        return changed || messages.length > 0 ? { ...state, messages } : undefined;
      },
    });
  });
}
