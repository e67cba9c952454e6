import { type NoticeKind, noticeKindNames, noticeKinds } from '../../../domain/notices/browser.ts';
import {
  changeOwnerNoticeSettings,
  readOwnerNoticeSettings,
  readPush,
} from '../../../domain/notices/index.ts';
import { type Asked, answerForm, answerPage, byActor, change } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { useClockLabel } from '../../components/local-time.tsx';
import { Part } from '../../components/office/facts.tsx';
import { SavedNote, SettingsHead } from '../../components/office/settings/settings-nav.tsx';
import { PushSwitch } from '../../components/push-switch.tsx';
import { Checkbox, Choice } from '../../ui/field.tsx';
import type { Route } from './+types/notices';

export const meta: Route.MetaFunction = () => [{ title: 'Notices' }];

export const loader = answerPage(async ({ services, member: actor }: Asked<Route.LoaderArgs>) => {
  const settings = await readOwnerNoticeSettings(services, { actor });
  const push = await readPush(services, { memberId: actor.id });
  return { settings, push, zone: services.content.current().site.timeZone };
});

export const action = answerForm({ save: change(changeOwnerNoticeSettings, byActor) });

export { preserveInput as clientAction } from '../../components/preserve-input.ts';

const Form = formFor<typeof action>();

const mailOptions = [
  { value: 'now', label: 'At once' },
  { value: 'digest', label: 'In the digest' },
  { value: 'off', label: 'No e-mail' },
];
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const times = (none: string, clock: (time: string) => string) => [
  { value: '', label: none },
  ...hours.map((time) => ({ value: time, label: clock(time) })),
];
const digestHours = (clock: (time: string) => string) => [
  { value: '', label: 'No digest' },
  ...hours.map((time, hour) => ({ value: String(hour), label: clock(time) })),
];

export default function Notices({ loaderData: { settings, push, zone } }: Route.ComponentProps) {
  const clock = useClockLabel();
  const { mail, push: pushed, quietFrom, quietTo, digestHour } = settings;
  return (
    <>
      <SettingsHead isOwner />
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[3fr_2fr]">
        <Form
          intent="save"
          className="space-y-8"
          values={{ quietFrom, quietTo, digestHour }}
          variant="gold"
          submit="Save"
          around={(form, done) => <SavedNote text={done && 'Saved.'}>{form}</SavedNote>}
          fields={(field) => ({
            // Each kind has one of either, side by side.
            mail: noticeKindNames.map((kind) => (
              <KindLine key={kind} kind={kind} mail={mail} push={pushed} />
            )),
            push: null,
            quietFrom: <Choice label="Quiet from" options={times('Never', clock)} {...field.quietFrom} />,
            quietTo: <Choice label="Quiet until" options={times('Never', clock)} {...field.quietTo} />,
            digestHour: (
              <Choice
                label="Daily digest"
                options={digestHours(clock)}
                hint="What waits for you, and what came since the last one."
                {...field.digestHour}
              />
            ),
          })}
        >
          {(shown) => (
            <>
              <Part title="What you are told of">{shown.mail}</Part>
              <Part title="When">
                <p className="text-quiet">
                  All times are those of your own clock ({zone.replaceAll('_', ' ')}).
                </p>
                <div className="grid gap-5 sm:grid-cols-2">
                  {shown.quietFrom}
                  {shown.quietTo}
                  {shown.digestHour}
                </div>
                <p className="text-fine text-quiet">
                  What happens in your quiet hours is told when they end.
                </p>
              </Part>
            </>
          )}
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

type KindProps = { kind: NoticeKind } & Pick<Route.ComponentProps['loaderData']['settings'], 'mail' | 'push'>;

function KindLine({ kind, mail, push }: KindProps) {
  const { label } = noticeKinds[kind];
  return (
    <div className="grid items-center gap-x-6 border-b border-rule pb-3 sm:grid-cols-[1fr_11rem]">
      <Choice label={label} name={`mail.${kind}`} options={mailOptions} defaultValue={mail[kind]} />
      <Checkbox
        label={
          <>
            Push<span className="sr-only">: {label}</span>
          </>
        }
        name={`push.${kind}`}
        defaultChecked={push[kind]}
      />
    </div>
  );
}
