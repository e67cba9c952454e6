import { Link, redirect } from 'react-router';
import { readImports, uploadPeople } from '../../../../domain/marketing/index.ts';
import { figure } from '../../../../shared/figures.ts';
import { type Asked, after, answerForm, answerPage, byActor, change } from '../../../answer.server.ts';
import { formFor } from '../../../components/action-form.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { Part } from '../../../components/office/facts.tsx';
import { importStates } from '../../../components/office/import-words.ts';
import { LettersNav } from '../../../components/office/letters-nav.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Field } from '../../../ui/field.tsx';
import { Table } from '../../../ui/table.tsx';
import type { Route } from './+types/imports';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Import' }];

export const loader = answerPage(async ({ services, member: actor }: Asked<Route.LoaderArgs>) => {
  return { imports: await readImports(services, { actor }) };
});

export const action = answerForm({
  upload: after(change(uploadPeople, byActor, ['file']), async (_wish, { importId }) => {
    throw redirect(`/office/letters/imports/${importId}`);
  }),
});

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

const Form = formFor<typeof action>();

export default function Imports({ loaderData: { imports } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Import" subtitle="People you know from elsewhere, from a CSV file" />
      <LettersNav />
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_1.4fr]">
        <Part title="A new list">
          <Form
            intent="upload"
            files
            className="space-y-4"
            variant="gold"
            submit="Read the file"
            fields={(field) => ({
              file: (
                <Field
                  label="CSV file"
                  type="file"
                  accept=".csv,text/csv,text/plain"
                  hint="Commas, semicolons or tabs; the first line names the columns. Up to 200,000 lines."
                  {...field.file}
                />
              ),
            })}
            footer={(button) => (
              <>
                {button}
                <p className="text-fine text-quiet">
                  Nobody is taken in yet. You say what the columns are, every line is checked, and you decide
                  then.
                </p>
              </>
            )}
          />
        </Part>
        <Part title="Lists so far">
          <Table
            caption="Lists, newest first"
            rows={imports}
            rowKey={({ id }) => id}
            empty="None yet."
            columns={[
              {
                header: 'List',
                cell: ({ id, fileName }) => (
                  <Link to={`/office/letters/imports/${id}`} className="break-all">
                    {fileName}
                  </Link>
                ),
              },
              {
                header: 'Lines',
                cell: ({ lines }) => <span className="lining-nums">{figure(lines)}</span>,
              },
              { header: 'State', cell: ({ state }) => <Badge look="secondary">{importStates[state]}</Badge> },
              { header: 'Brought', cell: ({ createdAt }) => <LocalTime at={createdAt} as="d MMM yyyy" /> },
            ]}
          />
        </Part>
      </div>
    </>
  );
}
