import { Link } from 'react-router';
import { previewTemplate } from '../../../domain/mail/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { MailLooks } from '../../components/emails/mail-look.tsx';
import { nameOf } from '../../components/emails/template-list.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { cx } from '../../ui/class-names.ts';
import type { Route } from './+types/email-preview';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ params }) => [{ title: `${nameOf(params.template)}: preview` }];

export const loader = answerPage(({ params, request, services, member: actor }: Asked<Route.LoaderArgs>) => {
  const variant = new URL(request.url).searchParams.get('variant') ?? undefined;

  return previewTemplate(services, { actor, template: params.template, variant });
});

export default function EmailPreview({ loaderData: letter }: Route.ComponentProps) {
  return (
    <>
      <Link to="/portal/emails?tab=templates" className="mb-3 inline-flex min-h-11 items-center text-quiet">
        Templates
      </Link>
      <PageHeading title={letter.subject} subtitle={`${nameOf(letter.template)}, with sample data`} />
      {letter.variants.length > 0 && (
        <nav aria-label="Occasions" className="mb-5 flex flex-wrap gap-2">
          {[undefined, ...letter.variants].map((variant) => (
            <Link
              key={variant ?? ''}
              to={variant ? `?variant=${encodeURIComponent(variant)}` : '.'}
              aria-current={variant === letter.variant ? 'page' : undefined}
              className={cx(
                'flex min-h-11 items-center rounded-md border border-rule px-3 no-underline hover:bg-sunken',
                variant === letter.variant && 'border-gold font-semibold',
              )}
            >
              {nameOf(variant ?? letter.first)}
            </Link>
          ))}
        </nav>
      )}
      <MailLooks subject={letter.subject} html={letter.html} text={letter.text} />
    </>
  );
}
