import { useState } from 'react';
import { Outlet, useFetcher, useNavigate, useSearchParams } from 'react-router';
import { z } from 'zod';
import { readCursor } from '../../../../domain/page-cursor.ts';
import { openOwnTicket, readSupportCenter } from '../../../../domain/support/index.ts';
import { line, text } from '../../../../shared/fields.ts';
import { type Asked, answerPage, orProblem, type Problem, refuseIfTooMany } from '../../../answer.server.ts';
import { FigureCards } from '../../../components/figure-cards.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { ChatList, TicketList } from '../../../components/support/tickets.tsx';
import { useAnswer } from '../../../components/use-answer.ts';
import { useNews } from '../../../components/use-news.ts';
import { servicesOf } from '../../../context.ts';
import { memberContext } from '../../../middleware/member.ts';
import { formOf, parse } from '../../../parse.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, TextArea } from '../../../ui/field.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { toast } from '../../../ui/toast.tsx';
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

/** Said while nothing has been measured. */
const TARGET = '2.5h';

function writeResponse(seconds: number): string {
  const hours = seconds / 3600;
  if (hours >= 0.1) return `${hours.toFixed(1)}h`;
  return `${Math.max(1, Math.round(seconds / 60))} min`;
}

function SupportFigures({ figures: { total, open, escalated, responseSeconds } }: { figures: Figures }) {
  const measured = responseSeconds !== undefined;
  const cards = [
    { label: 'Total Tickets', value: total },
    { label: 'Open Tickets', value: open },
    { label: 'Escalated Chats', value: escalated, note: 'from the chat assistant' },
    {
      label: 'Avg Response',
      value: measured ? writeResponse(responseSeconds) : TARGET,
      note: measured ? 'first message to first answer' : 'our target: nothing measured yet',
    },
  ];
  return <FigureCards figures={cards} />;
}

function NewTicketDialog() {
  const [open, setOpen] = useState(false);
  const fetcher = useFetcher<{ ticketId?: string; problem?: Problem }>();
  useAnswer(fetcher, ({ problem }) => {
    if (problem) return;
    setOpen(false);
    void toast({
      title: 'Ticket opened',
      description: 'A person will answer here and by e-mail.',
      kind: 'success',
    });
  });
  const problem = fetcher.state === 'idle' ? fetcher.data?.problem : undefined;
  const fields = problem?.fields ?? {};
  return (
    <Dialog
      title="Open a ticket"
      description="A person reads it and answers here and by e-mail."
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>New ticket</Button>}
    >
      <fetcher.Form
        method="post"
        action="/portal/support"
        encType="multipart/form-data"
        className="space-y-5"
      >
        <FormError problem={problem && Object.keys(fields).length === 0 ? problem : undefined} />
        <Field label="Subject" name="subject" maxLength={120} required error={fields.subject} />
        <TextArea
          label="What is it about?"
          name="description"
          rows={6}
          maxLength={5000}
          required
          error={fields.description}
        />
        <Field
          label="A file, if it helps"
          hint="An image or a PDF, at most 5 MB"
          name="attachment"
          type="file"
          accept="image/png,image/jpeg,image/gif,application/pdf"
          error={fields.attachment}
          className="h-auto py-2.5 file:mr-3 file:cursor-pointer file:rounded-md file:border-0 file:bg-sunken file:px-3 file:py-1.5 file:font-semibold file:text-ink"
        />
        <Button type="submit" pending={fetcher.state !== 'idle'}>
          Send
        </Button>
      </fetcher.Form>
    </Dialog>
  );
}
