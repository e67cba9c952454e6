import { Form, Link, redirect, useNavigation } from 'react-router';
import { invalid } from '../../../../domain/errors.ts';
import { readImports, uploadPeople } from '../../../../domain/marketing/index.ts';
import { figure } from '../../../../shared/figures.ts';
import { type Asked, answerPage, orProblem } from '../../../answer.server.ts';
import { FormError } from '../../../components/form-error.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { Part } from '../../../components/office/facts.tsx';
import { importStates } from '../../../components/office/import-words.ts';
import { LettersNav } from '../../../components/office/letters-nav.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { servicesOf } from '../../../context.ts';
import { memberContext } from '../../../middleware/member.ts';
import { formOf } from '../../../parse.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Table } from '../../../ui/table.tsx';
import type { Route } from './+types/imports';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Bring a list' }];

export const loader = answerPage(async ({ services, member: actor }: Asked<Route.LoaderArgs>) => {
  return { imports: await readImports(services, { actor }) };
});

export async function action({ request, context }: Route.ActionArgs) {
  const upload = async () => {
    const file = (await formOf(request, 'file')).get('file');
    if (!(file instanceof File) || file.size === 0) throw invalid({ file: 'Please choose a CSV file.' });
    return uploadPeople(servicesOf(context), {
      actor: context.get(memberContext),
      fileName: file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
    });
  };
  const answer = await orProblem(upload());
  if (answer.data.problem) return answer;
  throw redirect(`/office/letters/imports/${answer.data.importId}`);
}

export default function Imports({ loaderData: { imports }, actionData }: Route.ComponentProps) {
  const pending = useNavigation().state === 'submitting';
  return (
    <>
      <PageHeading title="Bring a list" subtitle="People you know from elsewhere, from a CSV file" />
      <LettersNav />
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_1.4fr]">
        <Part title="A new list">
          <Form method="post" encType="multipart/form-data" className="space-y-4">
            <FormError problem={actionData?.problem} />
            <Field
              label="CSV file"
              name="file"
              type="file"
              accept=".csv,text/csv,text/plain"
              className="py-2.5"
              hint="Commas, semicolons or tabs; the first line names the columns. Up to 200,000 lines."
              error={actionData?.problem?.fields.file}
            />
            <Button type="submit" variant="gold" pending={pending}>
              Read the file
            </Button>
            <p className="text-fine text-quiet">
              Nobody is taken in yet. You say what the columns are, every line is checked, and you decide
              then.
            </p>
          </Form>
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
