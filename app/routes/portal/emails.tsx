import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import type { Route } from './+types/emails';

export const meta: Route.MetaFunction = () => [{ title: 'Email Automation' }];

export default function Screen() {
  return (
    <>
      <PageHeading title="Email Automation" />
      <EmptyState text="No e-mail sequences yet." />
    </>
  );
}
