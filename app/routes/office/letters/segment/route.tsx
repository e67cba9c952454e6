import { useEffect, useState } from 'react';
import { redirect, useFetcher } from 'react-router';
import type { SegmentRules } from '../../../../../domain/marketing/browser.ts';
import type { SegmentCount } from '../../../../../domain/marketing/index.ts';
import { everybody, readSegment, removeSegment, saveSegment } from '../../../../../domain/marketing/index.ts';
import { figure } from '../../../../../shared/figures.ts';
import { type Asked, after, answerForm, answerPage, change } from '../../../../answer.server.ts';
import { formFor } from '../../../../components/action-form.tsx';
import { BackTo } from '../../../../components/back-to.tsx';
import { PageHeading } from '../../../../components/page-heading.tsx';
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

const back = async () => {
  throw redirect('/office/letters/segments');
};

export const action = answerForm({
  save: after(
    change(saveSegment, ({ member, params }: Asked<Route.ActionArgs>) => ({
      actor: member,
      segmentId: params.segmentId === NEW ? undefined : params.segmentId,
    })),
    back,
  ),
  remove: after(
    change(removeSegment, ({ member, params }: Asked<Route.ActionArgs>) => ({
      actor: member,
      segmentId: params.segmentId,
    })),
    back,
  ),
});

export { preserveInput as clientAction } from '../../../../components/preserve-input.ts';

const Form = formFor<typeof action>();

export default function Segment({ loaderData: segment }: Route.ComponentProps) {
  const [rules, setRules] = useState<SegmentRules>(segment.rules);
  return (
    <>
      <BackTo to="/office/letters/segments">Segments</BackTo>
      <PageHeading title={segment.name || 'New segment'} />
      <Form
        intent="save"
        also={['remove']}
        className="max-w-3xl space-y-6"
        values={{ name: segment.name }}
        variant="gold"
        submit="Save the segment"
        fields={(field) => ({
          name: <Field label="Name" placeholder="Personal year 9" maxLength={80} required {...field.name} />,
          rules: (
            <>
              <RulesEditor rules={rules} onChange={setRules} />
              <input type="hidden" name="rules" value={JSON.stringify(rules)} />
              {field.rules.error && <p className="text-fine font-semibold text-bad">{field.rules.error}</p>}
            </>
          ),
        })}
        footer={(button) => (
          <>
            <LiveCount rules={rules} />
            <div className="flex flex-wrap gap-3">
              {button}
              {segment.id && (
                <Button type="submit" name="intent" value="remove" variant="quiet" formNoValidate>
                  Remove it
                </Button>
              )}
            </div>
          </>
        )}
      />
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
