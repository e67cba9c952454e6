import { Form, Link, useNavigation } from 'react-router';
import { readMail, retryMail } from '../../../domain/mail/index.ts';
import { type Asked, answerPage, orProblem } from '../../answer.server.ts';
import { MailLooks, MailMarks } from '../../components/emails/mail-look.tsx';
import { FormError } from '../../components/form-error.tsx';
import { LocalTime } from '../../components/local-time.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import { Button } from '../../ui/button.tsx';
import type { Route } from './+types/mail';

export const meta: Route.MetaFunction = () => [{ title: 'Mail' }];

export const loader = answerPage(({ params, services, member }: Asked<Route.LoaderArgs>) => {
  return readMail(services, { actor: member, mailId: params.mailId });
});

export function action({ params, context }: Route.ActionArgs) {
  const order = { actor: context.get(memberContext), mailId: params.mailId };
  return orProblem(retryMail(servicesOf(context), order).then(() => ({ queued: true })));
}

export default function Mail({ loaderData: mail, actionData }: Route.ComponentProps) {
  const pending = useNavigation().state !== 'idle';
  return (
    <>
      <Link to="/office/outbox" className="mb-3 inline-flex min-h-11 items-center text-quiet">
        Outbox
      </Link>
      <PageHeading title={mail.subject} subtitle={`To ${mail.toAddress}`}>
        <MailMarks state={mail.state} outcome={mail.outcome} />
      </PageHeading>
      <FormError problem={actionData?.problem} />
      <Facts mail={mail} />
      {mail.state === 'failed' && (
        <Form method="post" className="my-5">
          <Button type="submit" variant="outline" pending={pending}>
            Try again
          </Button>
        </Form>
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
