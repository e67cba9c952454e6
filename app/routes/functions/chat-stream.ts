import { DomainError } from '../../../domain/errors.ts';
import { liveConversationTopic, readOwnChat } from '../../../domain/support/index.ts';
import { type Asked, answerPage, answerQuery, refuseIfTooMany } from '../../answer.server.ts';
import { eventStream } from '../../event-stream.ts';
import type { Route } from './+types/chat-stream';
import { visitorOfHeaders } from './chat-visitor.ts';

const opening = { name: 'chat-stream', max: 60, seconds: 60 };
/** Tabs of one visitor. */
const MOST_STREAMS = 8;

/** News of one's own conversation: what a person of ours writes appears without a reload. */
export const loader = answerPage(async ({ request, services, visit, context }: Asked<Route.LoaderArgs>) => {
  return answerQuery(async () => {
    await refuseIfTooMany(services, opening, visit.client);
    const visitor = await visitorOfHeaders({ request, context });
    const { conversationId } = await readOwnChat(services, { visitor, after: Number.MAX_SAFE_INTEGER });
    const topic = liveConversationTopic(conversationId);
    if (services.live.listening(topic) >= MOST_STREAMS) {
      throw new DomainError('too_many', 'This conversation is open in too many windows.');
    }
    let after = Number(new URL(request.url).searchParams.get('after')) || 0;
    let told = '';
    return eventStream(services, {
      topic,
      async read() {
        const { messages, ...state } = await readOwnChat(services, { visitor, after });
        after = messages.at(-1)?.id ?? after;
        const changed = JSON.stringify(state) !== told;
        told = JSON.stringify(state);
        return changed || messages.length > 0 ? { ...state, messages } : undefined;
      },
    });
  });
});
