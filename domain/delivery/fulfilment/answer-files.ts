import { randomUUID } from 'node:crypto';
import { HOUR } from '../../../shared/durations.ts';
import { checkFile, LARGEST_FILE } from '../../../shared/uploaded-file.ts';
import { DomainError, invalid, notFound } from '../../errors.ts';
import { removeLater } from '../../file-removal.ts';
import { type Actor, staffOnly } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { refuseWithoutRoom } from '../../room.ts';
import type { Deps } from '../../services.ts';
import { type OrderHolder, type OrderRow, openOrder, orderById } from '../../shop/index.ts';
import { type IntakeInput, intakeOf, saveIntake } from './intake.ts';
import { fileKeyName, formOfIntake, type IntakeField } from './intake-form.ts';
import { findIntake } from './queries.ts';

type Sent = Omit<IntakeInput, 'files'> & {
  /** By the key of their question: `q3`. A field that was left empty brings an empty file. */
  uploads?: Record<string, File>;
};

/**
 * The buyer's details with the files among them. A file is stored before the other answers are looked at: where one of those
 * is wrong, she does not have to choose it again.
 */
export async function saveDetails(services: Deps, holder: OrderHolder, { uploads = {}, ...input }: Sent) {
  const { order } = await openOrder(services, holder);
  const intake = await intakeOf(services.db, order);
  const files = await storeFiles(services, order, formOfIntake(intake).fields, uploads);
  if (Object.keys(files).length === 0) return saveIntake(services, holder, input);
  if (input.submit && !intake.submittedAt) {
    await saveIntake(services, holder, { ...input, files, submit: false });
    return saveIntake(services, holder, input);
  }
  return saveIntake(services, holder, { ...input, files });
}

/** What is not taken up by an answer is gone after an hour. */
const TAKEN_UP_MS = HOUR;

async function storeFiles(
  services: Deps,
  order: OrderRow,
  fields: IntakeField[],
  uploads: Record<string, File>,
): Promise<NonNullable<IntakeInput['files']>> {
  const asked = fields.filter(({ type }) => type === 'file');
  const given = asked.flatMap(({ name }) => {
    const file = uploads[name.replace('own.', '')];
    return file && file.size > 0 ? [{ name, file }] : [];
  });
  if (given.length === 0) return {};
  const read = await Promise.all(
    given.map(async ({ name, file }) => {
      const isLarge = file.size > LARGEST_FILE;
      const bytes = isLarge ? new Uint8Array(LARGEST_FILE + 1) : new Uint8Array(await file.arrayBuffer());
      return { field: name, bytes, checked: checkFile({ name: file.name, bytes }, 'file') };
    }),
  );
  const problems = read.flatMap(({ field, checked }) =>
    'problem' in checked ? [[field, checked.problem]] : [],
  );
  if (problems.length > 0) throw invalid(Object.fromEntries(problems));
  await refuseWithoutRoom(services, 'files are taken again');
  const stored: NonNullable<IntakeInput['files']> = {};
  const at = new Date(services.clock.now().getTime() + TAKEN_UP_MS);
  for (const { field, bytes, checked } of read) {
    if ('problem' in checked) continue;
    const key = `${folderOf(order.id)}${randomUUID()}.${checked.extension}`;
    await removeLater(services, services.db, { keys: [key], reason: 'an answer that was not sent', at });
    await services.files.put(key, bytes, { contentType: checked.type });
    stored[field] = { name: checked.name, key };
  }
  return stored;
}

const folderOf = (orderId: string): string => `answers/${orderId}/`;

/** Where the desk finds one. */
export const answerFilePath = (orderId: string, name: string): string =>
  `/office/orders/${orderId}/answers/${name.replace('own.', '')}`;

type AnswerFile = { fileKey: string; filename: string };

/** What she sent herself, for whoever holds the order. */
export async function openAnswerFile(
  services: Deps,
  holder: OrderHolder,
  { field }: { field: string },
): Promise<AnswerFile> {
  const { order, via } = await openOrder(services, holder);
  // Whoever only came back from the payment page may have typed any address.
  if (via === 'return') throw new DomainError('forbidden', 'Please open it by the link in your e-mail.');
  return fileOf(services.db, order.id, field);
}

/** The same for the desk. */
export async function readAnswerFile(
  { db }: Pick<Deps, 'db'>,
  { actor, orderId, field }: { actor: Actor; orderId: string; field: string },
): Promise<AnswerFile> {
  staffOnly(actor);
  const order = await orderById(db, knownId(orderId, 'Order'));
  if (!order) throw notFound('Order');
  return fileOf(db, order.id, field);
}

async function fileOf(db: Deps['db'], orderId: string, field: string): Promise<AnswerFile> {
  const intake = await findIntake(db, orderId);
  const name = `own.${field}`;
  const isFile =
    intake && formOfIntake(intake).fields.some((one) => one.name === name && one.type === 'file');
  const fileKey = isFile ? intake.answers[fileKeyName(name)] : undefined;
  if (!isFile || !fileKey?.startsWith(folderOf(orderId))) throw notFound('File');
  return { fileKey, filename: intake.answers[name] ?? 'file' };
}
