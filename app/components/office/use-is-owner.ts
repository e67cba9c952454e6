import { useRouteLoaderData } from 'react-router';
import type { loader } from '../../routes/office/layout/route.tsx';

/** For what only the owner may do: others are not shown it. The verbs decide; this keeps disappointments away. */
export const useIsOwner = (): boolean =>
  useRouteLoaderData<typeof loader>('routes/office/layout/route')?.role === 'owner';
