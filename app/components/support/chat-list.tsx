import { Link } from 'react-router';
import type { ConversationCard } from '../../../domain/support/index.ts';
import { Badge } from '../../ui/badge.tsx';
import { LocalTime } from '../local-time.tsx';
import { ScrollList } from './scroll-list.tsx';

type Props = { chats: { cards: ConversationCard[]; older?: string }; paged: boolean };

export function ChatList({ chats: { cards, older }, paged }: Props) {
  return (
    <ScrollList
      label="Chat Conversations"
      older={older && `?tab=chats&chats=${older}`}
      newest={paged ? '?tab=chats' : undefined}
      empty="No conversations yet."
    >
      {cards.map((chat) => (
        <ChatRow key={chat.id} chat={chat} />
      ))}
    </ScrollList>
  );
}

function ChatRow({
  chat: { id, title, status, escalationReason, numbers, createdAt },
}: {
  chat: ConversationCard;
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="font-sans text-[1.0625rem] font-semibold">
          <Link
            to={`chats/${id}?tab=chats`}
            preventScrollReset
            className="break-words no-underline hover:underline"
          >
            {title}
          </Link>
        </h3>
        {escalationReason && <p className="text-fine text-quiet">{escalationReason}</p>}
        <p className="mt-1 flex flex-wrap gap-x-4 text-fine text-quiet">
          <LocalTime at={createdAt} />
          {numbers && (
            <span>
              Life Path {numbers.lifePath} · Expression {numbers.expression} · Soul Urge {numbers.soulUrge}
            </span>
          )}
        </p>
      </div>
      <ChatStatus status={status} />
    </li>
  );
}

export function ChatStatus({ status }: { status: ConversationCard['status'] }) {
  return <Badge look={status === 'escalated' ? 'destructive' : 'default'}>{status}</Badge>;
}
