import { useNavigate } from 'react-router';
import { z } from 'zod';
import {
  addNote,
  answerTicket,
  moveTicket,
  readTicket,
  setPriority,
} from '../../../../domain/support/index.ts';
import { orProblem, orRefuse, refuseIfTooMany } from '../../../answer.server.ts';
import { LocalTime } from '../../../components/local-time.tsx';
import { preserveInput } from '../../../components/preserve-input.ts';
import { Thread } from '../../../components/support/thread.tsx';
import { MoveButton } from '../../../components/support/ticket-list.tsx';
import { CareMark, PriorityMark, StatusMark } from '../../../components/support/ticket-marks.tsx';
import { servicesOf } from '../../../context.ts';
import { memberContext } from '../../../middleware/member.ts';
import { parseForm, text } from '../../../parse.ts';
import { SidePanel } from '../../../ui/side-panel.tsx';
import type { Route } from './+types/route';
import { AnswerBox } from './answer-box.tsx';
import { Attachments } from './attachments.tsx';
import { CustomerCard } from './customer-card.tsx';
import { PrioritySelect } from './priority-select.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.subject ?? 'Support Center' },
];

export function loader({ params, context }: Route.LoaderArgs) {
  const viewer = context.get(memberContext);
  return orRefuse(readTicket(servicesOf(context), { viewer, ticketId: params.ticketId }));
}

const perHour = { name: 'answer-ticket', max: 60, seconds: 3600 };
const content = text(5_000, 'Please write something first.');
const change = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('answer'), content }),
  z.object({ intent: z.literal('note'), content }),
  z.object({ intent: z.literal('move'), to: z.enum(['in_progress', 'resolved', 'closed']) }),
  z.object({ intent: z.literal('priority'), priority: z.enum(['low', 'medium', 'high', 'urgent']) }),
]);

export async function action({ request, params: { ticketId }, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const viewer = context.get(memberContext);
  const work = async () => {
    const wish = await parseForm(change, request);
    switch (wish.intent) {
      case 'answer':
        await refuseIfTooMany(services, perHour, viewer.id);
        return answerTicket(services, { viewer, ticketId, content: wish.content });
      case 'note':
        return addNote(services, { viewer, ticketId, content: wish.content });
      case 'move':
        return moveTicket(services, { viewer, ticketId, to: wish.to });
      case 'priority':
        return setPriority(services, { viewer, ticketId, priority: wish.priority });
    }
  };
  return orProblem(work());
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveInput(serverAction);

export default function Ticket({ loaderData: ticket }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { id, subject, status, priority, createdAt, thread, attachments, customer, care } = ticket;
  const staff = customer !== undefined;
  return (
    <SidePanel
      title={subject}
      onClose={() => navigate('/portal/support', { preventScrollReset: true })}
      description={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-fine text-quiet">
          {care && <CareMark severity={care} />}
          <StatusMark status={status} />
          {staff ? (
            <PrioritySelect ticketId={id} priority={priority} />
          ) : (
            <PriorityMark priority={priority} />
          )}
          <LocalTime at={createdAt} />
          {staff && <MoveButton ticket={ticket} />}
        </div>
      }
    >
      {customer && <CustomerCard customer={customer} />}
      <div className="min-h-0 flex-1 overflow-y-auto px-5 py-6 sm:px-7">
        <Thread thread={thread} reader={staff ? 'staff' : 'customer'} />
        <Attachments attachments={attachments} />
      </div>
      <div className="border-t border-rule bg-paper px-5 py-4 sm:px-7">
        <AnswerBox ticketId={id} staff={staff} customerName={customer?.name} />
      </div>
    </SidePanel>
  );
}
