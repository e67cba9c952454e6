import type { Landing } from '../../../content/landing.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Divider } from '../drawings/ornaments.tsx';
import { Chapter } from './chapter.tsx';

type Props = { texts: Landing['closing']; guarantees: Landing['guarantees'] };

export function Closing({ texts, guarantees }: Props) {
  return (
    <Chapter {...texts} number={9} height={[70, 46]} centred>
      <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
        <a href={texts.call.to} className={`text-balance ${buttonLook({ variant: 'gold', size: 'lg' })}`}>
          {texts.call.label}
        </a>
        <a href={texts.more.to} className="inline-flex min-h-11 items-center font-semibold">
          {texts.more.label}
        </a>
      </div>
      <Divider className="mx-auto mt-14 w-72" />
      <ul className="mt-10 grid gap-8 md:grid-cols-3 md:gap-10">
        {guarantees.map(({ title, text }) => (
          <li key={title} className="text-center">
            <h3 className="text-[1.25rem]">{title}</h3>
            <p className="mt-1.5 text-quiet">{text}</p>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
