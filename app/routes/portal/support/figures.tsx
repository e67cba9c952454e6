import { Card } from '../../../ui/card.tsx';

type Figures = { total: number; open: number; escalated: number; responseSeconds?: number };

/** Said while nothing has been measured. */
const TARGET = '2.5h';

export function writeResponse(seconds: number): string {
  const hours = seconds / 3600;
  if (hours >= 0.1) return `${hours.toFixed(1)}h`;
  return `${Math.max(1, Math.round(seconds / 60))} min`;
}

export function SupportFigures({
  figures: { total, open, escalated, responseSeconds },
}: {
  figures: Figures;
}) {
  const measured = responseSeconds !== undefined;
  const cards = [
    { label: 'Total Tickets', value: total },
    { label: 'Open Tickets', value: open },
    { label: 'Escalated Chats', value: escalated, note: 'from the chat assistant' },
    {
      label: 'Avg Response',
      value: measured ? writeResponse(responseSeconds) : TARGET,
      note: measured ? 'first message to first answer' : 'our target: nothing measured yet',
    },
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
