import { Link } from 'react-router';
import { describeObstacle } from '../../../domain/mail/browser.ts';
import type { Reach } from '../../../domain/marketing/index.ts';
import { counted, figure } from '../../../shared/figures.ts';

type Props = {
  reach: Reach;
  /** Who is counted: "whom you know", "in the segment “Nines”". */
  whom?: string;
  what?: string;
};

/** How many people letters reach, and why not the others: said before anything is sent. */
export function ReachLines({ reach: { people, reached, customers, not }, whom, what = 'It reaches' }: Props) {
  return (
    <div className="space-y-1 lining-nums">
      <p>
        {what} <strong>{figure(reached)}</strong> of {counted(people, 'person', 'people')}
        {whom && ` ${whom}`}.
      </p>
      {customers > 0 && (
        <p className="text-fine text-quiet">
          {figure(customers)} of them as existing customers: to these write about your own similar products
          only.
        </p>
      )}
      {not.length > 0 && (
        <>
          <p className="text-fine text-quiet">Not the others:</p>
          <ul className="list-disc pl-5 text-fine text-quiet">
            {not.map(({ why, count }) => (
              <li key={why}>
                {figure(count)} {describeObstacle(why, count)}
                {why === 'customers_off' && (
                  <>
                    {' '}
                    (<Link to="/office/settings">Settings</Link>)
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
