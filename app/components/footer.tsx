import { Link } from 'react-router';
import { imprintOf } from '../../content/site.ts';
import { useReadings, useSite } from '../page-words.ts';
import { cx } from '../ui/class-names.ts';
import { later } from '../ui/later.ts';

const columnsFor = (guide: string) => [
  {
    title: 'Explore',
    links: [
      { to: '/quiz', label: 'Free quiz' },
      { to: '/numbers', label: 'Numbers' },
      { to: '/compatibility', label: 'Compatibility' },
      { to: '/blog', label: 'Blog' },
      { to: '/about-aura', label: `About ${guide}` },
      { to: '/testimonials', label: 'Testimonials' },
      { to: '/faq', label: 'Questions' },
      { to: '/book', label: 'Book a session' },
      { to: '/events', label: 'Events' },
      { to: '/gifts', label: 'Give a reading' },
      { to: '/contact', label: 'Contact' },
    ],
  },
  {
    title: 'Fair play',
    links: [
      { to: '/privacy', label: 'Privacy' },
      { to: '/terms', label: 'Terms' },
      { to: '/refunds', label: 'Refunds' },
      { to: '/withdraw', label: 'Withdraw from a purchase' },
      { to: '/help-now', label: 'Help now' },
    ],
  },
];

export function Footer() {
  const site = useSite();
  const readings = useReadings().map(({ id, name }) => ({ to: `/checkout/${id}`, label: name }));
  return (
    <footer style={later(54, 38)} className="later mt-6 border-t sm:mt-20 border-rule bg-sunken">
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-x-6 gap-y-5 px-4 py-6 sm:gap-y-10 sm:px-6 sm:py-12 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <div className="space-y-3 max-lg:col-span-2">
          <p className="serif text-[1.25rem]">{site.brand}</p>
          <p className="text-fine text-quiet">
            Readings are for self-development and entertainment, not professional advice.
          </p>
          <p className="text-fine text-quiet">
            {imprintOf(site).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </p>
        </div>
        {[{ title: 'Readings', links: readings }, ...columnsFor(site.guide)].map(({ title, links }) => (
          <nav key={title} aria-label={title} className={cx(title === 'Explore' && 'max-lg:row-span-2')}>
            <p className="mb-2 font-semibold">{title}</p>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-flex min-h-11 items-center text-quiet no-underline hover:text-ink hover:underline"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="border-t border-rule px-4 py-3 text-center sm:py-5 text-fine text-quiet">
        © {site.legalName || site.brand} · <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
      </p>
    </footer>
  );
}
