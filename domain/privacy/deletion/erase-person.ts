import type { Tx } from '../../../db/connect.ts';
import type { Subject } from '../../personal-data.ts';
import type { Parts } from '../../services.ts';

/** Every context erases its own; what stays is said there. All or nothing. */
export async function erasePerson(services: Parts, tx: Tx, who: Subject): Promise<void> {
  for (const { erase } of services.personalData) await erase?.(services, tx, who);
}
