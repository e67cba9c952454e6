import type { Landing } from '../../../../content/landing.ts';
import { Divider } from '../../../components/drawings/ornaments.tsx';
import { Chapter } from '../../../components/landing/chapter.tsx';
import { Calls } from './calls.tsx';

type Props = { texts: Landing['closing']; guarantees: Landing['guarantees'] };

export function Closing({ texts, guarantees }: Props) {
  return (
    <Chapter {...texts} number={9} height={[50, 47]} centred>
      <Calls call={texts.call} more={texts.more} className="justify-center" />
      <Divider className="mx-auto mt-14 w-72 max-sm:hidden" />
      <ul className="mt-6 grid gap-4 sm:mt-10 sm:gap-8 md:grid-cols-3 md:gap-10">
        {guarantees.map(({ title, text }) => (
          <li key={title} className="text-center">
            <h3 className="text-[1.25rem]">{title}</h3>
            <p className="mt-1 text-quiet sm:mt-1.5">{text}</p>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
