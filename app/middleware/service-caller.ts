import { verifyServiceKey } from '../../domain/mail/index.ts';
import type { Services } from '../../domain/services.ts';

/** Whether a call comes from another program of the business, which proves itself with the service key. */
export async function isServiceCall(services: Services, request: Request): Promise<boolean> {
  const [, key] = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  return key !== undefined && (await verifyServiceKey(services, key));
}
