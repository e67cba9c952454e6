import { z } from 'zod';
import type { Auth } from '../../../../adapters/auth/auth.ts';
import { saveOwnDetails } from '../../../../domain/identity/index.ts';
import { cancelDeletion, requestDeletion } from '../../../../domain/privacy/index.ts';
import { saveMorningHour } from '../../../../domain/readings/index.ts';
import { line, personName, secret } from '../../../../shared/fields.ts';
import { type Asked, byMember, change, changeBy, limited } from '../../../answer.server.ts';
import { authHeaders, cookiesOf, orRefusal } from '../../../middleware/auth-answer.ts';
import { qrPicture } from '../qr-path.server.ts';

const twoFactorSecrets = z
  .object({ totpURI: z.string(), backupCodes: z.array(z.string()) })
  .partial()
  .catch({});

const asHerself = ({ request, visit }: Asked) => authHeaders(request, visit.client);

/** A change by the sign-in service, which checks whose account it is. */
const signIn = <Schema extends z.ZodObject>(
  schema: Schema,
  run: (auth: Auth, headers: Headers, input: z.output<Schema>) => Promise<Response>,
) =>
  changeBy(schema, async (wish: Asked, input) => {
    const answer = await run(wish.services.auth, asHerself(wish), input);
    cookiesOf(answer, wish.headers);
    const { totpURI, backupCodes } = twoFactorSecrets.parse(
      await (await orRefusal(Promise.resolve(answer))).json().catch(() => ({})),
    );
    // The authenticator's key, shown once while setting it up; and the same to be scanned.
    return { totpUri: totpURI, totpPicture: totpURI && qrPicture(totpURI), recoveryCodes: backupCodes };
  });

const nothing = z.object({});
const passkey = line(200, 'Which passkey?');
const deletions = { name: 'delete-account', max: 10, seconds: 3600 };

const ownDetails = saveOwnDetails.schema.extend({ fullName: personName });
const details = changeBy(ownDetails, async (wish: Asked, { fullName, ...own }) => {
  const { services, member } = wish;
  if (fullName !== member.name) await orRefusal(services.auth.rename(fullName, asHerself(wish)));
  return saveOwnDetails(services, { memberId: member.id, ...own });
});

const deletion = changeBy(z.object({ password: secret }), async (wish: Asked, { password }) => {
  const { services, member } = wish;
  if (password) await orRefusal(services.auth.checkPassword(password, asHerself(wish)));
  const confirmedAt = password ? new Date() : member.confirmedAt;
  await requestDeletion(services, { member: { ...member, confirmedAt } });
});

/** One small form each on the account page. */
export const accountChanges = {
  details,
  email: signIn(z.object({ email: z.string().trim() }), (auth, headers, { email }) =>
    auth.changeEmail(email, headers),
  ),
  password: signIn(z.object({ current: secret, password: secret }), (auth, headers, typed) =>
    auth.changePassword({ current: typed.current, next: typed.password }, headers),
  ),
  'set-password': signIn(z.object({ password: secret }), (auth, headers, { password }) =>
    auth.setPassword(password, headers),
  ),
  'rename-passkey': signIn(
    z.object({ passkey, name: z.string().trim() }),
    (auth, headers, { passkey: id, name }) => auth.renamePasskey({ id, name: name.slice(0, 60) }, headers),
  ),
  'remove-passkey': signIn(z.object({ passkey }), (auth, headers, { passkey: id }) =>
    auth.removePasskey(id, headers),
  ),
  'send-verification': signIn(nothing, (auth, headers) => auth.sendVerification(headers)),
  'totp-start': signIn(z.object({ password: secret }), (auth, headers, { password }) =>
    auth.beginTwoFactor(password || undefined, headers),
  ),
  'totp-confirm': signIn(z.object({ code: secret }), (auth, headers, { code }) =>
    auth.confirmTwoFactor(code.replace(/\s/g, ''), headers),
  ),
  'totp-end': signIn(z.object({ password: secret }), (auth, headers, { password }) =>
    auth.endTwoFactor(password || undefined, headers),
  ),
  'end-device': signIn(z.object({ device: z.string() }), (auth, headers, { device }) =>
    auth.endDevice(device, headers),
  ),
  'end-others': signIn(nothing, (auth, headers) => auth.endOtherDevices(headers)),
  morning: change(saveMorningHour, byMember),
  'request-deletion': limited(deletions, deletion),
  'keep-account': changeBy(nothing, ({ services, member }: Asked) =>
    cancelDeletion(services, { memberId: member.id }),
  ),
};
