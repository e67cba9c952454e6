import { z } from 'zod';
import * as entries from '../../../domain/content/index.ts';
import { invalid } from '../../../domain/errors.ts';
import { line } from '../../../shared/fields.ts';
import { answerQuery } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import { formOf, parse, pieceOf } from '../../parse.ts';
import type { Route } from './+types/media-upload';

const replaces = z.string().max(32).optional();
const words = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('picture'), alt: z.string().default(''), replaces }),
  z.object({
    intent: z.literal('begin'),
    name: line(250, 'Please choose a file.'),
    alt: z.string().default(''),
    size: z.coerce.number(),
    replaces,
  }),
  z.object({
    intent: z.literal('finish'),
    uploadId: z.string(),
    seconds: z
      .string()
      .optional()
      .transform((text) => Number(text) || undefined),
  }),
]);

/**
 * Everything that comes into the media library. A picture comes in one request; films, sound and files in pieces: begin says
 * where to go on, each piece says how far it is, finish makes it part of the library.
 */
export function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const actor = context.get(memberContext);
  const work = async () => {
    const piece = await pieceOf(request);
    if (piece) return entries.saveMediaPiece(services, { actor, ...piece });
    const form = await formOf(request, 'picture', 'poster');
    const said = parse(words, Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')));
    if (said.intent === 'begin') return entries.startMediaUpload(services, { actor, ...said });
    if (said.intent === 'finish')
      return entries.finishMediaUpload(services, {
        actor,
        ...said,
        poster: await bytesOf(form.get('poster')),
      });
    const bytes = await bytesOf(form.get('picture'));
    if (!bytes?.length) throw invalid({ picture: 'Please choose a picture.' });
    if (said.replaces) return entries.replacePicture(services, { actor, id: said.replaces, bytes });
    return entries.addPicture(services, { actor, alt: said.alt, name: nameOf(form.get('picture')), bytes });
  };
  return answerQuery(async () => Response.json(await work()));
}

const bytesOf = async (file: FormDataEntryValue | null) =>
  file instanceof File ? new Uint8Array(await file.arrayBuffer()) : undefined;
const nameOf = (file: FormDataEntryValue | null) => (file instanceof File ? file.name : undefined);
