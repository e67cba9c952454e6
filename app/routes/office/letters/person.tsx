import { redirect } from 'react-router';
import type { Route } from './+types/person';

/** One person has one page; this address stands in notices and letters to the owner. */
export const loader = ({ params: { personId } }: Route.LoaderArgs) =>
  redirect(`/office/customers/${personId}`, 301);
