import { storeProductFile } from '../../../domain/content/index.ts';
import { invalid } from '../../../domain/errors.ts';
import { answerQuery } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import { formOf } from '../../parse.ts';
import type { Route } from './+types/product-files';

/** A file for the buyers of a product that is being made. */
export function action({ request, context }: Route.ActionArgs) {
  return answerQuery(async () => {
    const file = (await formOf(request, 'file')).get('file');
    if (!(file instanceof File) || file.size === 0) throw invalid({ file: 'Please choose a file.' });
    const bytes = new Uint8Array(await file.arrayBuffer());
    const actor = context.get(memberContext);
    return Response.json(await storeProductFile(servicesOf(context), { actor, name: file.name, bytes }));
  });
}
