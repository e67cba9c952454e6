import type { ContentKind } from '../../content/edition.ts';
import { notFound } from '../errors.ts';
import { type Actor, staffOnly } from '../identity/index.ts';
import type { Parts } from '../services.ts';
import { today } from '../today.ts';
import type { ContentBodies } from './content-bodies.ts';
import { listLatest } from './queries.ts';
import type { ContentPage } from './read-content.ts';
import { writtenOf } from './written-content.ts';

/** An empty sheet for a kind the office may add to. */
export async function emptyContent(
  services: Parts,
  { actor, kind }: { actor: Actor; kind: ContentKind },
): Promise<ContentPage> {
  staffOnly(actor);
  const sheet = blank(services)[kind];
  if (!sheet) throw notFound('Page');
  return {
    kind,
    key: 'new',
    title: sheet.title,
    state: 'draft',
    publishAt: undefined,
    body: sheet.body,
    live: undefined,
    base: 0,
    hasWritten: false,
    isWritten: false,
    versions: [],
  };
}

type Blank = { [Kind in ContentKind]?: { title: string; body: ContentBodies[Kind] } };

function blank(services: Parts): Blank {
  const { year, month, day } = today(services);
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return {
    testimonial: {
      title: 'New testimonial',
      body: { id: '', quote: '', name: '', place: '', product: 'report', sample: false },
    },
    question: { title: 'New question', body: { id: '', group: 'Readings', question: '', answer: '' } },
    article: {
      title: 'New article',
      body: {
        ...{ id: '', title: '', description: '', date, minutes: 1, product: 'report' },
        ...{ image: 'constellation', number: 'lifePath', body: '' },
      },
    },
  };
}

/** The wanted key, or the first of its followers that nothing has: 'letters', 'letters-2'. */
export async function freeKey({ db }: Parts, { kind, wanted }: { kind: ContentKind; wanted: string }) {
  const taken = new Set([
    'new',
    ...writtenOf(kind).map(({ key }) => key),
    ...(await listLatest(db, kind)).map(({ key }) => key),
  ]);
  let key = wanted;
  for (let more = 2; taken.has(key); more++) key = `${wanted}-${more}`;
  return key;
}
