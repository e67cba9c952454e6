import { z } from 'zod';
import type { ReadList } from '../../../adapters/untrusted/untrusted.ts';
import type { Tx } from '../../../db/connect.ts';
import type { ImportTerms } from '../../../db/schema/index.ts';
import { compareDates, parseDate } from '../../../numerology/index.ts';
import { optional, optionalLine, ticked } from '../../../shared/fields.ts';
import { parseTags } from '../../contacts/index.ts';
import { DomainError, notFound } from '../../errors.ts';
import { formVerb, type Refuse } from '../../form-verb.ts';
import { type Actor, allowOwner, ownerOnly, ownerVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import type { Deps } from '../../services.ts';
import { today } from '../../today.ts';
import {
  changeImport,
  countVerdicts,
  deleteImport,
  findImport,
  type ImportRow,
  insertImport,
  insertLines,
  listImports,
  listLines,
} from './queries.ts';
import { guessColumns } from './read-line.ts';

/** The heading is the first line of the file. */
const FIRST_LINE = 2;

const CHOOSE = 'Please choose a CSV file.';

/** Takes in a file. Nobody is known by it yet: the owner says what its columns are first. */
export const uploadPeople = formVerb(
  z.object({ file: z.file(CHOOSE).min(1, CHOOSE) }),
  async (services, { actor, file }, refuse) => {
    const outcome = await services.untrusted.readList(new Uint8Array(await file.arrayBuffer()));
    if (outcome.status === 'unreadable') throw refuse({ file: outcome.words });
    if (outcome.status === 'over-limit')
      throw refuse({ file: 'This file takes too long to read. Please bring it in smaller parts.' });
    return recordList(services, { actor, fileName: file.name, list: outcome.answer });
  },
  allowOwner,
);

const recordList = ownerVerb<{ fileName: string; list: ReadList }, { importId: string }>(
  'people.uploaded',
  async ({ clock }, tx, { actor, fileName, list: { header, lines, portions } }) => {
    const made = await insertImport(tx, {
      fileName: fileName.slice(0, 200),
      header,
      lines,
      nextLine: FIRST_LINE,
      state: 'matching',
      madeBy: actor.id,
      createdAt: clock.now(),
    });
    let line = FIRST_LINE;
    for (const rows of portions) line += await insertLines(tx, made.id, line, rows);
    return { about: about(made), after: { lines }, answer: { importId: made.id } };
  },
);

const about = ({ id, fileName }: Pick<ImportRow, 'id' | 'fileName'>) => ({
  kind: 'import',
  id,
  label: fileName,
});

const column = optional(z.coerce.number().int());
const matched = z.object({
  importId: z.string(),
  columns: z
    .object({
      email: column,
      name: column,
      birthDate: column,
      tags: column,
      language: column,
      agreedOn: column,
    })
    .prefault({}),
  tags: z.string().max(500).default(''),
  /** Whether these people agreed to the newsletter, and the owner can prove it. */
  agreed: ticked,
  source: optionalLine(200),
  agreedOn: optionalLine(10),
});

/** Says what the columns are and on whose word people may be written to, and has every line checked. Nothing is kept. */
export const checkPeople = ownerVerb(
  'people.import_checked',
  matched,
  async (services, tx, given, refuse) => {
    const found = await importIn(tx, given.importId, 'matching', 'checked');
    const terms = termsOf(given, found, today(services), refuse);
    await changeImport(tx, found.id, { terms, state: 'checking', nextLine: FIRST_LINE });
    await services.jobs.enqueue(tx, 'import-people');
    return { about: about(found), after: { consent: terms.consent, tags: terms.tags }, answer: undefined };
  },
);

async function importIn(tx: Tx, importId: string, ...states: ImportRow['state'][]): Promise<ImportRow> {
  const found = await findImport(tx, knownId(importId, 'Import'));
  if (!found) throw notFound('Import');
  if (!states.includes(found.state)) {
    throw new DomainError('conflict', 'This list has gone on meanwhile. Please look at it again.');
  }
  return found;
}

function termsOf(
  { columns, tags, agreed, source, agreedOn }: z.output<typeof matched>,
  { header }: ImportRow,
  now: Parameters<typeof compareDates>[0],
  refuse: Refuse<typeof matched>,
): ImportTerms {
  const chosen = Object.values(columns).filter((at) => at !== undefined);
  if (columns.email === undefined) throw refuse({ columns: 'Please say which column holds the addresses.' });
  if (chosen.some((at) => at < 0 || at >= header.length)) throw refuse({ columns: 'No such column.' });
  if (new Set(chosen).size < chosen.length) throw refuse({ columns: 'Please use each column once.' });
  if (!agreed) return { columns, tags: parseTags(tags), consent: null };
  if (!source) throw refuse({ source: 'Please say where and how they agreed, as you could prove it.' });
  const date = agreedOn ? parseDate(agreedOn) : null;
  if (agreedOn && (!date || compareDates(date, now) > 0)) {
    throw refuse({ agreedOn: 'Please give a day that has been.' });
  }
  if (!agreedOn && columns.agreedOn === undefined) {
    throw refuse({ agreedOn: 'Please give the day they agreed, or the column that holds it.' });
  }
  return { columns, tags: parseTags(tags), consent: { source, ...(agreedOn ? { agreedOn } : {}) } };
}

/** Takes in what the check found good. */
export const importPeople = ownerVerb(
  'people.imported',
  z.object({ importId: z.string() }),
  async (services, tx, { importId }) => {
    const found = await importIn(tx, importId, 'checked');
    await changeImport(tx, found.id, { state: 'running', nextLine: FIRST_LINE });
    await services.jobs.enqueue(tx, 'import-people');
    return { about: about(found), after: { lines: found.lines }, answer: undefined };
  },
);

/** Throws a list away. Who was taken in by it already stays. */
export const discardImport = ownerVerb(
  'people.import_dropped',
  z.object({ importId: z.string() }),
  async (_services, tx, { importId }) => {
    const found = await importIn(tx, importId, 'matching', 'checked', 'done');
    await deleteImport(tx, found.id);
    return { about: about(found), answer: undefined };
  },
);

const SHOWN_LINES = 3;
const SHOWN_IMPORTS = 30;
const PORTION = 2_000;

export async function readImports({ db }: Deps, { actor }: { actor: Actor }) {
  ownerOnly(actor);
  return (await listImports(db, SHOWN_IMPORTS)).map(toImportCard);
}

function toImportCard({ id, fileName, state, lines, nextLine, createdAt, finishedAt }: ImportRow) {
  return {
    id,
    fileName,
    state,
    lines,
    /** How many lines the present pass has behind it. */
    passed: Math.min(lines, Math.max(0, nextLine - 2)),
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString(),
  };
}

/** A list on its way in: its columns, what the check or the run has found, and how far it is. */
export async function readImport({ db }: Deps, { actor, importId }: { actor: Actor; importId: string }) {
  ownerOnly(actor);
  const found = await findImport(db, knownId(importId, 'Import'));
  if (!found) throw notFound('Import');
  const [verdicts, first] = await Promise.all([
    countVerdicts(db, found.id),
    found.state === 'matching' ? listLines(db, { importId: found.id, from: 0, limit: SHOWN_LINES }) : [],
  ]);
  return {
    ...toImportCard(found),
    header: found.header,
    columns: found.terms?.columns ?? guessColumns(found.header),
    tags: found.terms?.tags ?? [],
    consent: found.terms?.consent ?? null,
    sample: first.map(({ line, cells }) => ({ line, cells: cells ?? [] })),
    verdicts: verdicts.map(({ verdict, count, lines }) => ({
      verdict,
      count,
      lines,
      isGood: verdict === 'new' || verdict === 'known',
    })),
  };
}

export const importReportHeader = ['Line', 'E-mail', 'Result'];

const noteReport = ownerVerb<{ importId: string }, string>(
  'people.import_reported',
  async (_services, tx, { importId }) => {
    const found = await findImport(tx, knownId(importId, 'Import'));
    if (!found) throw notFound('Import');
    return { about: { kind: 'import', id: found.id, label: found.fileName }, answer: found.id };
  },
);

/** What became of each line. */
export async function exportImportReport(
  services: Deps,
  who: { actor: Actor; importId: string },
): Promise<AsyncIterable<string[]>> {
  return linesOf(services, await noteReport(services, who));
}

async function* linesOf({ db }: Deps, importId: string): AsyncGenerator<string[]> {
  for (let from = 0; ; ) {
    const lines = await listLines(db, { importId, from, limit: PORTION });
    for (const { line, email, verdict } of lines)
      yield [String(line), email ?? '', verdict ?? 'not looked at yet'];
    const last = lines.at(-1);
    if (!last || lines.length < PORTION) return;
    from = last.line + 1;
  }
}
