import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { counted, figure } from '../../../../../shared/figures.ts';
import { euro } from '../../../../../shared/money.ts';
import { formFor } from '../../../../components/action-form.tsx';
import { LocalTime } from '../../../../components/local-time.tsx';
import { Facts, Part } from '../../../../components/office/facts.tsx';
import { LetterFrame } from '../../../../components/office/letter-frame.tsx';
import { useIsOwner } from '../../../../components/office/use-is-owner.ts';
import { Table } from '../../../../ui/table.tsx';
import type { Route } from './+types/route';
import type { action } from './route.tsx';
import { wallClock } from './send-dialog.tsx';

type Data = Route.ComponentProps['loaderData'];
type Broadcast = Data['broadcast'];

/** What was confirmed, and what came of it: letters, readers, orders. */
export function Result({ data: { broadcast, letter } }: { data: Data }) {
  return (
    <div className="space-y-10">
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <Part title="What was confirmed">
          <Confirmed broadcast={broadcast} />
        </Part>
        {letter && (
          <Part title="The letter">
            <div className="[&_iframe]:h-[45svh]">
              <LetterFrame html={letter.html} />
            </div>
          </Part>
        )}
      </div>
      {broadcast.state !== 'scheduled' && <Outcome broadcast={broadcast} />}
    </div>
  );
}

/** Text, audience and time, as the dialog showed them. */
function Confirmed({ broadcast }: { broadcast: Broadcast }) {
  const { subject, subjectB, confirmed, sendAt, localTime, perHour, codePercent, codeDays } = broadcast;
  const to = confirmed?.segment
    ? `The segment “${confirmed.segment}”`
    : 'Everybody who may get the newsletter';
  return (
    <Facts
      facts={[
        ['Subject', subject],
        ['Second subject', subjectB],
        ['To', confirmed ? to : undefined],
        ['Reaches', confirmed && reachedWords(confirmed)],
        ['Begins', sendAt && <LocalTime at={sendAt} />],
        ['On each reader’s clock', wallClock(localTime)],
        ['Pace', `${figure(perHour)} letters an hour at most`],
        ['Code', codePercent && codeDays && `${codePercent} % off, ${counted(codeDays, 'day')}`],
        ['Confirmed', confirmed && <LocalTime at={confirmed.confirmedAt} />],
      ]}
    />
  );
}

const reachedWords = ({ reached, notReached }: NonNullable<Broadcast['confirmed']>): string => {
  const others = notReached > 0 ? `; ${figure(notReached)} could not be written to` : '';
  return `${counted(reached, 'person', 'people')} when it was confirmed${others}`;
};

function Outcome({ broadcast }: { broadcast: Broadcast }) {
  const { made, sent, waiting, held, unknown, failed, bounced, complained, clicked, left, orders, cents } =
    broadcast;
  const share = sent > 0 ? ` (${((100 * clicked) / sent).toFixed(1)} % of those sent)` : '';
  return (
    <div className="grid items-start gap-10 lg:grid-cols-2">
      <Part title="E-mails">
        <Facts
          facts={[
            ['Began', broadcast.beganAt && <LocalTime at={broadcast.beganAt} as="d MMM yyyy, HH:mm" />],
            [
              'All made',
              broadcast.finishedAt && <LocalTime at={broadcast.finishedAt} as="d MMM yyyy, HH:mm" />,
            ],
            [
              'Those that wait leave',
              broadcast.leaves && (
                <>
                  <LocalTime at={broadcast.leaves.first} as="d MMM, HH:mm" /> to{' '}
                  <LocalTime at={broadcast.leaves.last} as="d MMM, HH:mm" />
                </>
              ),
            ],
            ['Made', figure(made)],
            ['Sent', figure(sent)],
            ['Waiting', waiting > 0 && figure(waiting)],
            ['Held back', held > 0 && `${figure(held)}, because they left meanwhile`],
            ['Unknown', unknown > 0 && `${figure(unknown)}: interrupted, and not sent again`],
            ['Failed', failed > 0 && `${figure(failed)}: the mail server would not take them`],
            ['Bounced', figure(bounced)],
            ['Complaints', figure(complained)],
          ]}
        />
      </Part>
      <Part title="Readers">
        <Facts
          facts={[
            ['Clicked', `${figure(clicked)}${share}`],
            ['Unsubscribed', figure(left)],
            ['Orders within 7 days', `${figure(orders)}, ${euro(cents)}`],
          ]}
        />
        <Subjects broadcast={broadcast} />
        <Table
          caption="Pages that were opened"
          rows={broadcast.pages}
          rowKey={({ path }) => path}
          empty="No link has been opened yet."
          columns={[
            { header: 'Page', cell: ({ path }) => <span className="break-all">{path}</span> },
            { header: 'People', cell: ({ people }) => <span className="lining-nums">{figure(people)}</span> },
          ]}
        />
      </Part>
    </div>
  );
}

/** How each of two subjects did, and which of them the rest got. */
function Subjects({ broadcast: { subject, subjectB, subjects, winner } }: { broadcast: Broadcast }) {
  if (!subjects || !subjectB) return null;
  const tried = [
    { variant: 'a', words: subject, ...subjects.a },
    { variant: 'b', words: subjectB, ...subjects.b },
  ];
  return (
    <Table
      caption="The two subjects"
      rows={tried}
      rowKey={({ variant }) => variant}
      empty=""
      columns={[
        {
          header: 'Subject',
          cell: ({ variant, words }) => (winner === variant ? `${words} (went to the rest)` : words),
        },
        { header: 'Sent', cell: ({ sent }) => figure(sent) },
        { header: 'Clicked', cell: ({ clicked }) => figure(clicked) },
      ]}
    />
  );
}

const Form = formFor<typeof action>();

/** What can be done with it in its state. Sending is the owner's. */
export function Steps({ data: { broadcast, now } }: { data: Data }) {
  const { state, sendAt } = broadcast;
  const isOwner = useIsOwner();
  const left = useCountdown(state === 'scheduled' ? sendAt : undefined, now);
  useLookAgain(state === 'sending' || left === 0);
  if (state === 'sent') return null;
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-3">
      {state === 'scheduled' && (
        <p role="timer" className="text-lead lining-nums">
          {left !== undefined && left <= MINUTE_S
            ? soonWords(left)
            : 'It is scheduled. Nothing has left yet.'}
        </p>
      )}
      {isOwner && state === 'scheduled' && (
        <Form intent="cancel" variant="danger" submit="Cancel, back to the drafts" />
      )}
      {isOwner && state === 'sending' && <Form intent="pause" variant="outline" submit="Pause" />}
      {isOwner && state === 'paused' && <Form intent="resume" variant="gold" submit="Go on" />}
    </div>
  );
}

const MINUTE_S = 60;
const soonWords = (left: number) => (left > 0 ? `Sending in ${counted(left, 'second')}` : 'It begins now.');

/** Whole seconds until a moment, by the server's clock. */
function useCountdown(until: string | undefined, now: string): number | undefined {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    if (!until) return;
    const began = performance.now();
    setPassed(0);
    const timer = setInterval(() => setPassed(performance.now() - began), 500);
    return () => clearInterval(timer);
  }, [until]);
  return until ? Math.max(0, Math.ceil((Date.parse(until) - Date.parse(now) - passed) / 1000)) : undefined;
}

const LOOK_AGAIN_MS = 3_000;

function useLookAgain(when: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!when) return;
    const timer = setInterval(() => void revalidate(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [when, revalidate]);
}
