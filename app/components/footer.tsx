import { Link } from 'react-router';
import { writtenNavigation } from '../../content/navigation.ts';
import { imprintOf } from '../../content/site.ts';
import { useLogo, useMenu, useReadings, useSite } from '../page-words.ts';
import { cx } from '../ui/class-names.ts';
import { later } from '../ui/later.ts';
import { Brand } from './top-bar.tsx';

const columnsFor = (guide: string) =>
  writtenNavigation.columns.map(({ title, links }) => ({
    title,
    links: links.map(({ to, label }) => ({ to, label: label.replace('{{guide}}', guide) })),
  }));

export function Footer() {
  const site = useSite();
  const logo = useLogo();
  const columns = useMenu()?.columns ?? columnsFor(site.guide);
  const readings = useReadings().map(({ id, name }) => ({ to: `/checkout/${id}`, label: name }));
  return (
    <footer style={later(54, 38)} className="later mt-6 border-t sm:mt-20 border-rule bg-sunken">
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-x-6 gap-y-5 px-4 py-6 sm:gap-y-10 sm:px-6 sm:py-12 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <div className="space-y-3 max-lg:col-span-2">
          {logo ? (
            <Brand brand={site.brand} logo={logo} />
          ) : (
            <p className="serif text-[1.25rem]">{site.brand}</p>
          )}
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
        {[{ title: 'Readings', links: readings }, ...columns].map(({ title, links }, at) => (
          <nav key={title} aria-label={title} className={cx(at === 1 && 'max-lg:row-span-2')}>
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
