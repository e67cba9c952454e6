import type { BusinessMembers } from '../../../../domain/office/index.ts';
import { counted } from '../../../../shared/figures.ts';
import { euro } from '../../../../shared/money.ts';
import { memberTables } from '../../../components/office/numbers/tables.ts';
import { Bars } from '../../../ui/bars.tsx';
import { FigureWithTable, InkKey, monthName, whole } from './figure-with-table.tsx';

type Props = { members: BusinessMembers };

/** Who came, who stayed and who went; what a membership has brought; and how each month's newcomers fared. */
export function MembersView({ members }: Props) {
  return (
    <>
      <ByMonth members={members} />
      <Today members={members} />
      <Cohorts members={members} />
      <Lifetime members={members} />
    </>
  );
}

type Said = { name: string; value: string; says: string };

/** Figures with what they mean. */
const Definitions = ({ figures }: { figures: Said[] }) => (
  <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
    {figures.map(({ name, value, says }) => (
      <div key={name} className="border-t border-leaf pt-4">
        <dt className="font-semibold">{name}</dt>
        <dd>
          <span className="serif block py-1 text-[2.25rem] leading-none lining-nums">{value}</span>
          <span className="text-fine text-quiet">{says}</span>
        </dd>
      </div>
    ))}
  </dl>
);

const percent = (rate: number | undefined) => (rate === undefined ? '–' : `${rate.toFixed(1)} %`);

function ByMonth({ members }: Props) {
  const { months, joined, gone, after, churn } = members;
  const unpaid = months.reduce((sum, month) => sum + month.unpaid, 0);
  return (
    <FigureWithTable
      title="Members"
      text="A member is somebody whose membership has been paid for at least once and has not ended. Months that came with a product, and free days, are not counted before they are paid for."
      table="members"
      {...memberTables.members(members)}
      empty="No members in this time."
      isEmpty={months.every(({ before, joined: came }) => before + came === 0)}
    >
      <Definitions
        figures={[
          {
            name: 'At the end',
            value: String(after),
            says: 'There on the last of these days, paused and overdue ones too.',
          },
          { name: 'New', value: String(joined), says: 'Paid for the first time in these days.' },
          {
            ...{ name: 'Gone', value: String(gone) },
            says: `Ended in these days: cancelled and run out, sent back${unpaid > 0 ? `, or unpaid (${unpaid})` : ' or unpaid'}.`,
          },
          {
            ...{ name: 'Churn a month', value: percent(churn) },
            says: 'Of those who were there when a month began, how many went in it; the average of these months.',
          },
        ]}
      />
      <div className="mt-8">
        <Bars
          label={`Members at the end of each month, ${after} at last`}
          format={whole}
          stacks={months.map(({ month, after: there, joined: came, gone: went }) => ({
            label: monthName(month),
            parts: [Math.max(0, there - came), Math.min(came, there)],
            title: `${monthName(month)}: ${there} members, ${came} new, ${went} gone`,
          }))}
        />
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-fine">
          <InkKey at={0}>stayed</InkKey>
          <InkKey at={1}>new in the month</InkKey>
        </p>
      </div>
    </FigureWithTable>
  );
}

const states: [keyof BusinessMembers['states'], string, string][] = [
  ['active', 'Running', 'Paid, and charged again at the end of the month or year.'],
  ['ending', 'Cancelled', 'Still there, until what is paid for is over.'],
  ['overdue', 'Overdue', 'A charge failed. Open until the grace is over, then gone.'],
  ['paused', 'Paused', 'Nothing is charged and nothing is open for now. Counted as members.'],
  ['trial', 'In free days', 'A card is there, and nothing has been charged. Not members yet.'],
  ['waiting', 'Beginning later', 'Paid, and opened when the 14 days of withdrawal are over.'],
  ['months', 'With a product', 'Months that came with something else. Not counted as members.'],
];

/** By what each is, not by what it was sold as; and the changes of those who stayed. */
function Today({ members }: Props) {
  const { months } = members;
  const sum = (of: 'up' | 'down' | 'rhythm') => months.reduce((all, month) => all + month[of], 0);
  const shown = states.filter(([state]) => (members.states[state] ?? 0) > 0);
  return (
    <section aria-label="How memberships stand" className="engraved p-5 sm:p-8">
      <h2 className="mb-6 text-[1.5rem]">How memberships stand</h2>
      <Definitions
        figures={[
          ...shown.map(([state, name, says]) => ({ name, says, value: String(members.states[state] ?? 0) })),
          {
            ...{ name: 'Moved up', value: String(sum('up')) },
            says: 'Changed to a dearer membership in these days. Neither new nor gone.',
          },
          {
            ...{ name: 'Moved down', value: String(sum('down')) },
            says: 'Changed to a less dear one, from the charge at which it holds.',
          },
          {
            ...{ name: 'Another rhythm', value: String(sum('rhythm')) },
            says: 'From paying by the month to paying by the year, or back.',
          },
        ]}
      />
    </section>
  );
}

function Cohorts({ members }: Props) {
  const { cohorts } = members;
  return (
    <FigureWithTable
      title="How each month’s newcomers fared"
      text="Each line is those who became members in one month. Under a number of months stands how many in a hundred were still there so long after their own first day. Empty is what lies ahead."
      table="cohorts"
      {...memberTables.cohorts(members)}
      empty="Nobody became a member in this time."
      isEmpty={cohorts.length === 0}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also by keyboard */}
      <section aria-label="Still there, in per cent" tabIndex={0} className="relative overflow-x-auto pb-2">
        <table className="w-full min-w-max border-separate border-spacing-0.5 text-center lining-nums">
          <caption className="sr-only">Still there so many months after joining, in per cent</caption>
          <thead>
            <tr className="text-fine text-quiet">
              <th scope="col" className="sticky left-0 bg-card px-2 text-left font-normal">
                Joined in
              </th>
              <th scope="col" className="px-2 font-normal">
                Members
              </th>
              {(cohorts[0]?.after ?? []).map((_, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number of months
                <th key={n} scope="col" className="min-w-11 font-normal">
                  {n + 1}
                  <span className="sr-only"> months later</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cohorts.map(({ month, joined, after }) => (
              <tr key={month}>
                <th
                  scope="row"
                  className="sticky left-0 bg-card px-2 text-left font-normal whitespace-nowrap"
                >
                  {monthName(month)}
                </th>
                <td className="px-2">{joined}</td>
                {after.map((stayed, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number of months
                  <Cell key={n} share={stayed === undefined ? undefined : stayed / joined} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </FigureWithTable>
  );
}

/** The more stayed, the more gold. */
function Cell({ share }: { share: number | undefined }) {
  if (share === undefined) return <td />;
  const gold = Math.round(8 + share * 44);
  return (
    <td className="h-10" style={{ background: `color-mix(in srgb, var(--leaf) ${gold}%, var(--card))` }}>
      {Math.round(share * 100)}
    </td>
  );
}

function Lifetime({ members }: Props) {
  const { lifetimes, churn } = members;
  const { left, all } = lifetimes;
  const stay = churn ? 100 / churn : undefined;
  return (
    <FigureWithTable
      title="What a membership brings"
      text="By the receipts of each membership, less its credit notes, with the tax in them. Of all who were ever members, not of these days alone."
      table="lifetime"
      {...memberTables.lifetime(members)}
      empty="Nobody has been a member yet."
      isEmpty={all.members === 0}
    >
      <Definitions
        figures={[
          {
            ...{ name: 'Of those who have left', value: left.members > 0 ? euro(left.paidCents) : '–' },
            says:
              left.members > 0
                ? `What ${counted(left.members, 'member')} paid on average until they went, in ${whole(left.months)} months. This is a lifetime value that has happened.`
                : 'Nobody has left yet, so no lifetime is over.',
          },
          {
            ...{ name: 'Of all, so far', value: euro(all.paidCents) },
            says: `What ${counted(all.members, 'member')} have paid on average by now. It grows with everyone who stays.`,
          },
          {
            ...{ name: 'Would stay', value: stay === undefined ? '–' : `${whole(stay)} months` },
            says: 'If as many go on leaving each month as in these days: one divided by the churn. A sum, not a promise.',
          },
        ]}
      />
    </FigureWithTable>
  );
}
