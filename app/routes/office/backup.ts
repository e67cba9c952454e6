import { fileResponse } from '../../../adapters/files/file-response.ts';
import { fetchBackup } from '../../../domain/office/index.ts';
import type { Services } from '../../../domain/services.ts';
import { orSignInAgain } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import { asDownload } from '../orders/as-download.ts';
import type { Route } from './+types/backup';

async function packed(backups: Services['backups'], name: string): Promise<Response | undefined> {
  const stream = await backups.read(name);
  return stream && new Response(stream, { headers: { 'content-type': 'application/x-tar' } });
}

export async function loader({ params: { backupId }, request, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const actor = context.get(memberContext);
  const { fileKey, name, filename } = await orSignInAgain(
    request,
    fetchBackup(services, { actor, backupId }),
  );
  const file = fileKey
    ? await fileResponse(services.files, fileKey, request)
    : await packed(services.backups, name);
  if (!file) throw new Response('Backup not found', { status: 404 });
  return asDownload(file, filename);
}
