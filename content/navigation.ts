import type { Edits } from './edition.ts';

export type NavLink = { label: string; to: string };
export type FooterColumn = { title: string; links: NavLink[] };
/** An address that was given up, and where it leads now. */
export type Redirect = { from: string; to: string };

/** The menu at the top, the foot of every page, and addresses that moved. {{guide}} is the guide's name. */
export type Navigation = { top: NavLink[]; columns: FooterColumn[]; redirects: Redirect[] };

export const NAVIGATION = 'site';

export const writtenNavigation: Navigation = {
  top: [
    ...['Services', 'About', 'Courses', 'Blog', 'Contact'].map((label) => ({
      label,
      to: `/#${label.toLowerCase()}`,
    })),
    { label: 'Compatibility', to: '/compatibility' },
  ],
  columns: [
    {
      title: 'Explore',
      links: [
        { to: '/quiz', label: 'Free quiz' },
        { to: '/numbers', label: 'Numbers' },
        { to: '/compatibility', label: 'Compatibility' },
        { to: '/blog', label: 'Blog' },
        { to: '/about-aura', label: 'About {{guide}}' },
        { to: '/testimonials', label: 'Testimonials' },
        { to: '/faq', label: 'Questions' },
        { to: '/book', label: 'Book a session' },
        { to: '/events', label: 'Events' },
        { to: '/gifts', label: 'Give a reading' },
        { to: '/contact', label: 'Contact' },
        { to: '/help-now', label: 'Help now' },
      ],
    },
    {
      title: 'Fair play',
      links: [
        { to: '/privacy', label: 'Privacy' },
        { to: '/terms', label: 'Terms' },
        { to: '/refunds', label: 'Refunds' },
        { to: '/withdraw', label: 'Withdraw from a purchase' },
        { to: '/cancel-membership', label: 'Cancel a membership' },
      ],
    },
  ],
  redirects: [],
};

/** What the law, and care, want one press away on every page. */
export const footerNeeds = ['/privacy', '/terms', '/refunds', '/withdraw', '/cancel-membership', '/help-now'];

/** What every page draws its menu and its foot from, once the office has changed them. */
export function changedMenu(
  edits: Edits,
  { guide, brand }: { guide: string; brand: string },
): Pick<Navigation, 'top' | 'columns'> | undefined {
  const changed = edits.of<Navigation>('navigation', NAVIGATION);
  if (!changed) return undefined;
  const named = ({ label, to }: NavLink) => ({
    label: label.replaceAll('{{guide}}', guide).replaceAll('{{brand}}', brand),
    to,
  });
  return {
    top: changed.top.map(named),
    columns: changed.columns.map(({ title, links }) => ({ title, links: links.map(named) })),
  };
}
