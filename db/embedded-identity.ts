/** The database's own user, which is ours. */
export const USER = 'aura';

/** Whom child processes run as; empty means "as ourselves". */
export type Identity = { uid?: number; gid?: number };
