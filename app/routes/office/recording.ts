import { z } from 'zod';
import {
  finishRecordingUpload,
  type Progress,
  saveUploadedPiece,
  startRecordingUpload,
} from '../../../domain/delivery/index.ts';
import { line } from '../../../shared/fields.ts';
import { answerQuery } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import { fieldsOf, parse, pieceOf } from '../../parse.ts';
import type { Route } from './+types/recording';

const words = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('begin'),
    videoId: z.string(),
    name: line(200, 'Please choose a file.'),
    contentType: z.string(),
    size: z.coerce.number(),
  }),
  z.object({
    intent: z.literal('finish'),
    uploadId: z.string(),
    duration: z
      .string()
      .optional()
      .transform((text) => Number(text) || undefined),
  }),
]);

/** A recording in pieces: begin says where to go on, each piece says how far it is, finish attaches it. */
export function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const actor = context.get(memberContext);
  const work = async (): Promise<Progress | { done: true }> => {
    const piece = await pieceOf(request);
    if (piece) return saveUploadedPiece(services, { actor, ...piece });
    const said = parse(words, await fieldsOf(request));
    if (said.intent === 'begin') return startRecordingUpload(services, { actor, ...said });
    await finishRecordingUpload(services, { actor, uploadId: said.uploadId, durationSeconds: said.duration });
    return { done: true };
  };
  return answerQuery(async () => Response.json(await work()));
}
