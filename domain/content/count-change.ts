import type { Tx } from '../../db/connect.ts';
import { raiseEdition } from './queries.ts';

/** Something that every page shows has changed: all processes look again. */
export const countChange = (tx: Tx): Promise<unknown> => raiseEdition(tx);
