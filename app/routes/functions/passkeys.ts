import { z } from 'zod';
import { DomainError } from '../../../domain/errors.ts';
import { accountByEmail } from '../../../domain/identity/index.ts';
import { line } from '../../../shared/fields.ts';
import { answerJson, refuseIfTooMany } from '../../answer.server.ts';
import { servicesOf, visitContext } from '../../context.ts';
import { pageAfterSignIn } from '../../middleware/after-sign-in.ts';
import {
  authHeaders,
  cookiesOf,
  problemOf,
  signedIn,
  signedInHeaders,
} from '../../middleware/auth-answer.ts';
import { parse } from '../../parse.ts';
import type { Route } from './+types/passkeys';

const limit = { name: 'passkeys', max: 60, seconds: 600 };
const part = z.string().max(20_000);

/** What the browser answered, as far as it is looked at before its signature is. */
const signedBy = z.object({
  id: part,
  rawId: part,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: part.optional(),
  }),
});
const made = z.object({
  id: part,
  rawId: part,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: part,
    attestationObject: part,
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
});
const steps = z.discriminatedUnion('step', [
  z.object({ step: z.literal('sign-in-challenge') }),
  z.object({ step: z.literal('sign-in'), signed: signedBy, to: z.string().max(2_000).optional() }),
  z.object({ step: z.literal('new-challenge') }),
  z.object({ step: z.literal('add'), signed: made, name: line(60, 'Please name the passkey.') }),
]);

/** The four calls of a browser that signs in with a passkey or adds one. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const { auth, db } = services;
  const { client } = context.get(visitContext);
  let headers = new Headers();
  const answer = await answerJson(request, async (body) => {
    await refuseIfTooMany(services, limit, client);
    const said = parse(steps, body);
    const asked = authHeaders(request, client);
    switch (said.step) {
      case 'sign-in-challenge':
      case 'new-challenge': {
        const isNew = said.step === 'new-challenge';
        const challenge = await orRefusal(
          isNew ? auth.newPasskeyChallenge(asked) : auth.passkeyChallenge(asked),
        );
        headers = cookiesOf(challenge);
        return { options: await challenge.json() };
      }
      case 'sign-in': {
        const signed = { ...said.signed, clientExtensionResults: {} };
        const found = await orRefusal(auth.signInWithPasskey(signed, asked));
        const email = signedIn.parse(await found.clone().json()).user?.email ?? '';
        headers = signedInHeaders(found, services, email);
        const page = new URL('/login', request.url);
        if (said.to) page.searchParams.set('to', said.to);
        const role = (await accountByEmail(db, email))?.role;
        return { to: pageAfterSignIn(new Request(page), role) };
      }
      case 'add':
        await orRefusal(
          auth.addPasskey({ name: said.name, signed: { ...said.signed, clientExtensionResults: {} } }, asked),
        );
        return { added: true };
    }
  });
  for (const cookie of headers.getSetCookie()) answer.headers.append('set-cookie', cookie);
  return answer;
}

/** Better Auth calls an answer that it cannot read its own failure; it is the browser's, or somebody made it up. */
async function orRefusal(asked: Promise<Response>): Promise<Response> {
  const answer = await asked;
  if (answer.ok) return answer;
  const { message, code } = await problemOf(answer, 'The passkey was not accepted. Please try again.');
  if (code === 'sign_in_again') throw new DomainError('sign_in_again', message);
  if (answer.status === 429) throw new DomainError('too_many', message);
  const ours = code === 'unproven_address' || code === 'unverified_user';
  throw new DomainError('forbidden', ours ? message : 'The passkey was not accepted. Please try again.');
}
