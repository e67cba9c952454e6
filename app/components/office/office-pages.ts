import {
  BookOpenText,
  CalendarDays,
  ChartNoAxesCombined,
  FileText,
  Gift,
  GraduationCap,
  Images,
  Inbox,
  Landmark,
  type LucideIcon,
  MailCheck,
  Mails,
  PanelsTopLeft,
  PenLine,
  Presentation,
  Quote,
  Receipt,
  Repeat,
  Send,
  Settings,
  Sun,
  Tags,
  TicketPercent,
  UserRound,
  UsersRound,
  Workflow,
} from 'lucide-react';
import { beginsWords } from '../../../shared/begins-words.ts';

/** Every page that the office's navigation and its search lead to, in the order of a working day. */
export type OfficePage = {
  to: string;
  label: string;
  /** Other words that somebody may look for it by. */
  also?: string;
  /** Only the owner may open it: others are not shown it. The verbs decide; this keeps disappointments away. */
  owner?: true;
  /** Only this page itself is "here", not what lies below it. */
  end?: boolean;
};
type MenuPage = OfficePage & { Icon: LucideIcon };

export const menu: { label?: string; pages: MenuPage[] }[] = [
  {
    pages: [
      { to: '/office', label: 'Today', Icon: Sun, end: true, also: 'home due' },
      { to: '/office/customers', label: 'Customers', Icon: UsersRound, also: 'contacts clients people' },
    ],
  },
  {
    label: 'Sell',
    pages: [
      { to: '/office/orders', label: 'Orders', Icon: Receipt, also: 'payments sales withdrawals refunds' },
      { to: '/office/memberships', label: 'Memberships', Icon: Repeat, also: 'soul circle subscriptions' },
      { to: '/office/catalogue', label: 'Products', Icon: Tags, also: 'catalogue prices bundles' },
      { to: '/office/codes', label: 'Codes', Icon: TicketPercent, also: 'discounts coupons', owner: true },
      { to: '/office/gifts', label: 'Gifts', Icon: Gift, also: 'vouchers' },
      {
        to: '/office/invoices',
        label: 'Invoices',
        Icon: FileText,
        also: 'receipts credit notes vat tax accountant export one stop shop',
        owner: true,
      },
      {
        to: '/office/payouts',
        label: 'Payouts',
        Icon: Landmark,
        also: 'bank statement stripe fees balance reconciliation',
        owner: true,
      },
      { to: '/office/numbers', label: 'Analytics', Icon: ChartNoAxesCombined, also: 'revenue', owner: true },
    ],
  },
  {
    label: 'Calendar',
    pages: [
      { to: '/office/calendar', label: 'Sessions', Icon: CalendarDays, also: 'calendar bookings hours' },
      { to: '/office/events', label: 'Events', Icon: Presentation, also: 'workshops seats' },
    ],
  },
  {
    label: 'Create',
    pages: [
      {
        to: '/office/pages',
        label: 'Pages',
        Icon: PanelsTopLeft,
        also: 'landing page menu footer redirects',
      },
      {
        to: '/office/media',
        label: 'Media',
        Icon: Images,
        also: 'pictures photos video audio files uploads library',
      },
      {
        to: '/office/courses',
        label: 'Courses',
        Icon: GraduationCap,
        also: 'lessons modules quiz learners certificates',
      },
      { to: '/office/content/article', label: 'Articles', Icon: BookOpenText, also: 'blog posts' },
      {
        to: '/office/testimonials',
        label: 'Testimonials',
        Icon: Quote,
        also: 'reviews ratings quotes customers say',
      },
      {
        to: '/office/content',
        label: 'All texts',
        Icon: PenLine,
        end: true,
        also: 'content readings’ texts',
      },
    ],
  },
  {
    label: 'E-mail',
    pages: [
      { to: '/portal/support', label: 'Inbox', Icon: Inbox, also: 'support tickets chats messages' },
      { to: '/office/letters', label: 'Broadcasts', Icon: Send, end: true, also: 'newsletter campaigns' },
      {
        to: '/office/letters/automations',
        label: 'Automations',
        Icon: Workflow,
        also: 'sequences',
        owner: true,
      },
      { to: '/office/letters/people', label: 'People', Icon: UserRound, also: 'subscribers readers' },
      { to: '/portal/emails', label: 'Under way', Icon: MailCheck, also: 'e-mail automation sequences' },
      { to: '/office/outbox', label: 'E-mail log', Icon: Mails, also: 'outbox failed e-mails' },
    ],
  },
  { pages: [{ to: '/office/settings', label: 'Settings', Icon: Settings }] },
];

/** Of every hour: on a phone, at hand. */
export const bar = menu
  .flatMap(({ pages }) => pages)
  .filter(({ to }) => ['/office', '/office/customers', '/office/calendar', '/portal/support'].includes(to));

/** The pages below a heading of their own: those of the e-mails, and those of the settings. */
export const emailPages: OfficePage[] = [
  { to: '/office/letters', label: 'Broadcasts', end: true },
  { to: '/office/letters/automations', label: 'Automations', owner: true },
  { to: '/office/letters/people', label: 'People' },
  { to: '/office/letters/segments', label: 'Segments', also: 'groups audiences' },
  { to: '/office/letters/imports', label: 'Import', also: 'csv list subscribers', owner: true },
];
export const settingsPages: OfficePage[] = [
  { to: '/office/settings', label: 'Connections', end: true, also: 'stripe smtp bucket payments keys clock' },
  { to: '/office/settings/brand', label: 'Brand and time zone', also: 'name address tax practitioner' },
  { to: '/office/settings/tax', label: 'Tax', also: 'vat oss invoices small business', owner: true },
  { to: '/office/settings/referral', label: 'Referral', also: 'recommend friends link credit affiliates' },
  { to: '/office/settings/notices', label: 'Notices', also: 'notifications push', owner: true },
  { to: '/office/settings/replies', label: 'Ready answers', also: 'templates canned' },
  { to: '/office/setup', label: 'Set-up', owner: true },
  { to: '/office/settings/people', label: 'People', also: 'staff roles assistant', owner: true },
  { to: '/office/settings/programs', label: 'Integrations', also: 'api keys webhooks zapier', owner: true },
  { to: '/office/settings/health', label: 'Health and backups', also: 'version disk restore' },
  { to: '/office/settings/log', label: 'Audit log', owner: true },
];

/** Where something is begun. */
const actions: OfficePage[] = [
  { to: '/office/calendar?book=', label: 'Book a session', also: 'new appointment' },
  {
    to: '/office/calendar/rules',
    label: 'Change hours or take a holiday',
    also: 'block dates days off away',
  },
  { to: '/office/calendar/types', label: 'Change session types', also: 'length price buffer' },
  { to: '/office/calendar/unpaid', label: 'Unpaid sessions' },
  { to: '/office/catalogue/new', label: 'New product' },
  { to: '/office/pages/new', label: 'New page', also: 'own page' },
  { to: '/office/pages/landing', label: 'Landing page', also: 'home sections order' },
  { to: '/office/pages/menu', label: 'Menu, foot and moved addresses', also: 'navigation footer redirects' },
  { to: '/office/courses/new', label: 'New course', also: 'write lessons teach' },
  { to: '/office/content/article/new', label: 'New article', also: 'write blog post' },
  { to: '/office/content/legal', label: 'Legal pages', also: 'terms privacy withdrawal policies law' },
  { to: '/office/content/question/new', label: 'New question', also: 'faq' },
  { to: '/office/content/testimonial/new', label: 'New testimonial', also: 'review quote' },
  { to: '/office/letters/broadcasts/new', label: 'New broadcast', also: 'write newsletter' },
];

const mayOpen = (isOwner: boolean) => (page: OfficePage) => isOwner || !page.owner;

export const menuFor = (isOwner: boolean) =>
  menu.map(({ label, pages }) => ({ label, links: pages.filter(mayOpen(isOwner)) }));

export const pagesFor = (isOwner: boolean, pages: OfficePage[]): OfficePage[] =>
  pages.filter(mayOpen(isOwner));

/** Pages, settings and actions by their names and other words for them; each once, by where it leads. */
export function findOfficePages(typed: string, isOwner: boolean): OfficePage[] {
  const named = (under: string) => (page: OfficePage) => ({ ...page, label: `${under}: ${page.label}` });
  const all = [
    ...actions,
    ...menu.flatMap(({ pages }) => pages),
    ...emailPages,
    ...settingsPages.map(named('Settings')),
  ];
  const found = all
    .filter(mayOpen(isOwner))
    .filter(({ label, also = '' }) => beginsWords(`${label} ${also}`, typed));
  return [...new Map(found.toReversed().map((page) => [page.to, page])).values()].toReversed();
}
