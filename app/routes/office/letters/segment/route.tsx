import { useEffect, useState } from 'react';
import { Form, redirect, useFetcher, useNavigation } from 'react-router';
import { z } from 'zod';
import type { SegmentRules } from '../../../../../domain/marketing/browser.ts';
import {
  everybody,
  readSegment,
  removeSegment,
  type SegmentCount,
  saveSegment,
  segmentRules,
} from '../../../../../domain/marketing/index.ts';
import { fromJson, line } from '../../../../../shared/fields.ts';
import { figure } from '../../../../../shared/figures.ts';
import { type Asked, answerPage, orProblem } from '../../../../answer.server.ts';
import { BackTo } from '../../../../components/back-to.tsx';
import { FormError } from '../../../../components/form-error.tsx';
import { PageHeading } from '../../../../components/page-heading.tsx';
import { servicesOf } from '../../../../context.ts';
import { memberContext } from '../../../../middleware/member.ts';
import { fieldsOf, parse } from '../../../../parse.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import type { Route } from './+types/route';
import { RulesEditor } from './rules-editor.tsx';

export { PortalProblem as ErrorBoundary } from '../../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.name || 'New segment' }];

const NEW = 'new';

export const loader = answerPage(
  async ({ params: { segmentId }, services, member }: Asked<Route.LoaderArgs>) => {
    if (segmentId === NEW) return { id: undefined, name: '', rules: everybody };
    return readSegment(services, { actor: member, segmentId });
  },
);

const saved = z.object({
  name: line(80, 'Please give it a name.'),
  rules: fromJson('These rules cannot be read.').pipe(segmentRules),
});

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const actor = context.get(memberContext);
  const segmentId = params.segmentId === NEW ? undefined : params.segmentId;
  const typed = await fieldsOf(request);
  const work = async () => {
    if (typed.intent === 'remove' && segmentId) await removeSegment(services, { actor, segmentId });
    else await saveSegment(services, { actor, segmentId, ...parse(saved, typed) });
    return { done: true };
  };
  const answer = await orProblem(work());
  if (answer.data.problem) return answer;
  throw redirect('/office/letters/segments');
}

export default function Segment({ loaderData: segment, actionData }: Route.ComponentProps) {
  const [rules, setRules] = useState<SegmentRules>(segment.rules);
  const pending = useNavigation().state === 'submitting';
  const problem = actionData?.problem;
  return (
    <>
      <BackTo to="/office/letters/segments">Segments</BackTo>
      <PageHeading title={segment.name || 'New segment'} />
      <Form method="post" className="max-w-3xl space-y-6">
        <FormError problem={problem} />
        <Field
          label="Name"
          name="name"
          defaultValue={segment.name}
          placeholder="Personal year 9"
          maxLength={80}
          required
          error={problem?.fields.name}
        />
        <RulesEditor rules={rules} onChange={setRules} />
        <input type="hidden" name="rules" value={JSON.stringify(rules)} />
        <LiveCount rules={rules} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="save" variant="gold" pending={pending}>
            Save the segment
          </Button>
          {segment.id && (
            <Button type="submit" name="intent" value="remove" variant="quiet" formNoValidate>
              Remove it
            </Button>
          )}
        </div>
      </Form>
    </>
  );
}

const inWords = ({ count = 0, readers = 0, followers = 0 }) =>
  `${figure(count)} ${count === 1 ? 'person' : 'people'} now; newsletter: ${figure(readers)}; letters of automations: ${figure(followers)}.`;

const PAUSE_MS = 250;

/** How many people the rules mean as they stand now. */
function LiveCount({ rules }: { rules: SegmentRules }) {
  const { load, data } = useFetcher<Partial<SegmentCount> & { error?: string }>();
  const text = JSON.stringify(rules);
  useEffect(() => {
    const timer = setTimeout(
      () => void load(`/office/letters/segments/count?rules=${encodeURIComponent(text)}`),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [text, load]);
  return (
    <p role="status" className="text-lead lining-nums">
      {data?.error ?? (data ? inWords(data) : 'Counting …')}
    </p>
  );
}
