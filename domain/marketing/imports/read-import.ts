import { notFound } from '../../errors.ts';
import { type Actor, ownerOnly, ownerVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import type { Parts } from '../../services.ts';
import { countVerdicts, findImport, type ImportRow, listImports, listLines } from './queries.ts';
import { guessColumns } from './read-line.ts';

const SHOWN_LINES = 3;
const SHOWN_IMPORTS = 30;
const PORTION = 2_000;

function toImportCard({ id, fileName, state, lines, nextLine, createdAt, finishedAt }: ImportRow) {
  return {
    ...{ id, fileName, state, lines },
    /** How many lines the present pass has behind it. */
    passed: Math.min(lines, Math.max(0, nextLine - 2)),
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString(),
  };
}

export async function readImports({ db }: Parts, { actor }: { actor: Actor }) {
  ownerOnly(actor);
  return (await listImports(db, SHOWN_IMPORTS)).map(toImportCard);
}

/** A list on its way in: its columns, what the check or the run has found, and how far it is. */
export async function readImport({ db }: Parts, { actor, importId }: { actor: Actor; importId: string }) {
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
      ...{ verdict, count, lines },
      isGood: verdict === 'new' || verdict === 'known',
    })),
  };
}

export const reportHeader = ['Line', 'E-mail', 'Result'];

const noteReport = ownerVerb<{ importId: string }, string>(
  'people.import_reported',
  async (_services, tx, { importId }) => {
    const found = await findImport(tx, knownId(importId, 'Import'));
    if (!found) throw notFound('Import');
    return { about: { kind: 'import', id: found.id, label: found.fileName }, answer: found.id };
  },
);

/** What became of each line. */
export async function exportReport(
  services: Parts,
  who: { actor: Actor; importId: string },
): Promise<AsyncIterable<string[]>> {
  return linesOf(services, await noteReport(services, who));
}

async function* linesOf({ db }: Parts, importId: string): AsyncGenerator<string[]> {
  for (let from = 0; ; ) {
    const lines = await listLines(db, { importId, from, limit: PORTION });
    for (const { line, email, verdict } of lines)
      yield [String(line), email ?? '', verdict ?? 'not looked at yet'];
    const last = lines.at(-1);
    if (!last || lines.length < PORTION) return;
    from = last.line + 1;
  }
}
