import { Link } from 'react-router';
import { Card } from '../../../ui/card.tsx';
import { Medallion } from '../../../ui/medallion.tsx';

type Numbers = Record<'lifePath' | 'expression' | 'soulUrge', string | null>;

export function NumberCards({ numbers, activeItems }: { numbers: Numbers; activeItems: number }) {
  const cards = [
    { label: 'Life Path', value: numbers.lifePath },
    { label: 'Expression', value: numbers.expression },
    { label: 'Soul Urge', value: numbers.soulUrge },
  ];
  return (
    <div className="mt-5 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
      {cards.map(({ label, value }) => (
        <Card key={label} className="flex flex-col items-center px-2! text-center">
          <Medallion
            value={value ?? '-'}
            label={`${label} ${value ?? 'not known yet'}`}
            className="w-24 sm:w-28"
          />
          <p className="mt-3 font-semibold">
            {value === null ? (
              label
            ) : (
              <a href={`/numbers/${value.split('/')[0]}`} className="no-underline hover:underline">
                {label}
              </a>
            )}
          </p>
        </Card>
      ))}
      <Card className="flex flex-col items-center px-2! text-center">
        <p className="serif flex h-24 items-center text-[3.5rem] leading-none lining-nums sm:h-28 sm:text-[4rem]">
          {activeItems}
        </p>
        <p className="mt-3 font-semibold">
          <Link to="/portal/orders" className="no-underline hover:underline">
            Active Items
          </Link>
        </p>
      </Card>
    </div>
  );
}
