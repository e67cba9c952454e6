import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { redirect, useRevalidator } from 'react-router';
import {
  checkPeople,
  discardImport,
  importPeople,
  readImport,
} from '../../../../../domain/marketing/index.ts';
import { counted, figure } from '../../../../../shared/figures.ts';
import { type Asked, after, answerForm, answerPage, change } from '../../../../answer.server.ts';
import { dialogFor, formFor } from '../../../../components/action-form.tsx';
import { BackTo } from '../../../../components/back-to.tsx';
import { importStates, verdictWords } from '../../../../components/office/import-words.ts';
import { PageHeading } from '../../../../components/page-heading.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Button, buttonLook } from '../../../../ui/button.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import { Table } from '../../../../ui/table.tsx';
import type { Route } from './+types/route';
import { MatchForm } from './match-form.tsx';

export { PortalProblem as ErrorBoundary } from '../../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.fileName ?? 'List' }];

export const loader = answerPage(({ params: { importId }, services, member }: Asked<Route.LoaderArgs>) => {
  return readImport(services, { actor: member, importId });
});

const byList = ({ member, params }: Asked<Route.ActionArgs>) => ({
  actor: member,
  importId: params.importId,
});

export const action = answerForm({
  check: change(checkPeople, byList),
  import: change(importPeople, byList),
  drop: after(change(discardImport, byList), async () => {
    throw redirect('/office/letters/imports');
  }),
});

export { preserveInput as clientAction } from '../../../../components/preserve-input.ts';

const Form = formFor<typeof action>();
const Ask = dialogFor<typeof action>();

const LOOK_AGAIN_MS = 2_000;

export default function Import({ loaderData: list }: Route.ComponentProps) {
  const isAtWork = list.state === 'checking' || list.state === 'running';
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isAtWork) return;
    const timer = setInterval(() => void revalidate(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isAtWork, revalidate]);
  return (
    <>
      <BackTo to="/office/letters/imports">Lists</BackTo>
      <PageHeading title={list.fileName} subtitle={counted(list.lines, 'line')}>
        <Badge look={list.state === 'done' ? 'good' : 'secondary'}>{importStates[list.state]}</Badge>
      </PageHeading>
      {isAtWork && <AtWork list={list} />}
      {list.state === 'matching' && <MatchForm list={list} />}
      {(list.state === 'checked' || list.state === 'done') && <Result list={list} />}
    </>
  );
}

type Data = Route.ComponentProps['loaderData'];

function AtWork({ list: { state, passed, lines } }: { list: Data }) {
  return (
    <div className="max-w-xl space-y-3" role="status">
      <p>
        {state === 'checking' ? 'Checking' : 'Taking in'}: {figure(passed)} of {figure(lines)} lines. You may
        leave this page; it goes on.
      </p>
      <Progress value={(100 * passed) / lines} label="Lines worked through" />
    </div>
  );
}

function Result({ list }: { list: Data }) {
  const good = list.verdicts.filter(({ isGood }) => isGood).reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="space-y-8">
      <p className="text-lead">
        {list.state === 'checked'
          ? `${counted(good, 'person', 'people')} can be taken in${list.consent ? '' : ', without letters'}. Nothing has been changed so far.`
          : `${counted(good, 'person was', 'people were')} taken in.`}
      </p>
      <Table
        caption="What became of the lines"
        rows={list.verdicts}
        rowKey={({ verdict }) => verdict}
        empty="No line was read."
        columns={[
          {
            header: 'Result',
            cell: ({ verdict, isGood }) => (
              <Badge look={isGood ? 'good' : 'warn'}>{verdictWords(verdict)}</Badge>
            ),
          },
          {
            header: 'Lines',
            cell: ({ count }) => <span className="lining-nums">{figure(count)}</span>,
          },
          {
            header: 'Such as line',
            cell: ({ lines }) => <span className="lining-nums">{lines.join(', ')}</span>,
          },
        ]}
      />
      <Decide list={list} good={good} />
    </div>
  );
}

function Decide({ list: { id, state }, good }: { list: Data; good: number }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {state === 'checked' && good > 0 && (
        <Form intent="import" variant="gold" submit={`Import ${counted(good, 'person', 'people')}`} />
      )}
      <a href={`/office/letters/imports/${id}/report`} className={buttonLook({ variant: 'outline' })}>
        <Download className="size-4" aria-hidden="true" />
        Report of each line
      </a>
      <Ask
        intent="drop"
        title="Throw the list away?"
        text={
          state === 'done'
            ? 'The list and its report are gone then. The people who were taken in stay, with their tags and consents.'
            : 'The list is gone then. Nobody was taken in by it; people you know from elsewhere stay as they are.'
        }
        trigger={<Button variant="quiet">Throw the list away</Button>}
        submit="Throw it away"
        keep="Keep it"
        done={{ title: 'The list is gone', description: 'People stay.' }}
      />
    </div>
  );
}
