import { Card } from '../ui/card.tsx';

type Figure = { label: string; value: string | number; note?: string };

/** Four figures above a list, as cards. */
export const FigureCards = ({ figures }: { figures: Figure[] }) => (
  <dl className="mb-8 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
    {figures.map(({ label, value, note }) => (
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
