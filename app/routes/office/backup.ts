import { fileResponse } from '../../../adapters/files/file-response.ts';
import { fetchBackup } from '../../../domain/office/index.ts';
import type { Services } from '../../../domain/services.ts';
import { type Asked, answerFile } from '../../answer.server.ts';
import { asDownload } from '../orders/as-download.ts';
import type { Route } from './+types/backup';

async function packed(backups: Services['backups'], name: string): Promise<Response | undefined> {
  const stream = await backups.read(name);
  return stream && new Response(stream, { headers: { 'content-type': 'application/x-tar' } });
}

export const loader = answerFile(
  async ({ params: { backupId }, request, services, member: actor }: Asked<Route.LoaderArgs>) => {
    const { fileKey, name, filename } = await fetchBackup(services, { actor, backupId });
    const file = fileKey
      ? await fileResponse(services.files, fileKey, request)
      : await packed(services.backups, name);
    if (!file) throw new Response('Backup not found', { status: 404 });
    return asDownload(file, filename);
  },
);
