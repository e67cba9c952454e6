import { addPicture } from '../../../domain/content/index.ts';
import { invalid } from '../../../domain/errors.ts';
import { answerQuery } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import { formOf } from '../../parse.ts';
import type { Route } from './+types/pictures';

/** A picture for a text that is being written. */
export function action({ request, context }: Route.ActionArgs) {
  return answerQuery(async () => {
    const form = await formOf(request, 'picture');
    const picture = form.get('picture');
    if (!(picture instanceof File) || picture.size === 0)
      throw invalid({ picture: 'Please choose a picture.' });
    const added = await addPicture(servicesOf(context), {
      actor: context.get(memberContext),
      alt: String(form.get('alt') ?? ''),
      bytes: new Uint8Array(await picture.arrayBuffer()),
    });
    return Response.json(added);
  });
}
