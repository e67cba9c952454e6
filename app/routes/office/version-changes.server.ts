import { type ActionFunctionArgs, redirect } from 'react-router';
import { z } from 'zod';
import {
  draftContent,
  publishContent,
  publishMoment,
  restoreContent,
  unscheduleContent,
} from '../../../domain/content/index.ts';
import { deleteDraftOf, previewContent } from '../../../domain/office/index.ts';
import { type Asked, changeBy } from '../../answer.server.ts';
import { draftSubject } from '../../components/office/draft.tsx';
import { NEW } from '../../components/office/version-form.tsx';

type Place = Omit<Parameters<typeof restoreContent>[1], 'versionId'>;

/** What the history of a text offers, whatever kind of text it is (components/office/content-history.tsx). */
export const versionChanges = <A extends ActionFunctionArgs>(placeOf: (wish: Asked<A>) => Place) => ({
  restore: changeBy(
    z.object({ versionId: z.union([z.literal('written'), z.coerce.number()]) }),
    (wish: Asked<A>, { versionId }) => restoreContent(wish.services, { ...placeOf(wish), versionId }),
  ),
  unschedule: changeBy(z.object({}), (wish: Asked<A>) => unscheduleContent(wish.services, placeOf(wish))),
});

/** What each editor of a text sends besides its words. */
export const version = z.object({ base: z.coerce.number().catch(0), publishAt: z.string().optional() });

type Text = Parameters<typeof publishContent>[1];
type Editing<Written extends typeof version, T extends Text> = {
  written: Written;
  placeOf(wish: Asked): Place;
  /** Of what was typed; whether it may stand is the domain's business. */
  textFrom(wish: Asked, given: z.output<Written>): Promise<T>;
  addressOf(text: T): string;
};

/** What the editor of a text offers (components/office/version-form.tsx), and `saving` for what else it keeps. */
export function editorChanges<Written extends typeof version, T extends Text>({
  written,
  placeOf,
  textFrom,
  addressOf,
}: Editing<Written, T>) {
  /** Whatever is saved for the first time has a page of its own from then on. */
  const saving = <Done>(save: (wish: Asked, text: T, given: z.output<Written>) => Promise<Done>) =>
    changeBy(written, async (wish: Asked, given) => {
      const text = await textFrom(wish, given);
      const done = await save(wish, text, given);
      if (placeOf(wish).key !== NEW) return done;
      const subject = draftSubject(`content:${text.kind}`, NEW);
      await deleteDraftOf(wish.services, { actor: text.actor, subject });
      throw redirect(addressOf(text));
    });
  const changes = {
    publish: saving(async ({ services }, text) => {
      await publishContent(services, text);
      return { done: 'published' as const };
    }),
    schedule: saving(async ({ services }, text, { publishAt }) => {
      await publishContent(services, { ...text, at: publishMoment(publishAt) });
      return { done: 'scheduled' as const };
    }),
    draft: saving(async ({ services }, text) => {
      await draftContent(services, text);
      return { done: 'drafted' as const };
    }),
    preview: changeBy(written, async (wish: Asked, given) => ({
      preview: await previewContent(wish.services, await textFrom(wish, given)),
    })),
    ...versionChanges(placeOf),
  };
  return { saving, changes };
}
