import { Form, useNavigation } from 'react-router';
import { noticeKindNames, noticeKinds } from '../../../domain/notices/browser.ts';
import { changeNotices, noticeRules, readNoticeSettings, readPush } from '../../../domain/notices/index.ts';
import { recordOf } from '../../../shared/records.ts';
import { timeLabel } from '../../../shared/wall-time.ts';
import { type Asked, answerPage, orProblem } from '../../answer.server.ts';
import { FormError } from '../../components/form-error.tsx';
import { Part } from '../../components/office/facts.tsx';
import { SettingsHead } from '../../components/office/settings/settings-nav.tsx';
import { PushSwitch } from '../../components/push-switch.tsx';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import { fieldsOf, parse } from '../../parse.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Choice } from '../../ui/field.tsx';
import type { Route } from './+types/notices';

export const meta: Route.MetaFunction = () => [{ title: 'Notices' }];

export const loader = answerPage(async ({ services, member: actor }: Asked<Route.LoaderArgs>) => {
  const settings = await readNoticeSettings(services, { actor });
  const push = await readPush(services, { memberId: actor.id });
  return { settings, push, zone: services.content.current().site.timeZone };
});

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await fieldsOf(request);
  const actor = context.get(memberContext);
  const save = async () => {
    const settings = parse(noticeRules, {
      kinds: recordOf(noticeKindNames, (kind) => ({
        mail: fields[`${kind}.mail`],
        push: fields[`${kind}.push`] === 'on',
      })),
      quiet: fields.quietFrom && fields.quietTo ? { from: fields.quietFrom, to: fields.quietTo } : null,
      digestHour: fields.digestHour ? Number(fields.digestHour) : null,
    });
    await changeNotices(servicesOf(context), { actor, settings });
    return { saved: true };
  };
  return orProblem(save());
}

const mailOptions = [
  { value: 'now', label: 'At once' },
  { value: 'digest', label: 'In the digest' },
  { value: 'off', label: 'No e-mail' },
];
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const times = (none: string) => [
  { value: '', label: none },
  ...hours.map((time) => ({ value: time, label: timeLabel(time) })),
];
const digestHours = [
  { value: '', label: 'No digest' },
  ...hours.map((time, hour) => ({ value: String(hour), label: timeLabel(time) })),
];

export default function Notices({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, push, zone } = loaderData;
  const { kinds, quiet, digestHour } = settings;
  const pending = useNavigation().state === 'submitting';
  const problem = actionData?.problem;
  return (
    <>
      <SettingsHead isOwner />
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[3fr_2fr]">
        <Form method="post" className="space-y-8">
          <FormError problem={problem} />
          {actionData && !problem && (
            <p role="status" className="rounded-md border border-good bg-good/5 p-4">
              Saved.
            </p>
          )}
          <Part title="What you are told of">
            {noticeKindNames.map((kind) => (
              <div
                key={kind}
                className="grid items-center gap-x-6 border-b border-rule pb-3 sm:grid-cols-[1fr_11rem]"
              >
                <Choice
                  label={noticeKinds[kind].label}
                  name={`${kind}.mail`}
                  options={mailOptions}
                  defaultValue={kinds[kind].mail}
                />
                <Checkbox
                  label={
                    <>
                      Push<span className="sr-only">: {noticeKinds[kind].label}</span>
                    </>
                  }
                  name={`${kind}.push`}
                  defaultChecked={kinds[kind].push}
                />
              </div>
            ))}
          </Part>
          <Part title="When">
            <p className="text-quiet">All times are those of your own clock ({zone.replaceAll('_', ' ')}).</p>
            <div className="grid gap-5 sm:grid-cols-2">
              <Choice
                label="Quiet from"
                name="quietFrom"
                options={times('Never')}
                defaultValue={quiet?.from ?? ''}
              />
              <Choice
                label="Quiet until"
                name="quietTo"
                options={times('Never')}
                defaultValue={quiet?.to ?? ''}
              />
              <Choice
                label="Daily digest"
                name="digestHour"
                options={digestHours}
                defaultValue={digestHour ?? ''}
                error={problem?.fields.digestHour}
                hint="What waits for you, and what came since the last one."
              />
            </div>
            <p className="text-fine text-quiet">What happens in your quiet hours is told when they end.</p>
          </Part>
          <Button type="submit" variant="gold" pending={pending}>
            Save
          </Button>
        </Form>
        <Part title="Push">
          <p>
            On your phone or computer, also when no page of the office is open. Each browser has its own
            switch.
          </p>
          <PushSwitch publicKey={push.publicKey} endpoints={push.browsers.map(({ endpoint }) => endpoint)} />
          {push.browsers.length > 0 && (
            <p className="text-fine text-quiet">
              On in: {push.browsers.map(({ device }) => device).join(', ')}.
            </p>
          )}
        </Part>
      </div>
    </>
  );
}
