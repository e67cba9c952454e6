import { Form, Link } from 'react-router';
import { readAuditLog } from '../../../domain/identity/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { AuditLines } from '../../components/office/audit-lines.tsx';
import { SettingsHead } from '../../components/office/settings/settings-nav.tsx';
import { Button } from '../../ui/button.tsx';
import type { Route } from './+types/audit-log';

export const meta: Route.MetaFunction = () => [{ title: 'Audit log' }];

export const loader = answerPage(({ request, services, member }: Asked<Route.LoaderArgs>) => {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return readAuditLog(services, { actor: member, query });
});

export default function AuditLog({ loaderData: { lines, older, by, isPaged } }: Route.ComponentProps) {
  return (
    <>
      <SettingsHead isOwner />
      <div className="mb-4 flex justify-end">
        {by && (
          <Link to="." className="inline-flex min-h-11 items-center">
            Everybody
          </Link>
        )}
      </div>
      {lines.length === 0 ? (
        <EmptyState text={isPaged ? 'Nothing older.' : 'Nothing has been done yet.'} />
      ) : (
        <AuditLines lines={lines} />
      )}
      {older && (
        <Form method="get" className="mt-5 text-right">
          {by && <input type="hidden" name="by" value={by} />}
          <Button type="submit" name="before" value={older} variant="outline">
            Older
          </Button>
        </Form>
      )}
    </>
  );
}
