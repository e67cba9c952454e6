import { Link } from 'react-router';
import { portalLinks } from '../../../components/portal-links.ts';

const about: Record<string, string> = {
  '/portal/reports': 'Your numbers, with their working',
  '/portal/videos': 'Readings recorded for you',
  '/portal/courses': 'Learn to read a chart',
  '/portal/journey': 'Milestones, and how far you are',
};

export function QuickAccess() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
      {portalLinks
        .filter(({ to }) => to in about)
        .map(({ to, label, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              prefetch="intent"
              className="flex h-full items-center gap-4 rounded-md border border-rule bg-card p-5 no-underline shadow-page hover:border-control lg:flex-col lg:items-start"
            >
              <Icon className="size-7 shrink-0 text-gold" aria-hidden="true" />
              <span>
                <span className="serif block text-[1.125rem]">{label}</span>
                <span className="text-fine text-quiet">{about[to]}</span>
              </span>
            </Link>
          </li>
        ))}
    </ul>
  );
}
