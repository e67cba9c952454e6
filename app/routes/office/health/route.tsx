import { isOwner } from '../../../../domain/identity/index.ts';
import {
  activateRestoredCopy,
  backUpNow,
  changeRetention,
  readHealth,
} from '../../../../domain/office/index.ts';
import { fileSize } from '../../../../shared/figures.ts';
import { type Asked, answerForm, answerPage, byActor, change } from '../../../answer.server.ts';
import { LocalTime } from '../../../components/local-time.tsx';
import { Facts, Part } from '../../../components/office/facts.tsx';
import { FailingWork } from '../../../components/office/failing-work.tsx';
import { Outages } from '../../../components/office/outages.tsx';
import { SettingsHead } from '../../../components/office/settings/settings-nav.tsx';
import { waitingFilesLine } from '../../../components/office/waiting-files.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Table } from '../../../ui/table.tsx';
import type { Route } from './+types/route';
import { Backups } from './backups.tsx';
import { Retention } from './retention.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Health and backups' }];

export const loader = answerPage(async ({ services, member: actor }: Asked<Route.LoaderArgs>) => {
  const health = await readHealth(services, { actor });
  return { ...health, isOwner: isOwner(actor) };
});

export const action = answerForm({
  'back-up': change(backUpNow, byActor),
  wake: change(activateRestoredCopy, byActor),
  retention: change(changeRetention, byActor),
});

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

export default function Health({ loaderData: health }: Route.ComponentProps) {
  const { database, mails, ways, isOwner: owner } = health;
  return (
    <>
      <SettingsHead isOwner={owner} />
      <Outages outages={health.outages} />
      <FailingWork failing={health.failing} />
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <Part title="System">
          <Facts
            facts={[
              [
                'Version',
                <span key="v" className="lining-nums">
                  {health.version}
                </span>,
              ],
              ['Mode', health.mode],
              ['Running since', <LocalTime key="since" at={health.upSince} />],
              ['Mail goes to', ways.mail],
              ['Files are in', ways.files],
              ['Payments by', ways.payments],
              [
                'All three',
                health.outages.length === 0 && health.mode === 'live' && 'answered at the last call',
              ],
            ]}
          />
        </Part>
        <Part title="Database">
          <Facts
            facts={[
              ['Size', database && fileSize(database.bytes)],
              ['PostgreSQL', database?.version],
              ['Migrations', database && `${database.migrations}, the newest is ${database.newest}`],
              [
                'Ended by itself',
                health.returns && (
                  <span key="returns">
                    <LocalTime at={health.returns.at} />, and was started again ({health.returns.times} in
                    all)
                  </span>
                ),
              ],
            ]}
          />
        </Part>
        <Part title="Mail queue">
          <Facts
            facts={[
              ['Waiting', String((mails.queued ?? 0) + (mails.sending ?? 0))],
              ['Failed', String(mails.failed ?? 0)],
              ['Unknown', String(mails.unknown ?? 0)],
            ]}
          />
        </Part>
        <Part title="Files">
          <Facts
            facts={[['Room left', health.room.freeBytes !== undefined && fileSize(health.room.freeBytes)]]}
          />
          {health.room.isShort && !health.room.isLow && (
            <p role="alert">
              The disk fills up. Make room before uploads, documents and backups have to wait.
            </p>
          )}
          {health.room.isLow && (
            <p role="alert">The disk is nearly full: uploads and documents wait until there is room.</p>
          )}
          <Waiting files={health.waitingFiles} />
        </Part>
        <Helplines helplines={health.helplines} isLive={health.mode === 'live'} />
        <Backups health={health} />
        <Retention health={health} />
        <div className="lg:col-span-2">
          <Part title="Jobs">
            <Table
              caption="Jobs"
              rows={health.jobs}
              rowKey={({ name }) => name}
              empty="No job has run yet."
              columns={[
                { header: 'Job', cell: ({ name }) => name },
                { header: 'Waiting', cell: ({ waiting }) => <span className="lining-nums">{waiting}</span> },
                {
                  header: 'Failed lately',
                  cell: ({ failed }) =>
                    failed > 0 ? (
                      <Badge look="destructive">{failed}</Badge>
                    ) : (
                      <span className="lining-nums">0</span>
                    ),
                },
                {
                  header: 'Last finished',
                  cell: ({ lastDone }) => (lastDone ? <LocalTime at={lastDone} /> : 'not yet'),
                },
              ]}
            />
          </Part>
        </div>
      </div>
    </>
  );
}

type HealthData = Route.ComponentProps['loaderData'];

function Waiting({ files }: { files: HealthData['waitingFiles'] }) {
  if (!files) return <p>No file waits to be removed.</p>;
  return (
    <p className="wrap-anywhere">
      {waitingFilesLine(files.count)}, the oldest since <LocalTime at={files.oldest} />.
      {files.lastError && ` The last error: ${files.lastError}.`} They are tried again by themselves.
    </p>
  );
}

function Helplines({ helplines, isLive }: { helplines: HealthData['helplines']; isLive: boolean }) {
  return (
    <Part title="Helplines">
      <Facts
        facts={[
          [
            'Checked',
            helplines.checkedAt && <LocalTime key="checked" at={helplines.checkedAt} as="MMM d, yyyy" />,
          ],
        ]}
      />
      {!helplines.isFresh && (
        <p role="alert">
          Nobody has compared <a href="/help-now">the helplines</a> with their operators’ pages for a year.
          Please do,
          {isLive ? ' and say so in the set-up.' : ' before you go live.'}
        </p>
      )}
    </Part>
  );
}
