import type { Parts } from '../../../services.ts';
import { fillLaidOut, layOutOnce, mintPlaces } from '../../broadcasts/letter-of-broadcast.ts';
import { type Places, saysCode, storedPlaces } from '../../broadcasts/places.ts';
import type { Plan, PlanStep } from '../plan.ts';
import { findPlanOfRun } from './queries.ts';

type Letter = Extract<PlanStep, { do: 'letter' }>;
type Code = Extract<PlanStep, { do: 'code' }>;
type Sent = { runId: string; step: number; toAddress: string; props: unknown };

const says = (step: PlanStep | undefined): step is Letter =>
  step?.do === 'letter' && saysCode(`${step.subject} ${step.body}`);

/** The words of an automation's letter, made at the moment it is sent, from the version that its run began with. */
export async function letterOfRun(services: Parts, sent: Sent): Promise<object> {
  const found = await findPlanOfRun(services.db, sent.runId);
  const written = found?.plan.steps[sent.step];
  const laidOut = await layOutOnce(
    services,
    `${found?.automationId}:${found?.version}:${sent.step}`,
    async () =>
      written?.do === 'letter' && found
        ? { ...written, codeProduct: codeBefore(found.plan, sent.step)?.code.product }
        : undefined,
  );
  const code = found && says(written) ? await codePlaces(services, found.plan, sent) : {};
  return fillLaidOut(laidOut, { ...storedPlaces.parse(sent.props), ...code });
}

/**
 * The code that was minted last before this letter. Its days run from the first letter that says it, however long that
 * letter had to wait; later ones repeat it with the deadline that stands.
 */
async function codePlaces(
  services: Parts,
  { steps }: Plan,
  { runId, step, toAddress }: Sent,
): Promise<Places> {
  const minted = codeBefore({ steps }, step);
  if (!minted) return {};
  const { code, at } = minted;
  const renews = !steps.slice(at, step).some(says);
  return mintPlaces(services, termsOf({ code, at, runId, email: toAddress, renews }));
}

function codeBefore({ steps }: Pick<Plan, 'steps'>, step: number): { code: Code; at: number } | undefined {
  const at = steps.slice(0, step).findLastIndex(isCode);
  const code = steps[at];
  return isCode(code) ? { code, at } : undefined;
}

const isCode = (step: PlanStep | undefined): step is Code => step?.do === 'code';

type Minting = { code: Code; at: number; runId: string; email: string; renews: boolean };

export const termsOf = ({ code, at, runId, email, renews }: Minting) => ({
  ...{ email, renews, percent: code.percent, days: code.days, productId: code.product },
  source: `run:${runId}:${at}`,
});
