import { isServiceKey } from '../../domain/mailing/report-mail.ts';
import type { Services } from '../../domain/services.ts';

/** Whether a call comes from another program of the house, which proves itself with the service key. */
export function isServiceCall(services: Services, request: Request): boolean {
  const [, key] = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  return key !== undefined && isServiceKey(services, key);
}
