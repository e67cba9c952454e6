import { ScrollText } from 'lucide-react';
import { Link } from 'react-router';
import { isOwner } from '../../../domain/accounts/actor.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { memberContext } from '../../middleware/member.ts';
import type { Route } from './+types/settings';

export const meta: Route.MetaFunction = () => [{ title: 'Settings' }];

export function loader({ context }: Route.LoaderArgs) {
  return { isOwner: isOwner(context.get(memberContext)) };
}

export default function Settings({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Settings" subtitle="How this house is set up, and who works in it" />
      {loaderData.isOwner && (
        <Link to="log" className="engraved flex min-h-11 items-center gap-3 p-5 no-underline">
          <ScrollText className="size-5 text-gold" aria-hidden="true" />
          Audit log
        </Link>
      )}
    </>
  );
}
