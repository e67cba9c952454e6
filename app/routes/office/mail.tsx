import { Link } from 'react-router';
import { readMail, retryMail } from '../../../domain/mail/index.ts';
import { type Asked, answerForm, answerPage, change } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { MailLooks, MailMarks } from '../../components/emails/mail-look.tsx';
import { LocalTime } from '../../components/local-time.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import type { Route } from './+types/mail';

export const meta: Route.MetaFunction = () => [{ title: 'Mail' }];

export const loader = answerPage(({ params, services, member }: Asked<Route.LoaderArgs>) => {
  return readMail(services, { actor: member, mailId: params.mailId });
});

export const action = answerForm({
  retry: change(retryMail, ({ member, params }: Asked<Route.ActionArgs>) => ({
    actor: member,
    mailId: params.mailId,
  })),
});

const Form = formFor<typeof action>();

export default function Mail({ loaderData: mail }: Route.ComponentProps) {
  return (
    <>
      <Link to="/office/outbox" className="mb-3 inline-flex min-h-11 items-center text-quiet">
        E-mail log
      </Link>
      <PageHeading title={mail.subject} subtitle={`To ${mail.toAddress}`}>
        <MailMarks state={mail.state} outcome={mail.outcome} />
      </PageHeading>
      <Facts mail={mail} />
      {mail.state === 'failed' && (
        <Form intent="retry" className="my-5" variant="outline" submit="Try again" />
      )}
      <MailLooks subject={mail.subject} html={mail.html} text={mail.text} />
    </>
  );
}

function Facts({ mail }: { mail: Route.ComponentProps['loaderData'] }) {
  const facts = [
    ['Template', mail.template],
    ['Topic', mail.topic],
    ['Written', <LocalTime key="written" at={mail.createdAt} />],
    ['Sent', mail.sentAt && <LocalTime key="sent" at={mail.sentAt} />],
    ['Next try', mail.state === 'queued' && mail.nextTryAt && <LocalTime key="next" at={mail.nextTryAt} />],
    ['Tries', mail.tries],
    ['Attachments', mail.attachments || undefined],
    ['Why', mail.error],
    ['Message-ID', mail.messageId],
    ['Shown', mail.isDraft && 'as it would look now; it has not been sent'],
    ['Shown', mail.isSample && 'with a sample in place of its link, which is its reader’s alone'],
  ] as const;
  return (
    <dl className="mb-6 grid gap-x-6 gap-y-1 text-fine sm:grid-cols-[8rem_1fr]">
      {facts.map(([name, value]) =>
        value ? (
          <div key={name} className="contents">
            <dt className="font-semibold text-quiet">{name}</dt>
            <dd className="break-all">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
