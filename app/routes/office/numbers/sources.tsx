import type { Business } from '../../../../domain/office/index.ts';
import { sourceName, tables } from '../../../components/office/numbers/tables.ts';
import { FigureWithTable } from './figure-with-table.tsx';
import { roundEuro } from './round-euro.ts';
import { LargeFigure, ShareBars, SmallFigure } from './share-bars.tsx';

const DRAWN = 10;

export function Sources({ business }: { business: Business }) {
  const { sources } = business;
  return (
    <FigureWithTable
      title="Where orders came from"
      text="The same money, by the link that led to the order: its utm_source, utm_medium and utm_campaign."
      table="sources"
      {...tables.sources(business)}
      empty="No payment in this time."
      isEmpty={sources.length === 0}
    >
      <ShareBars
        lines={sources.slice(0, DRAWN).map(({ source, orders, cents }) => ({
          name: sourceName(source),
          value: cents,
          text: (
            <>
              <LargeFigure>{roundEuro(cents)}</LargeFigure>
              <SmallFigure>{`${orders} ${orders === 1 ? 'order' : 'orders'}`}</SmallFigure>
            </>
          ),
        }))}
      />
    </FigureWithTable>
  );
}
