import { type SamplePage, samplePages } from '../../../content/sample-pages.ts';

/** Of all that are drawn only those that are shown are built in. */
const pictures = import.meta.glob<string>(
  '../../../documents/samples/{personal-report-{05,11,14},couples-snapshot-{02,03,04},couples-blueprint-{03,06,12},business-blueprint-{03,07,13},brand-alignment-{05,06,07},yearly-blueprint-{07,12,22},personal-month-letter-01}.webp',
  { eager: true, query: '?url', import: 'default' },
);

const pictureOf = ({ document, page }: SamplePage) =>
  pictures[`../../../documents/samples/${document}-${String(page).padStart(2, '0')}.webp`];

/** Pages of a real document to leaf through before paying. Each opens at its full size. */
export function SamplePages({ productId }: { productId: string }) {
  const pages = Object.entries(samplePages).find(([id]) => id === productId)?.[1] ?? [];
  if (pages.length === 0) return null;
  const several = pages.length > 1;
  return (
    <section aria-labelledby="sample-pages">
      <h2 id="sample-pages" className="text-[1.375rem]">
        {several ? 'Leaf through it' : 'Read one'}
      </h2>
      <p className="mt-1 text-quiet">
        {several ? 'Three pages of a sample' : 'A sample'}, made for Ada Byron Lovelace by the same program
        that makes yours.
      </p>
      <ul className="mt-4 max-sm:swipe sm:grid sm:grid-cols-3 sm:gap-4">
        {pages.map((page) => (
          <li key={page.page}>
            <a href={pictureOf(page)} className="block border border-rule shadow-page">
              <img
                src={pictureOf(page)}
                alt={page.alt}
                width={530}
                height={749}
                loading="lazy"
                decoding="async"
                className="h-auto w-full"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
