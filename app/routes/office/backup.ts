import { fileResponse } from '../../../adapters/files/file-response.ts';
import { fetchBackup } from '../../../domain/office/index.ts';
import { orRefuse } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import { asDownload } from '../orders/as-download.ts';
import type { Route } from './+types/backup';

export async function loader({ params: { backupId }, request, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const actor = context.get(memberContext);
  const { fileKey, filename } = await orRefuse(fetchBackup(services, { actor, backupId }));
  const file = await fileResponse(services.files, fileKey, request);
  if (!file) throw new Response('Backup not found', { status: 404 });
  return asDownload(file, filename);
}
