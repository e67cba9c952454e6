import type { Landing } from '../../../../content/landing.ts';
import { ChapterSeal } from '../../../components/drawings/ornaments.tsx';
import { Portrait } from '../../../components/drawings/portrait.tsx';
import { Folded } from '../../../components/landing/folded.tsx';
import { useSite } from '../../../page-words.ts';
import { later } from '../../../ui/later.ts';
import { Calls } from './calls.tsx';

export function Guide({ texts }: { texts: Landing['guide'] }) {
  const { guide } = useSite();
  const [first, ...rest] = texts.paragraphs;
  return (
    <section
      id={texts.anchor}
      aria-labelledby="about-heading"
      style={later(35, 46)}
      className="later py-8 sm:py-16 lg:py-22"
    >
      <div className="mx-auto grid max-w-6xl grid-cols-[7rem_1fr] items-center gap-x-5 px-4 sm:px-6 md:grid-cols-[minmax(14rem,22rem)_1fr] md:gap-x-14 lg:gap-x-20">
        <Portrait className="w-full md:row-span-2" label={`${guide}, drawn as a cameo`} />
        <div className="md:self-end">
          <ChapterSeal number={1} className="mb-2 size-12 sm:mb-5 sm:size-20" />
          <h2 id="about-heading" className="text-title lg:text-[2.5rem]">
            {texts.heading}
          </h2>
        </div>
        <div className="max-md:col-span-2 max-md:mt-4 md:self-start">
          <p className="measure text-quiet sm:text-lead md:mt-3">{texts.intro}</p>
          <div className="measure mt-3 space-y-2 md:mt-5 md:space-y-4">
            <p>{first}</p>
            <Folded label={`More about ${guide}`}>
              <div className="space-y-4">
                {rest.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </Folded>
          </div>
          <Calls call={texts.call} more={texts.more} quiet className="mt-4 md:mt-7" />
        </div>
      </div>
    </section>
  );
}
