import { Link } from 'react-router';
import type { AuditLine } from '../../../domain/identity/index.ts';
import { LocalTime } from '../local-time.tsx';

/** Each thing somebody did: when, who, what, about which row, and what it was before. */
export function AuditLines({ lines }: { lines: AuditLine[] }) {
  return (
    <ol className="divide-y divide-rule border-y border-rule">
      {lines.map((line) => (
        <li key={line.id} className="grid gap-x-5 py-3 md:grid-cols-[11rem_1fr]">
          <span className="text-fine text-quiet lining-nums">
            <LocalTime at={line.at} />
          </span>
          <div className="min-w-0">
            <p>
              <Actor line={line} /> {line.words}
              {line.about.label && <span className="text-quiet">: {line.about.label}</span>}
            </p>
            {line.change.map(({ field, before, after }) => (
              <p key={field} className="text-fine wrap-anywhere text-quiet">
                {field}: {before && <del className="mr-1">{shown(before)}</del>}
                {after ? <ins className="no-underline">{shown(after)}</ins> : 'removed'}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Actor({ line: { actor } }: { line: AuditLine }) {
  if (!actor.id) return <span className="font-semibold">{actor.name}</span>;
  return (
    <Link to={`/office/settings/log?by=${actor.id}`} className="font-semibold">
      {actor.name}
    </Link>
  );
}

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const shown = (text: string) => (MOMENT.test(text) ? <LocalTime at={text} /> : short(text));

const LONGEST = 300;
const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text);
