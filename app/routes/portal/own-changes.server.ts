import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { DomainError } from '../../../domain/errors.ts';
import { saveOwnDetails } from '../../../domain/identity/index.ts';
import { cancelDeletion, requestDeletion } from '../../../domain/privacy/index.ts';
import { saveMorning } from '../../../domain/readings/index.ts';
import { optionalLine, optionalName, personName } from '../../../shared/fields.ts';
import { refuseIfTooMany } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import { problemOf } from '../../middleware/auth-answer.ts';
import { memberContext } from '../../middleware/member.ts';
import { parse, yChoices } from '../../parse.ts';
import type { AccountChange } from './account-changes.ts';

type Asked = { context: Readonly<RouterContextProvider>; headers: Headers; form: FormData };
type Work = (asked: Asked) => Promise<string>;

const details = z.object({
  fullName: personName,
  birthName: optionalName,
  spelling: optionalName,
  yChoices,
  birthDate: optionalLine(10),
});
const morning = z.object({
  hour: z.union([z.literal('').transform(() => undefined), z.coerce.number()]),
  zone: z.string().max(60),
});
const deletions = { name: 'delete-account', max: 10, seconds: 3600 };

/** The changes to an account that are ours, each with what is said when it is done. */
const changes: Record<string, Work> = {
  async details({ context, headers, form }) {
    const services = servicesOf(context);
    const member = context.get(memberContext);
    const { fullName, ...own } = parse(details, { ...Object.fromEntries(form), yChoices: form.getAll('y') });
    if (fullName !== member.name) await orRefusal(services.auth.rename(fullName, headers));
    await saveOwnDetails(services, { memberId: member.id, details: own });
    return own.birthDate ? 'Saved, and your numbers are counted.' : 'Saved.';
  },
  async 'request-deletion'({ context, headers, form }) {
    const services = servicesOf(context);
    const member = context.get(memberContext);
    await refuseIfTooMany(services, deletions, member.id);
    const password = parse(optionalLine(200), form.get('password') ?? undefined);
    if (password) await orRefusal(services.auth.checkPassword(password, headers));
    const confirmedAt = password ? new Date() : member.confirmedAt;
    await requestDeletion(services, { member: { ...member, confirmedAt } });
    return 'We have sent you a letter. Nothing is deleted until you confirm it there.';
  },
  async morning({ context, form }) {
    const { hour, zone } = parse(morning, Object.fromEntries(form));
    const memberId = context.get(memberContext).id;
    await saveMorning(servicesOf(context), { memberId, hour, zone });
    return hour === undefined
      ? 'It stays quiet in the morning.'
      : 'Saved. It comes to the browsers where notifications are on.';
  },
  async 'keep-account'({ context }) {
    await cancelDeletion(servicesOf(context), { memberId: context.get(memberContext).id });
    return 'Your account stays. Nothing was deleted.';
  },
};

/** What the sign-in service refuses, as a refusal of ours: too many tries are no wrong password. */
async function orRefusal(asked: Promise<Response>): Promise<void> {
  const answer = await asked;
  if (answer.ok) return;
  const { message, code } = await problemOf(answer, 'That did not work. Please try again.');
  throw new DomainError('forbidden', code === 'INVALID_PASSWORD' ? 'This is not your password.' : message);
}

/** Undefined for a change that is not one of these. */
export async function changeOwn(asked: Asked): Promise<AccountChange | undefined> {
  const intent = String(asked.form.get('intent') ?? '');
  // Every object knows words such as 'constructor'; those are no changes.
  const work = Object.hasOwn(changes, intent) ? changes[intent] : undefined;
  if (!work) return undefined;
  try {
    return { intent, done: await work(asked) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { message, fields, code } = error;
    return { intent, problem: { message, fields, code } };
  }
}
