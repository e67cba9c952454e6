import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import { type OfficeDispute, readOfficeDispute, sendEvidence } from '../../../domain/office/index.ts';
import { acceptDispute, saveDisputeWords } from '../../../domain/shop/index.ts';
import { euro } from '../../../shared/money.ts';
import { type Asked, answerForm, answerPage, change } from '../../answer.server.ts';
import { dialogFor, formFor } from '../../components/action-form.tsx';
import { BackTo } from '../../components/back-to.tsx';
import { LocalTime } from '../../components/local-time.tsx';
import { deadlineWords, disputeState, reasonWords } from '../../components/office/dispute-words.ts';
import { Facts, Part } from '../../components/office/facts.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import type { Route } from './+types/dispute';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Dispute, order ${loaderData.number}` : 'Dispute' },
];

export const loader = answerPage(({ params, services, member: actor }: Asked<Route.LoaderArgs>) =>
  readOfficeDispute(services, { actor, disputeId: params.disputeId }),
);

const byDispute = ({ member, params }: Asked<Route.ActionArgs>) => ({
  actor: member,
  disputeId: params.disputeId,
});

export const action = answerForm({
  save: change(saveDisputeWords, byDispute),
  send: change(sendEvidence, byDispute),
  accept: change(acceptDispute, byDispute),
});

export { preserveInput as clientAction } from '../../components/preserve-input.ts';

const Form = formFor<typeof action>();
const Ask = dialogFor<typeof action>();

type Shown = { dispute: OfficeDispute };

export default function Dispute({ loaderData: dispute }: Route.ComponentProps) {
  const { orderId, number, product, amountCents, isInquiry } = dispute;
  const { text, look } = disputeState(dispute);
  const isToAnswer = dispute.state === 'needs_answer' && !dispute.wish;
  return (
    <>
      <BackTo to={`/office/orders/${orderId}`}>Order {number}</BackTo>
      <PageHeading
        title={`${isInquiry ? 'Question about' : 'Dispute of'} ${euro(amountCents)}`}
        subtitle={`${product}, order ${number}`}
      >
        <Badge look={look}>{text}</Badge>
      </PageHeading>
      <div className="grid items-start gap-10 xl:grid-cols-[1.6fr_1fr]">
        <div className="min-w-0 space-y-9">
          <BankSays dispute={dispute} />
          {isToAnswer ? <Answer dispute={dispute} /> : <Decided dispute={dispute} />}
        </div>
        <div className="min-w-0 space-y-9">
          <Part title="The dispute">
            <DisputeFacts dispute={dispute} />
          </Part>
          <Held dispute={dispute} />
        </div>
      </div>
    </>
  );
}

/** What the buyer told the bank, and what speaks against it. */
function BankSays({ dispute: { reason, isInquiry, state, wish, answerBy } }: Shown) {
  const { title, says, helps } = reasonWords(reason);
  return (
    <Part title="What the bank says">
      {state === 'needs_answer' && !wish && answerBy && (
        <p className="rounded-md border-2 border-bad p-4 font-semibold text-bad">
          {deadlineWords(answerBy).replace(/^./, (first) => first.toUpperCase())}. Without an answer{' '}
          {isInquiry ? 'it becomes a dispute' : 'the money stays with the buyer'}.
        </p>
      )}
      <h3 className="font-semibold">{title}</h3>
      <p className="measure">
        {says}
        {isInquiry && ' It only asks for now: no money has moved.'}
      </p>
      <p className="measure">
        <strong>What helps:</strong> {helps}
      </p>
    </Part>
  );
}

function DisputeFacts({ dispute }: Shown) {
  const { buyer, orderId, number, openedAt, closedAt, sentAt, feeCents, credited, wish, wishedAt } = dispute;
  return (
    <Facts
      facts={[
        [
          'Order',
          <Link key="order" to={`/office/orders/${orderId}`}>
            {number}
          </Link>,
        ],
        [
          'Buyer',
          <span key="buyer" className="break-all">
            {buyer}
          </span>,
        ],
        ['Opened', <LocalTime key="opened" at={openedAt} as="d MMM yyyy" />],
        [
          wish === 'accept' ? 'Accepted' : 'Sent to the bank',
          (sentAt ?? wishedAt) && <LocalTime key="sent" at={sentAt ?? wishedAt ?? ''} />,
        ],
        ['Decided', closedAt && <LocalTime key="decided" at={closedAt} as="d MMM yyyy" />],
        ['Fee of the provider', feeCents > 0 && `${euro(feeCents)}, in Payouts`],
        ['Credit note', credited && `over ${euro(credited)}, on the order's page`],
      ]}
    />
  );
}

const PDF = 'evidence.pdf';

function EvidenceLink({ dispute: { id }, children }: Shown & { children: string }) {
  return (
    <a href={`/office/disputes/${id}/${PDF}`} className={buttonLook({ variant: 'outline' })}>
      <FileText className="size-4" aria-hidden="true" />
      {children}
    </a>
  );
}

/** Her words, the PDF as it would go out, and the two ways to decide. */
function Answer({ dispute }: Shown) {
  const { words, error, mayDecide, isInquiry, amountCents } = dispute;
  return (
    <Part title="Your answer">
      {error && (
        <p role="alert" className="font-semibold text-bad">
          The provider refused it: {error}
        </p>
      )}
      <Form
        intent="save"
        values={{ words }}
        submit="Save"
        variant="outline"
        done="Saved. The PDF has your words."
        guards
        fields={(field) => ({
          words: (
            <TextArea
              label="What happened, in your own words"
              hint="A few short paragraphs, for somebody at a bank who knows neither you nor the buyer. The facts beside are added by themselves."
              maxLength={4000}
              rows={9}
              {...field.words}
            />
          ),
        })}
      />
      <div className="flex flex-wrap items-center gap-3">
        <EvidenceLink dispute={dispute}>Look at the PDF</EvidenceLink>
        {mayDecide && words && <SendIt />}
        {mayDecide && !isInquiry && <AcceptIt amountCents={amountCents} />}
      </div>
      <p className="text-fine text-quiet">
        {!mayDecide
          ? 'The owner looks at the PDF and sends it.'
          : words
            ? 'The bank reads it once: look at the PDF before you send it.'
            : 'Once your words are saved, you can send the PDF to the bank.'}
      </p>
    </Part>
  );
}

const SendIt = () => (
  <Ask
    intent="send"
    title="Send this to the bank?"
    text="The PDF goes out as it is now, with your words. The bank reads it once: nothing can be added afterwards, and it may take two months to decide."
    trigger={<Button>Send to the bank</Button>}
    submit="Send it"
    keep="Not yet"
    done="It is on its way to the bank"
  />
);

const AcceptIt = ({ amountCents }: { amountCents: number }) => (
  <Ask
    intent="accept"
    title="Accept the dispute?"
    text={`${euro(amountCents)} stay with the buyer, a credit note is written, and what was bought with them ends. This cannot be taken back.`}
    trigger={<Button variant="quiet">Accept the dispute</Button>}
    submit="Accept it"
    keep="Leave it open"
    done="Accepted"
  />
);

function Decided({ dispute }: Shown) {
  const { state, wish, sentAt, words } = dispute;
  return (
    <Part title="Your answer">
      <p className="measure">{outcome(dispute)}</p>
      {words && <p className="measure whitespace-pre-line">{words}</p>}
      {(wish === 'answer' || (state !== 'lost' && sentAt)) && (
        <EvidenceLink dispute={dispute}>
          {wish === 'answer' ? 'The PDF as it was sent' : 'The facts as a PDF'}
        </EvidenceLink>
      )}
    </Part>
  );
}

function outcome({
  state,
  wish,
  isUnderWay,
  sentAt,
  amountCents,
  credited,
  isInquiry,
}: OfficeDispute): string {
  if (state === 'won')
    return `The bank decided for you: ${euro(amountCents)} are yours, and nothing changes for the buyer.`;
  if (state === 'closed')
    return isInquiry
      ? 'The bank asked, and left it at that. No money has moved.'
      : 'It was taken back. No money has moved.';
  if (state === 'lost')
    return credited
      ? `${wish === 'accept' ? 'You accepted it' : 'The bank decided for the buyer'}: ${euro(credited)} count as given back, with a credit note, and what was bought with them has ended.`
      : 'The bank decided for the buyer. All of this payment had gone back before, so nothing more is credited.';
  if (isUnderWay) return 'It is being sent. Should the provider not answer, it is tried again by itself.';
  if (wish === 'accept') return 'You accepted it. The bank closes it.';
  return sentAt
    ? 'The bank has your answer and decides. That takes up to two months; you are told.'
    : 'The bank takes no answer to this one, and decides by itself.';
}

/** What stands in the PDF, without opening it. */
function Held({ dispute: { evidence } }: Shown) {
  const { facts, agreed, delivered, letters } = evidence;
  return (
    <Part title="What we hold">
      <Facts facts={facts.map(([name, said]) => [name, said])} />
      <Lines title="Agreed to" lines={agreed} none="Nothing." />
      <Lines title="Delivered and used" lines={delivered} none="Nothing has been delivered yet." />
      <Lines title="Correspondence" lines={letters} none="No letters about this order." />
      <p className="text-fine text-quiet">
        Only about this order, and nothing that is private: no births, no answers, no text of a reading.
      </p>
    </Part>
  );
}

type Line = OfficeDispute['evidence']['agreed'][number];

function Lines({ title, lines, none }: { title: string; lines: readonly Line[]; none: string }) {
  const keyed = lines.map((line, place) => ({ ...line, key: `${place} ${line.text}` }));
  return (
    <div>
      <h3 className="font-sans font-semibold">{title}</h3>
      {lines.length === 0 ? (
        <p className="text-quiet">{none}</p>
      ) : (
        <ul className="space-y-1.5">
          {keyed.map(({ key, at, text }) => (
            <li key={key} className="wrap-anywhere">
              {at && <span className="block text-fine text-quiet lining-nums">{at}</span>}
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
