import type { ContentPage } from '../../../domain/content/index.ts';
import type { action } from '../../routes/office/product/route.tsx';
import { Badge, type BadgeLook } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { dialogFor, formFor } from '../action-form.tsx';
import { LocalTime } from '../local-time.tsx';
import { Notice } from '../notice.tsx';

/** Whatever kind of text it is: its page offers these changes (routes/office/version-changes.server.ts). */
const Form = formFor<typeof action>();
const Ask = dialogFor<typeof action>();

/** A version that waits for its hour, with the way to take it back. */
export function ScheduledNotice({ at }: { at: string }) {
  return (
    <div className="mb-6">
      <Notice title="This version is waiting for its hour">
        It goes live on <LocalTime at={at} />. Until then visitors see what was there before.
        <div className="mt-3">
          <Ask
            intent="unschedule"
            title="Take the schedule back?"
            text="The version stays here as a draft."
            trigger={
              <Button variant="outline" size="sm">
                Do not publish it then
              </Button>
            }
            submit="Take it back"
            keep="Leave it"
            done={{ title: 'Taken back', description: 'It is a draft again.' }}
          />
        </div>
      </Notice>
    </div>
  );
}

type Version = ContentPage['versions'][number];

const marks: Record<Version['label'], [string, BadgeLook]> = {
  live: ['On the site', 'good'],
  scheduled: ['Scheduled', 'info'],
  draft: ['Draft', 'secondary'],
  earlier: ['Earlier', 'secondary'],
};

/** Every version of a text, newest first, each one press from being in force again. */
export function ContentHistory({ page }: { page: ContentPage }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-[1.375rem]">
        History
      </h2>
      <ol className="mt-3 divide-y divide-rule border-y border-rule">
        {page.versions.map((version) => (
          <li key={version.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <Badge look={marks[version.label][1]}>{marks[version.label][0]}</Badge>
            <span className="min-w-0 flex-1 basis-52 text-fine">
              <LocalTime at={version.madeAt} />
              <span className="text-quiet"> by {version.madeBy}</span>
              {version.isWritten && <span className="text-quiet">: back to the original</span>}
            </span>
            {version.label !== 'live' && !version.isWritten && (
              <Restore versionId={String(version.id)} label="Restore" from={version.madeAt} />
            )}
          </li>
        ))}
        {page.hasWritten && (
          <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <Badge look={page.isWritten ? 'good' : 'secondary'}>
              {page.isWritten ? 'On the site' : 'Original'}
            </Badge>
            <span className="min-w-0 flex-1 basis-52 text-fine text-quiet">As it was first written</span>
            {!page.isWritten && <Restore versionId="written" label="Restore the original" />}
          </li>
        )}
      </ol>
    </section>
  );
}

type RestoreProps = { versionId: string; label: string; from?: string };

function Restore({ versionId, label, from }: RestoreProps) {
  return (
    <Form
      intent="restore"
      hidden={{ versionId }}
      className=""
      variant="outline"
      size="sm"
      submit={
        <>
          {label}
          {from && (
            <span className="sr-only">
              {' '}
              the version of <LocalTime at={from} />
            </span>
          )}
        </>
      }
      failed="Not restored"
      done={{ title: 'Restored', description: 'It is on the site again.' }}
    />
  );
}
