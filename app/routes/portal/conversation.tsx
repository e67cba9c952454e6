import { useNavigate } from 'react-router';
import { isStaff } from '../../../domain/identity/index.ts';
import { readChatWithTicket } from '../../../domain/support/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { LocalTime } from '../../components/local-time.tsx';
import { ChatStatus, Thread } from '../../components/support/tickets.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import type { Route } from './+types/conversation';

export const meta: Route.MetaFunction = () => [{ title: 'Chat conversation' }];

export const loader = answerPage(
  async ({ params: { conversationId }, services, member: viewer }: Asked<Route.LoaderArgs>) => {
    const chat = await readChatWithTicket(services, { viewer, conversationId });
    return { ...chat, reader: isStaff(viewer) ? ('staff' as const) : ('customer' as const) };
  },
);

export default function Conversation({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { title, status, escalationReason, createdAt, email, thread, reader, ticketId } = loaderData;
  return (
    <SidePanel
      title={title}
      onClose={() => navigate('/portal/support?tab=chats', { preventScrollReset: true })}
      description={
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-fine text-quiet">
          <ChatStatus status={status} />
          {escalationReason && <span>{escalationReason}</span>}
          {email && <span className="break-all">{email}</span>}
          <LocalTime at={createdAt} />
        </p>
      }
    >
      <div className="min-h-0 flex-1 overflow-y-auto px-5 py-6 sm:px-7">
        <Thread thread={thread} reader={reader} />
      </div>
      {ticketId && (
        <div className="border-t border-rule bg-paper px-5 py-4 sm:px-7">
          <ButtonLink to={`/portal/support/${ticketId}`} preventScrollReset>
            {reader === 'staff' ? 'Answer in the ticket' : 'Open the ticket'}
          </ButtonLink>
        </div>
      )}
    </SidePanel>
  );
}
