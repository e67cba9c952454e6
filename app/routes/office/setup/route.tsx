import {
  backUpNow,
  checkHelplines,
  openShop,
  proveMail,
  provePayments,
  readSetUp,
  saveClaims,
  saveIdentity,
  saveWays,
  sendSetUpLetter,
} from '../../../../domain/office/index.ts';
import { orProblem, orRefuse } from '../../../answer.server.ts';
import { servicesOf } from '../../../context.ts';
import { memberContext } from '../../../middleware/member.ts';
import { formOf } from '../../../parse.ts';
import type { Route } from './+types/route';
import { Checklist } from './checklist.tsx';
import { ClaimsForm } from './claims-form.tsx';
import { IdentityForm, WaysForm } from './identity-form.tsx';
import { OpenTheShop } from './open-the-shop.tsx';
import { BackupStep, HelplinesStep, MailTrial, PaymentsTrial, TwoFactorStep } from './trials.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Before you open' }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const setUp = await orRefuse(readSetUp(servicesOf(context), { actor: context.get(memberContext) }));
  return {
    ...setUp,
    email: context.get(memberContext).email,
    /** From the letter's link. */
    code: new URL(request.url).searchParams.get('code') ?? '',
    zones: Intl.supportedValuesOf('timeZone'),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const actor = context.get(memberContext);
  const form = await formOf(request);
  const fields = Object.fromEntries(form);
  const steps: Record<string, () => Promise<unknown>> = {
    identity: () => saveIdentity(services, { actor, fields }),
    ways: () => saveWays(services, { actor, fields }),
    claims: () => saveClaims(services, { actor, fields, badges: form.getAll('badges') }),
    'send-letter': () => sendSetUpLetter(services, { actor }),
    'prove-mail': () => proveMail(services, { actor, code: String(fields.code ?? '') }),
    'prove-payments': () => provePayments(services, { actor }),
    backup: () => backUpNow(services, { actor }),
    helplines: () => checkHelplines(services, { actor }),
    open: () => openShop(services, { actor }),
  };
  const intent = String(fields.intent);
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined;
  if (!step) throw new Response('There is no such step.', { status: 400 });
  return orProblem(step().then(() => ({ done: true })));
}

export default function SetUpPage({ loaderData: setUp }: Route.ComponentProps) {
  return (
    <>
      <header className="mb-8 max-w-[46rem]">
        <h1 className="text-title">{setUp.isOpen ? 'Your set-up' : 'Before you open'}</h1>
        <p className="mt-2 text-lead text-quiet">
          {setUp.isOpen
            ? 'The shop is open. What is still listed here would do it good.'
            : 'Quiz, articles and contact form work already. Six things are needed before anybody can pay you; the others can wait.'}
        </p>
      </header>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[17rem_minmax(0,44rem)]">
        <Checklist setUp={setUp} />
        <div className="space-y-8">
          <IdentityForm setUp={setUp} zones={setUp.zones} />
          <MailTrial setUp={setUp} email={setUp.email} code={setUp.code} />
          <PaymentsTrial setUp={setUp} />
          <TwoFactorStep setUp={setUp} />
          <WaysForm setUp={setUp} />
          <ClaimsForm setUp={setUp} />
          <BackupStep setUp={setUp} />
          <HelplinesStep setUp={setUp} />
          <OpenTheShop setUp={setUp} />
        </div>
      </div>
    </>
  );
}
