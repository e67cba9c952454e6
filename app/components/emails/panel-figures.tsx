import type { EmailPanelData } from '../../../domain/marketing/index.ts';
import { Card } from '../../ui/card.tsx';

export function PanelFigures({ stats }: Pick<EmailPanelData, 'stats'>) {
  const { totalSequences, activeSequences, completedSequences, toTheEnd, conversionRate } = stats;
  const cards = [
    { label: 'Total Sequences', value: totalSequences },
    { label: 'Active', value: activeSequences },
    {
      label: 'Completed',
      value: completedSequences,
      note: completedSequences > toTheEnd ? `${toTheEnd} to the last letter` : undefined,
    },
    { label: 'Conversion Rate', value: `${conversionRate}%` },
  ];
  return (
    <dl className="mb-8 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {cards.map(({ label, value, note }) => (
        <Card key={label} className="flex flex-col gap-1 p-4! sm:p-5!">
          <dt className="text-fine font-semibold text-quiet">{label}</dt>
          <dd>
            <span className="serif block text-[2.25rem] leading-none [font-variant-numeric:lining-nums]">
              {value}
            </span>
            {note && <span className="mt-1.5 block text-fine text-quiet">{note}</span>}
          </dd>
        </Card>
      ))}
    </dl>
  );
}
