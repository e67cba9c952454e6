import type { Analytics } from '../../../../domain/office/index.ts';
import { figure } from '../../../../shared/figures.ts';
import { sequenceName, visitTables } from '../../../components/office/numbers/tables.ts';
import { Bars } from '../../../ui/bars.tsx';
import { FigureWithTable, InkKey, monthName, whole } from './figure-with-table.tsx';
import { LargeFigure, ShareBars, SmallFigure } from './share-bars.tsx';

type Props = { analytics: Analytics };

/** How people find the way to an order, and whether what was promised came in time. */
export function VisitsView({ analytics }: Props) {
  return (
    <>
      <FunnelFigure analytics={analytics} />
      <Sequences analytics={analytics} />
      <Deliveries analytics={analytics} />
    </>
  );
}

function FunnelFigure({ analytics }: Props) {
  return (
    <FigureWithTable
      title="From visit to order"
      text="Visits are arrivals from elsewhere, counted without cookies and without knowing whom. Percentages are of the step before, where most came from there."
      table="funnel"
      {...visitTables.funnel(analytics)}
      empty="Nothing was counted in this time."
      isEmpty={analytics.funnel.every(({ count }) => count === 0)}
    >
      <Funnel steps={analytics.funnel} />
    </FigureWithTable>
  );
}

function Sequences({ analytics }: Props) {
  return (
    <FigureWithTable
      title="Sequences"
      text="Of the sequences that started in this time, how many ended in a purchase."
      table="sequences"
      {...visitTables.sequences(analytics)}
      empty="No sequence started in this time."
      isEmpty={analytics.sequences.length === 0}
    >
      <ul className="grid gap-6 sm:grid-cols-3">
        {analytics.sequences.map(({ type, started, converted, rate }) => (
          <li key={type} className="border-t border-leaf pt-4">
            <p className="serif text-[2.5rem] leading-none lining-nums">{rate?.toFixed(1) ?? '0.0'} %</p>
            <p className="mt-2 font-semibold">{sequenceName(type)}</p>
            <p className="text-fine text-quiet lining-nums">
              {converted} of {started} converted
            </p>
          </li>
        ))}
      </ul>
    </FigureWithTable>
  );
}

function Deliveries({ analytics }: Props) {
  const { deliveries } = analytics;
  const all = deliveries.reduce((sum, { delivered }) => sum + delivered, 0);
  const onTime = deliveries.reduce((sum, row) => sum + row.onTime, 0);
  return (
    <FigureWithTable
      title="Delivered as promised"
      text={
        all === 0
          ? undefined
          : `${onTime} of ${all} delivered documents and videos came within the time they were sold with. What is late now stands under Today.`
      }
      table="deliveries"
      {...visitTables.deliveries(analytics)}
      empty="Nothing was delivered in this time."
      isEmpty={deliveries.length === 0}
    >
      <Bars
        label={`Deliveries by month, ${onTime} of ${all} on time`}
        format={whole}
        stacks={deliveries.map(({ month, delivered, onTime: kept, median }) => ({
          label: monthName(month),
          parts: [kept, delivered - kept],
          title: `${monthName(month)}: ${kept} of ${delivered} in time, median ${median} hours`,
        }))}
      />
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-fine">
        <InkKey at={0}>on time</InkKey>
        <InkKey at={1}>later</InkKey>
      </p>
    </FigureWithTable>
  );
}

type Step = { step: string; count: number };

/** Four steps; the narrowing is the message. */
const Funnel = ({ steps }: { steps: Step[] }) => (
  <ShareBars
    lines={steps.map(({ step, count }, n) => {
      const before = steps[n - 1]?.count;
      return {
        name: step,
        value: count,
        text: (
          <>
            <LargeFigure>{figure(count)}</LargeFigure>
            {before !== undefined && before >= count && before > 0 && (
              <SmallFigure>{`${Math.round((count / before) * 1000) / 10} %`}</SmallFigure>
            )}
          </>
        ),
      };
    })}
  />
);
