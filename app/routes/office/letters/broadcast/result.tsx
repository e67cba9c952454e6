import { Form } from 'react-router';
import { figure } from '../../../../../shared/figures.ts';
import { euro } from '../../../../../shared/money.ts';
import type { Problem } from '../../../../answer.server.ts';
import { LocalTime } from '../../../../components/local-time.tsx';
import { Facts, Part } from '../../../../components/office/facts.tsx';
import { MomentField } from '../../../../components/office/moment-field.tsx';
import { useIsOwner } from '../../../../components/office/use-is-owner.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Table } from '../../../../ui/table.tsx';
import type { Route } from './+types/route';

type Broadcast = Route.ComponentProps['loaderData']['broadcast'];

/** What came of a broadcast: letters, readers, orders. */
export function Result({ broadcast }: { broadcast: Broadcast }) {
  const { made, sent, waiting, held, unknown, failed, bounced, complained, clicked, left, orders, cents } =
    broadcast;
  const share = sent > 0 ? ` (${((100 * clicked) / sent).toFixed(1)} % of those sent)` : '';
  return (
    <div className="grid items-start gap-10 lg:grid-cols-2">
      <Part title="Letters">
        <Facts
          facts={[
            ['Began', broadcast.beganAt && <LocalTime at={broadcast.beganAt} as="d MMM yyyy, HH:mm" />],
            [
              'All made',
              broadcast.finishedAt && <LocalTime at={broadcast.finishedAt} as="d MMM yyyy, HH:mm" />,
            ],
            ['On each reader’s clock', broadcast.localTime?.replace('T', ', ')],
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
            ['Called it spam', figure(complained)],
          ]}
        />
      </Part>
      <Part title="Readers">
        <Facts
          facts={[
            ['Clicked', `${figure(clicked)}${share}`],
            ['Left', figure(left)],
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

/** What can be done with it in its state. Sending is the owner's. */
export function Steps({ broadcast: { id, state }, problem }: { broadcast: Broadcast; problem?: Problem }) {
  const isOwner = useIsOwner();
  if (!id) return null;
  return (
    <div className="mb-8 flex flex-wrap items-end gap-3">
      {state === 'draft' && (
        <Form method="post">
          <Button type="submit" name="intent" value="test" variant="outline">
            Send it to me
          </Button>
        </Form>
      )}
      {isOwner && state === 'draft' && (
        <Form method="post" className="flex flex-wrap items-end gap-3">
          <MomentField label="When (empty: now)" name="at" error={problem?.fields.at} />
          <Field
            label="Or at this time where each reader is"
            type="datetime-local"
            name="localTime"
            error={problem?.fields.localTime}
          />
          <Button type="submit" name="intent" value="send" variant="gold">
            Send it to all
          </Button>
          <Button type="submit" name="intent" value="remove" variant="quiet">
            Remove the draft
          </Button>
        </Form>
      )}
      {isOwner && (state === 'scheduled' || state === 'sending') && (
        <Form method="post">
          <Button type="submit" name="intent" value="pause" variant="outline">
            {state === 'scheduled' ? 'Back to the drafts' : 'Pause'}
          </Button>
        </Form>
      )}
      {isOwner && state === 'paused' && (
        <Form method="post">
          <Button type="submit" name="intent" value="resume" variant="gold">
            Go on
          </Button>
        </Form>
      )}
    </div>
  );
}
