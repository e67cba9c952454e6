import type { NextAction } from '../../../../domain/office/index.ts';
import { Star } from '../../../components/drawings/ornaments.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';

/** The one thing worth doing now. */
export function NextCard({ next: { title, text, button, to } }: { next: NextAction }) {
  return (
    <section
      aria-labelledby="next-step"
      className="flex flex-col items-start rounded-md border border-leaf bg-card p-6 shadow-page sm:p-7"
    >
      <p className="flex items-center gap-2 text-fine font-semibold text-gold">
        <Star className="size-3.5" />
        Your next step
      </p>
      <h2 id="next-step" className="mt-2 text-lead leading-snug wrap-anywhere">
        {title}
      </h2>
      <p className="mt-1 mb-5 text-quiet">{text}</p>
      <ButtonLink to={to} variant="gold" className="mt-auto">
        {button}
      </ButtonLink>
    </section>
  );
}
