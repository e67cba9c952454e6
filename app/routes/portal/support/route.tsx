import { Outlet, useNavigate, useSearchParams } from 'react-router';
import { z } from 'zod';
import { readCursor } from '../../../../domain/page-cursor.ts';
import { openOwnTicket, readSupportCenter } from '../../../../domain/support/index.ts';
import { orProblem, refuseIfTooMany } from '../../../answer.server.ts';
import { PageHeading } from '../../../components/page-heading.tsx';
import { preserveInput } from '../../../components/preserve-input.ts';
import { ChatList } from '../../../components/support/chat-list.tsx';
import { TicketList } from '../../../components/support/ticket-list.tsx';
import { servicesOf } from '../../../context.ts';
import { memberContext } from '../../../middleware/member.ts';
import { formOf, line, parse, text } from '../../../parse.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import type { Route } from './+types/route';
import { SupportFigures } from './figures.tsx';
import { NewTicketDialog } from './new-ticket-dialog.tsx';
import { useSupportNews } from './use-support-news.ts';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Support Center' }];

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return readSupportCenter(servicesOf(context), {
    viewer: context.get(memberContext),
    ticketsBefore: readCursor(searchParams.get('tickets')),
    chatsBefore: readCursor(searchParams.get('chats')),
  });
}

const perHour = { name: 'open-ticket', max: 10, seconds: 3600 };
const newTicket = z.object({
  subject: line(120, 'Please say in a few words what it is about.'),
  description: text(5_000, 'Please describe it.'),
});

/** A file field that was left empty sends a file without a name. */
async function readUpload(field: FormDataEntryValue | null) {
  if (!(field instanceof File) || field.name === '') return undefined;
  return { name: field.name, bytes: await field.bytes() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const viewer = context.get(memberContext);
  const work = async () => {
    const form = await formOf(request, 'attachment');
    const ticket = parse(newTicket, Object.fromEntries(form));
    await refuseIfTooMany(services, perHour, viewer.id);
    return openOwnTicket(services, { viewer, ...ticket, upload: await readUpload(form.get('attachment')) });
  };
  return orProblem(work());
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveInput(serverAction);

export default function Support({ loaderData: { staff, figures, tickets, chats } }: Route.ComponentProps) {
  useSupportNews();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const tab = search.get('tab') === 'chats' ? 'chats' : 'tickets';
  return (
    <>
      <PageHeading
        title="Support Center"
        subtitle={
          staff ? 'Tickets and conversations of everybody' : 'Your questions to us, and what came of them'
        }
      >
        {!staff && <NewTicketDialog />}
      </PageHeading>
      <SupportFigures figures={figures} />
      <Tabs
        label="Support Center"
        value={tab}
        onValueChange={(value) =>
          navigate(value === 'chats' ? '?tab=chats' : '?', { preventScrollReset: true })
        }
        tabs={[
          {
            value: 'tickets',
            label: 'Support Tickets',
            content: <TicketList tickets={tickets} staff={staff} paged={search.has('tickets')} />,
          },
          {
            value: 'chats',
            label: 'Chat Conversations',
            content: <ChatList chats={chats} paged={search.has('chats')} />,
          },
        ]}
      />
      <Outlet />
    </>
  );
}
