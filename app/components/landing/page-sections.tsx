import type { ReactNode } from 'react';
import type { ShownSection, SitePage } from '../../../domain/content/index.ts';
import type { ShownEvent } from '../../../domain/practice/index.ts';
import { useEuro } from '../../formats.ts';
import { Island } from '../../islands/island.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { EventTime } from '../event-time.tsx';
import { NewsletterBox } from '../newsletter-box.tsx';
import { QuoteCard } from '../quote-card.tsx';
import { RenderedText } from '../rendered-text.tsx';
import { FreeFirst, OfferCall, OneByOneNote, PriceBefore } from './offer-call.tsx';
import { WrittenSection } from './written-sections.tsx';

/** What its sections are drawn from; events come from the practice's own tables. */
export type PageOfSections = SitePage & { events: ShownEvent[]; zone: string };

type Of<Kind extends ShownSection['kind']> = Extract<ShownSection, { kind: Kind }>;

/** The sections of a page from top to bottom, as its version keeps them. */
export function PageSections({ page }: { page: PageOfSections }) {
  const { sections } = page;
  let chapters = 0;
  return sections.map((section, at) => {
    if (hasSeal(section)) chapters += 1;
    const before = sections[at - 1];
    // It stands on the ground of the articles already.
    if (section.kind === 'newsletter' && before?.kind === 'blog') return null;
    if (isPlain(section)) return <Plain key={section.id} section={section} page={page} />;
    return (
      <WrittenSection
        key={section.id}
        section={section}
        next={sections[at + 1]}
        number={chapters}
        page={page}
      />
    );
  });
}

/** The chapters are counted, one to nine; the kinds that an own page is made of are not. */
const hasSeal = (section: ShownSection) => !isPlain(section) && !['hero', 'finder'].includes(section.kind);

const plain = ['text', 'picture', 'questions', 'quote', 'product', 'event', 'newsletter', 'numbers'] as const;
type PlainSection = Of<(typeof plain)[number]>;
const isPlain = (section: ShownSection): section is PlainSection =>
  plain.some((kind) => kind === section.kind);

/** The kinds that an own page is made of, without seal and number. */
function Plain({ section, page }: { section: PlainSection; page: PageOfSections }) {
  switch (section.kind) {
    case 'text':
      return (
        <Band section={section}>
          <RenderedText html={section.html ?? ''} className="mx-auto max-w-[46rem]" />
        </Band>
      );
    case 'picture':
      return <PictureWithText section={section} />;
    case 'questions':
      return <Questions section={section} />;
    case 'quote':
      return (
        <Band section={section}>
          <ul className="mx-auto max-w-[46rem]">{section.quote && <QuoteCard quote={section.quote} />}</ul>
        </Band>
      );
    case 'product':
      return <ProductCard section={section} />;
    case 'event':
      return <EventCard section={section} page={page} />;
    case 'newsletter':
      return (
        <Band section={section}>
          <Island
            name="newsletter-box"
            of={NewsletterBox}
            when="touch"
            props={{ texts: section.words, level: 'h2' }}
          />
        </Band>
      );
    case 'numbers':
      return <Figures section={section} />;
  }
}

type BandProps = { section: PlainSection; wide?: boolean; children: ReactNode };

/** A section without seal: its heading, if it has one, over what it shows. */
function Band({ section, wide, children }: BandProps) {
  const heading = section.kind === 'newsletter' || section.kind === 'quote' ? '' : section.words.heading;
  const id = `${section.id}-heading`;
  return (
    <section
      id={section.id}
      {...(heading ? { 'aria-labelledby': id } : {})}
      className="py-6 sm:py-10 lg:py-12"
    >
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        {heading && (
          <h2 id={id} className={cx('mb-4 text-title sm:mb-6', !wide && 'mx-auto max-w-[46rem]')}>
            {heading}
          </h2>
        )}
        {children}
      </div>
    </section>
  );
}

function PictureWithText({ section }: { section: Of<'picture'> }) {
  return (
    <Band section={section} wide>
      <div className="grid items-center gap-6 md:grid-cols-2 md:gap-12">
        <RenderedText
          html={section.pictureHtml ?? ''}
          className={cx(
            '[&_img]:w-full [&_img]:rounded-md [&_p]:m-0',
            section.words.side === 'right' && 'md:order-last',
          )}
        />
        <RenderedText html={section.html ?? ''} />
      </div>
    </Band>
  );
}

function Questions({ section }: { section: Of<'questions'> }) {
  return (
    <Band section={section}>
      <div className="mx-auto max-w-[46rem] divide-y divide-rule border-y border-rule">
        {section.answers?.map(({ question, html }) => (
          <details key={question} className="group">
            <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <span
                className="serif text-[1.5rem] leading-none text-gold transition-transform group-open:rotate-45"
                aria-hidden="true"
              >
                +
              </span>
            </summary>
            <RenderedText html={html} className="pb-5" />
          </details>
        ))}
      </div>
    </Band>
  );
}

/** Below the section's own heading, or in its place. */
const nameLevel = ({ words }: { words: { heading: string } }) => (words.heading ? 'h3' : 'h2');

function ProductCard({ section }: { section: Of<'product'> }) {
  const euro = useEuro();
  const { offer } = section;
  if (!offer) return null;
  const Name = nameLevel(section);
  const { name, description, features, priceCents, originalPriceCents, recurring } = offer;
  return (
    <Band section={section}>
      <div className="engraved mx-auto grid max-w-[46rem] gap-x-10 gap-y-5 p-6 sm:p-9 md:grid-cols-[1fr_auto] md:items-end">
        <div>
          <Name className="text-[1.5rem]">{name}</Name>
          <p className="mt-2">{description}</p>
          <p className="mt-2 text-fine text-quiet">{features.slice(0, 3).join(' · ')}</p>
          <OneByOneNote offer={offer} className="mt-2" />
        </div>
        <div className="space-y-4 md:text-right">
          <p className="flex items-baseline gap-x-3 md:justify-end">
            <FreeFirst offer={offer} />
            <span className="serif text-[2.5rem] leading-none">{euro(priceCents)}</span>
            {recurring && <span className="text-quiet">a {recurring}</span>}
            <PriceBefore cents={originalPriceCents} />
          </p>
          <OfferCall offer={offer} variant="gold">
            <span>
              Order it<span className="sr-only">: {name}</span>
            </span>
          </OfferCall>
        </div>
      </div>
    </Band>
  );
}

/** Nothing where there is no such event any more. */
function EventCard({ section, page }: { section: Of<'event'>; page: PageOfSections }) {
  const event = page.events.find(({ slug }) => slug === section.words.event);
  if (!event) return null;
  const Name = nameLevel(section);
  return (
    <Band section={section}>
      <div className="engraved mx-auto max-w-[46rem] space-y-3 p-6 sm:p-9">
        <Name className="text-[1.5rem] wrap-anywhere">{event.title}</Name>
        <p className="serif text-[1.1875rem]">
          <EventTime startsAt={event.startsAt} minutes={event.minutes} practiceZone={page.zone} />
        </p>
        <p className="text-quiet">{event.summary}</p>
        <a href={`/events/${event.slug}`} className={buttonLook({ variant: 'gold' })}>
          See the event<span className="sr-only">: {event.title}</span>
        </a>
      </div>
    </Band>
  );
}

function Figures({ section }: { section: Of<'numbers'> }) {
  return (
    <Band section={section}>
      <dl className="mx-auto grid max-w-[46rem] grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-3">
        {section.words.figures.map(({ title, text }) => (
          <div key={title} className="flex flex-col border-t border-leaf pt-4">
            <dt className="order-last mt-1 text-quiet">{text}</dt>
            <dd className="serif text-[2.5rem] leading-none wrap-anywhere sm:text-[3.25rem]">{title}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
