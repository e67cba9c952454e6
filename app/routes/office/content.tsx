import { BookOpenText, CircleQuestionMark, Hash, Mail, Quote, Scale } from 'lucide-react';
import { Link } from 'react-router';
import { countContent } from '../../../domain/content/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { Badge } from '../../ui/badge.tsx';
import type { Route } from './+types/content';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Content' }];

export const loader = answerPage(async ({ services, member }: Asked<Route.LoaderArgs>) => {
  return { counts: await countContent(services, { actor: member }) };
});

const shelves = [
  { kind: 'article', title: 'Articles', text: 'The blog, in Markdown.', Icon: BookOpenText },
  {
    kind: 'question',
    title: 'Questions',
    text: 'What the FAQ and the chat answer.',
    Icon: CircleQuestionMark,
  },
  {
    kind: 'testimonial',
    title: 'Testimonials',
    text: 'What people say, marked where it is a sample.',
    Icon: Quote,
  },
  {
    kind: 'meaning',
    title: 'Interpretations',
    text: 'Each number in each place, also in the PDFs.',
    Icon: Hash,
  },
  { kind: 'letter', title: 'E-mail texts', text: 'The words of the letters we send.', Icon: Mail },
  {
    kind: 'legal',
    title: 'Legal pages',
    text: 'Terms, withdrawal, refunds and privacy. Each order keeps the version it was placed under.',
    Icon: Scale,
  },
] as const;

export default function Content({ loaderData: { counts } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading
        title="Content"
        subtitle="Every text of the site: write, look, publish now or later, and go back when you like"
      />
      <ul className="grid gap-5 sm:grid-cols-2">
        {shelves.map(({ kind, title, text, Icon }) => (
          <li key={kind}>
            <Link to={kind} className="engraved flex h-full flex-col gap-2 p-6 no-underline hover:bg-sunken">
              <span className="flex items-center gap-3">
                <Icon className="size-5 text-gold" aria-hidden="true" />
                <span className="serif text-[1.375rem] leading-snug">{title}</span>
              </span>
              <span className="text-quiet">{text}</span>
              <span className="mt-2 flex flex-wrap items-center gap-2 text-fine text-quiet lining-nums">
                {counts[kind].all} in all
                {counts[kind].changed > 0 && <Badge look="gold">{counts[kind].changed} changed</Badge>}
                {counts[kind].waiting > 0 && <Badge look="info">{counts[kind].waiting} waiting</Badge>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
