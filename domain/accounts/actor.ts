import type { Role } from './queries.ts';

/** Who asks. Verbs decide by it what may be seen and done, whatever the route forgot. */
export type Actor = { id: string; role: Role };

export const isStaff = ({ role }: Actor): boolean => role === 'staff' || role === 'owner';
