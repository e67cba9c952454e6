import { z } from 'zod';
import { DomainError } from '../../../domain/errors.ts';
import { subscribeBrowser, unsubscribeBrowser } from '../../../domain/notices/index.ts';
import { answerJson, refuseIfTooMany } from '../../answer.server.ts';
import { deviceName } from '../../components/device-name.ts';
import { servicesOf } from '../../context.ts';
import { findMember } from '../../middleware/member.ts';
import { parse } from '../../parse.ts';
import type { Route } from './+types/push-subscription';

const limit = { name: 'push-subscription', max: 60, seconds: 3600 };
const base64url = (bytes: number) =>
  z.string().refine((text) => /^[\w-]+=*$/.test(text) && Buffer.from(text, 'base64url').length === bytes);

/** What a browser's own subscription says of itself. */
const wish = z.discriminatedUnion('wanted', [
  z.object({
    wanted: z.literal(true),
    endpoint: z.url().max(2_000),
    // A point on P-256, and 16 random bytes (RFC 8291).
    keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
  }),
  z.object({ wanted: z.literal(false), endpoint: z.string().max(2_000) }),
]);

/** A member switches pushes on or off in the browser she is using. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answerJson(request, async (body) => {
    const member = await findMember(services, request);
    if (!member) throw new DomainError('forbidden', 'Please sign in.');
    await refuseIfTooMany(services, limit, member.id);
    const wanted = parse(wish, body);
    const { endpoint } = wanted;
    if (wanted.wanted) {
      const device = deviceName(request.headers.get('user-agent') ?? '');
      const { id: memberId, signInId } = member;
      await subscribeBrowser(services, { memberId, signInId, endpoint, ...wanted.keys, device });
    } else await unsubscribeBrowser(services, { memberId: member.id, endpoint });
    return { success: true };
  });
}
