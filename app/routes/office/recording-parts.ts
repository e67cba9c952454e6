import { z } from 'zod';
import { saveRecordedPiece, startRecordedPart } from '../../../domain/delivery/index.ts';
import { answerQuery } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import { parseForm } from '../../parse.ts';
import type { Route } from './+types/recording-parts';

const beginning = z.object({ videoId: z.string(), chapter: z.coerce.number() });

/** The recording desk speaks: a part begins, and its pieces follow while it is being recorded. */
export function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const actor = context.get(memberContext);
  const number = (name: string) => Number(request.headers.get(name) ?? Number.NaN);
  const work = async () => {
    if (request.headers.get('content-type') !== 'application/octet-stream') {
      return startRecordedPart(services, { actor, ...(await parseForm(beginning, request)) });
    }
    return saveRecordedPiece(services, {
      actor,
      partId: request.headers.get('part-id') ?? '',
      at: number('piece-at'),
      seconds: number('part-seconds'),
      bytes: new Uint8Array(await request.arrayBuffer()),
    });
  };
  return answerQuery(async () => Response.json(await work()));
}
