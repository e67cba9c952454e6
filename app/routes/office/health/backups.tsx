import { Download } from 'lucide-react';
import { figure, fileSize } from '../../../../shared/figures.ts';
import { formFor } from '../../../components/action-form.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { Facts, Part } from '../../../components/office/facts.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { Route } from './+types/route';
import type { action } from './route.tsx';

type Health = Route.ComponentProps['loaderData'];
type Props = { health: Health };

export function Backups({ health }: Props) {
  const { backups, isOwner } = health;
  return (
    <Part title="Backups">
      <Ways health={health} />
      {isOwner && <BackUpNow />}
      <ul className="divide-y divide-rule">
        {backups.map((backup) => (
          <li key={backup.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <Told backup={backup} />
            {isOwner && (
              <a
                href={`/office/settings/backups/${backup.id}`}
                className="inline-flex min-h-11 items-center gap-2"
              >
                <Download className="size-4" aria-hidden="true" />
                Download
              </a>
            )}
          </li>
        ))}
      </ul>
      <HowToRestore />
    </Part>
  );
}

function Ways({ health: { backups, backupWays, mode } }: Props) {
  const { places, hour, key } = backupWays;
  const isNightly = mode === 'live' && hour !== undefined;
  const [newest] = backups;
  const tried = backups.find(({ triedAt }) => triedAt);
  return (
    <Facts
      facts={[
        ['The last one', newest ? <LocalTime key="last" at={newest.madeAt} /> : 'None has been made yet.'],
        ['By itself', isNightly ? `every night after ${hour}:00` : 'never: only when you make one'],
        ['They go to', places.join(' and to ')],
        [
          'Encrypted',
          key
            ? `with the key ${key}. Whoever loses that key loses every backup: nobody can open them without it.`
            : 'no. With BACKUP_KEY set they can be opened with that key alone.',
        ],
        [
          'Last restored to try it',
          tried?.triedAt && (
            <span key="tried">
              <LocalTime at={tried.triedAt} />: {trialWords(tried)}
            </span>
          ),
        ],
        ['Kept', 'the last of 7 days, 4 weeks and 12 months'],
      ]}
    />
  );
}

const trialWords = ({ trialProblem, trialHindrance }: Health['backups'][number]) =>
  trialHindrance ? `cannot be tried: ${trialHindrance}` : (trialProblem ?? 'all rows and files came back');

const Form = formFor<typeof action>();

function BackUpNow() {
  return (
    <Form
      intent="back-up"
      className="space-y-3"
      variant="outline"
      submit="Back up now"
      submitting="Backing up …"
      footer={(button) => (
        <>
          {button}
          <p className="text-fine text-quiet">
            It holds everybody's data: the database, and all documents, recordings and attachments.
          </p>
        </>
      )}
    />
  );
}

function Told({ backup }: { backup: Health['backups'][number] }) {
  const { madeAt, rows, files, missing, bytes, problem, keyMark, trialProblem } = backup;
  const { missingNames } = backup;
  return (
    <span className="min-w-0 wrap-anywhere">
      <LocalTime at={madeAt} /> {trialProblem && <Badge look="destructive">does not restore</Badge>}{' '}
      {missing > 0 && <Badge look="warn">incomplete</Badge>}
      <span className="block text-fine text-quiet lining-nums">
        {figure(rows)} rows, {missing > 0 && `${figure(files)} of `}
        {figure(files + missing)} files, {fileSize(bytes)}
        {keyMark && `, key ${keyMark}`}
      </span>
      {missing > 0 && (
        <span className="block text-fine">
          Missing: {missingNames.join(', ')}
          {missing > missingNames.length && ` and ${figure(missing - missingNames.length)} more`}
        </span>
      )}
      {problem && <span className="block text-fine">Not in {problem}</span>}
    </span>
  );
}

function HowToRestore() {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2">How to bring one back</summary>
      <p>
        Stop the site. On its machine, or on a new one with the same .env file, run{' '}
        <code>npm run db:restore -- latest --replace</code>, or name a downloaded file in the place of
        “latest”. Then start the site, sign in and wake it: until then a restored copy sends nothing.
        Everything is as it was at that moment, and what came later is gone.
      </p>
    </details>
  );
}
