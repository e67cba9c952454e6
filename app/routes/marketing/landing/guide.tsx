import type { Landing } from '../../../../content/landing.ts';
import { ChapterSeal } from '../../../components/drawings/ornaments.tsx';
import { Portrait } from '../../../components/drawings/portrait.tsx';
import { useSite } from '../../../page-words.ts';
import { later } from '../../../ui/later.ts';
import { Calls } from './calls.tsx';

export function Guide({ texts }: { texts: Landing['guide'] }) {
  const site = useSite();
  return (
    <section
      id={texts.anchor}
      aria-labelledby="about-heading"
      style={later(82, 46)}
      className="later py-16 lg:py-22"
    >
      <div className="mx-auto grid max-w-6xl items-center gap-10 px-4 sm:px-6 md:grid-cols-[minmax(14rem,22rem)_1fr] md:gap-14 lg:gap-20">
        <Portrait
          className="mx-auto w-full max-w-72 md:max-w-none"
          label={`${site.guide}, drawn as a cameo`}
        />
        <div>
          <ChapterSeal number={1} className="mb-5 size-16 sm:size-20" />
          <h2 id="about-heading" className="text-title lg:text-[2.5rem]">
            {texts.heading}
          </h2>
          <p className="measure mt-3 text-lead text-quiet">{texts.intro}</p>
          <div className="measure mt-5 space-y-4">
            {texts.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Calls call={texts.call} more={texts.more} quiet className="mt-7" />
        </div>
      </div>
    </section>
  );
}
