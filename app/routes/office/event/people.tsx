import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { EventPerson, OfficeEvent } from '../../../../domain/practice/index.ts';
import { LocalTime } from '../../../components/local-time.tsx';
import { Part } from '../../../components/office/facts.tsx';
import { seatState } from '../../../components/office/seat-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Table } from '../../../ui/table.tsx';

/** Who comes, who waits, and who does not come after all. */
export function People({
  event: { seated, waiting, gone, seats },
  csv,
}: {
  event: OfficeEvent;
  csv: ReactNode;
}) {
  const taken = seated.filter(({ state }) => state === 'taken').length;
  return (
    <>
      <Part title={`Seats: ${taken} of ${seats} taken`} aside={csv}>
        <List caption="Seats" people={seated} empty="Nobody has a seat yet." />
      </Part>
      <Part title="Waiting list">
        <List caption="Waiting list" people={waiting} empty="Nobody waits." />
        {gone.length > 0 && (
          <div className="-ml-3">
            <Disclosure label={`Not coming after all: ${gone.length}`} align="start">
              <List caption="Not coming after all" people={gone} empty="" />
            </Disclosure>
          </div>
        )}
      </Part>
    </>
  );
}

function List({ caption, people, empty }: { caption: string; people: EventPerson[]; empty: string }) {
  return (
    <Table
      caption={caption}
      rows={people}
      rowKey={({ id }) => id}
      empty={empty}
      columns={[
        {
          header: 'Name',
          cell: ({ name, email }) => (
            <div>
              <span className="font-semibold wrap-anywhere">{name || 'No name'}</span>
              <span className="block text-fine break-all text-quiet">{email}</span>
            </div>
          ),
        },
        {
          header: 'State',
          cell: ({ keepUntil, ...seat }) => (
            <div>
              <Badge look={seatState(seat).look}>{seatState(seat).text}</Badge>
              {keepUntil && (
                <span className="block text-fine text-quiet">
                  until <LocalTime at={keepUntil} as="MMM d, h:mm a" />
                </span>
              )}
            </div>
          ),
        },
        {
          header: 'Order',
          cell: ({ orderId }) => (orderId ? <Link to={`/office/orders/${orderId}`}>Order</Link> : '–'),
        },
        { header: 'Since', cell: ({ since }) => <LocalTime at={since} as="MMM d, h:mm a" /> },
      ]}
    />
  );
}
