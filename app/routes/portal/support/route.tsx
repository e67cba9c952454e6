import { useState } from 'react';
import { Outlet, useNavigate, useSearchParams } from 'react-router';
import { readCursor } from '../../../../domain/page-cursor.ts';
import { openTicketAsMember, readSupportCenter } from '../../../../domain/support/index.ts';
import { type Asked, answerForm, answerPage, change, limited } from '../../../answer.server.ts';
import { formFor } from '../../../components/action-form.tsx';
import { FigureCards } from '../../../components/figure-cards.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { ChatList, TicketList } from '../../../components/support/tickets.tsx';
import { useNews } from '../../../components/use-news.ts';
import { useSite } from '../../../page-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, TextArea } from '../../../ui/field.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import type { Route } from './+types/route';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Support Center' }];

export const loader = answerPage(({ request, services, member }: Asked<Route.LoaderArgs>) => {
  const { searchParams } = new URL(request.url);
  return readSupportCenter(services, {
    viewer: member,
    ticketsBefore: readCursor(searchParams.get('tickets')),
    chatsBefore: readCursor(searchParams.get('chats')),
  });
});

const perHour = { name: 'open-ticket', max: 10, seconds: 3600 };

export const action = answerForm({
  open: limited(
    perHour,
    change(openTicketAsMember, ({ member }) => ({ viewer: member }), ['attachment']),
  ),
});

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

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

/** Brings the page up to date whenever somebody has written or moved something. */
const useSupportNews = () => useNews('/functions/v1/support-stream');

type Figures = { total: number; open: number; escalated: number; responseSeconds?: number };

/** Said while nothing has been measured; a practice's own promise instead, where it has made one. */
const TARGET = '2.5h';

function writeResponse(seconds: number): string {
  const hours = seconds / 3600;
  if (hours >= 0.1) return `${hours.toFixed(1)}h`;
  return `${Math.max(1, Math.round(seconds / 60))} min`;
}

function SupportFigures({ figures: { total, open, escalated, responseSeconds } }: { figures: Figures }) {
  const measured = responseSeconds !== undefined;
  const { answerHours } = useSite();
  const cards = [
    { label: 'Total Tickets', value: total },
    { label: 'Open Tickets', value: open },
    { label: 'Escalated Chats', value: escalated, note: 'from the chat assistant' },
    {
      label: 'Avg Response',
      value: measured ? writeResponse(responseSeconds) : answerHours ? `${answerHours}h` : TARGET,
      note: measured ? 'first message to first answer' : 'our target: nothing measured yet',
    },
  ];
  return <FigureCards figures={cards} />;
}

const Form = formFor<typeof action>();

function NewTicketDialog() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      title="Open a ticket"
      description="A person reads it and answers here and by e-mail."
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>New ticket</Button>}
    >
      <Form
        intent="open"
        action="/portal/support"
        files
        submit="Send"
        done={{ title: 'Ticket opened', description: 'A person will answer here and by e-mail.' }}
        onDone={() => setOpen(false)}
        fields={(field) => ({
          subject: <Field label="Subject" maxLength={120} required {...field.subject} />,
          description: (
            <TextArea label="What is it about?" rows={6} maxLength={5000} required {...field.description} />
          ),
          attachment: (
            <Field
              label="A file, if it helps"
              hint="An image or a PDF, at most 5 MB"
              type="file"
              accept="image/png,image/jpeg,image/gif,application/pdf"
              {...field.attachment}
            />
          ),
        })}
      />
    </Dialog>
  );
}
