import type { ActionFunctionArgs } from 'react-router';
import { z } from 'zod';
import { restoreContent, unscheduleContent } from '../../../domain/content/index.ts';
import { type Asked, changeBy } from '../../answer.server.ts';

type Place = Omit<Parameters<typeof restoreContent>[1], 'versionId'>;

/** What the history of a text offers, whatever kind of text it is (components/office/content-history.tsx). */
export const versionChanges = <A extends ActionFunctionArgs>(placeOf: (wish: Asked<A>) => Place) => ({
  restore: changeBy(
    z.object({ versionId: z.union([z.literal('written'), z.coerce.number()]) }),
    (wish: Asked<A>, { versionId }) => restoreContent(wish.services, { ...placeOf(wish), versionId }),
  ),
  unschedule: changeBy(z.object({}), (wish: Asked<A>) => unscheduleContent(wish.services, placeOf(wish))),
});
