import type { ContactKind } from '../../../domain/contacts/index.ts';
import type { PersonCard } from '../../../domain/marketing/index.ts';
import { Badge, type BadgeLook } from '../../ui/badge.tsx';

type Standing = PersonCard['standing'];

const standings: Record<Standing, [words: string, look: BadgeLook]> = {
  agreed: ['Gets letters', 'good'],
  'not-asked': ['Not agreed', 'secondary'],
  left: ['Unsubscribed', 'secondary'],
  bounced: ['Bounced', 'destructive'],
  complained: ['Complained', 'destructive'],
};

/** Whether somebody may be written to. */
export function StandingBadge({ standing }: { standing: Standing }) {
  const [words, look] = standings[standing];
  return <Badge look={look}>{words}</Badge>;
}

const kindWords: Record<ContactKind, [words: string, look: BadgeLook]> = {
  account: ['Account', 'good'],
  unproven: ['Address not confirmed', 'secondary'],
  guest: ['Guest', 'secondary'],
  lead: ['Lead', 'secondary'],
  imported: ['Imported', 'secondary'],
  reader: ['Gets letters', 'secondary'],
  writer: ['Wrote to us', 'secondary'],
};

/** Who somebody is to us: often more than one of these. */
export function Kinds({ kinds }: { kinds: ContactKind[] }) {
  return (
    <span className="flex flex-wrap gap-1">
      {kinds.map((kind) => (
        <Badge key={kind} look={kindWords[kind][1]}>
          {kindWords[kind][0]}
        </Badge>
      ))}
    </span>
  );
}

export const waysToUs: Record<PersonCard['cameBy'], string> = {
  newsletter: 'the newsletter',
  quiz: 'the quiz',
  order: 'an order',
  account: 'an account',
  letters: 'a letter',
  import: 'an import',
  session: 'a session',
  event: 'an event',
  message: 'a message',
};

export function Tags({ tags }: { tags: string[] }) {
  return (
    <span className="flex flex-wrap gap-1">
      {tags.map((tag) => (
        <Badge key={tag} look="secondary">
          {tag}
        </Badge>
      ))}
    </span>
  );
}
