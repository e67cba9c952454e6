import type { Landing } from '../../content/landing.ts';
import { cx } from '../ui/class-names.ts';
import { OneField } from './one-field.tsx';

type Props = { texts: Landing['newsletter']; level?: 'h2' | 'h3'; className?: string };

/** app/elements/newsletter-form.ts sends it. */
export function NewsletterBox({ texts, level: Heading = 'h3', className }: Props) {
  return (
    <newsletter-form
      className={cx('engraved grid items-end gap-x-12 gap-y-5 p-7 sm:p-10 lg:grid-cols-2', className)}
    >
      <div>
        <Heading className="text-[1.5rem]">{texts.heading}</Heading>
        <p className="mt-1 text-quiet">{texts.intro}</p>
      </div>
      <div>
        <form method="post" action="/functions/v1/subscribe-newsletter" noValidate>
          <OneField
            id="newsletter-email"
            label={texts.field}
            name="email"
            type="email"
            autoComplete="email"
            call={texts.call}
          />
          <p className="mt-3 text-fine text-quiet">{texts.small}</p>
        </form>
        <p
          data-sent=""
          role="status"
          className="font-semibold text-good empty:hidden"
          data-text={texts.sent}
        />
      </div>
    </newsletter-form>
  );
}
