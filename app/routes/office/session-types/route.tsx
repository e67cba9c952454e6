import { z } from 'zod';
import { productIds } from '../../../../content/catalogue.ts';
import { changeSessionType, createSessionType, readSessionTypes } from '../../../../domain/practice/index.ts';
import { orProblem, orRefuse } from '../../../answer.server.ts';
import { BackTo } from '../../../components/back-to.tsx';
import { centsFrom } from '../../../components/office/typed-price.ts';
import { useIsOwner } from '../../../components/office/use-is-owner.ts';
import { PageHeading } from '../../../components/page-heading.tsx';
import { preserveInput } from '../../../components/preserve-input.ts';
import { servicesOf } from '../../../context.ts';
import { memberContext } from '../../../middleware/member.ts';
import { fieldsOf, hoursOfNotice, line, parse, ticked } from '../../../parse.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import type { Route } from './+types/route';
import { TypeForm } from './type-form.tsx';
import { TypeSummary } from './type-summary.tsx';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Session types' }];

export async function loader({ context }: Route.LoaderArgs) {
  return {
    types: await orRefuse(readSessionTypes(servicesOf(context), { actor: context.get(memberContext) })),
  };
}

/** An empty field is no rule of its own. */
const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((typed) => (typed === '' || typed === undefined ? null : typed), schema.nullable());

const rules = z.object({
  minutes: z.coerce.number(),
  priceCents: orNone(z.string().transform(centsFrom)),
  bufferBefore: orNone(z.coerce.number()),
  bufferAfter: orNone(z.coerce.number()),
  noticeHours: orNone(hoursOfNotice),
  horizonDays: orNone(z.coerce.number()),
  meetingLink: orNone(z.string().trim()),
  people: z.coerce.number(),
  creditOnly: ticked,
});

function rulesIn(typed: Record<string, string>) {
  const { noticeHours: noticeMinutes, ...rest } = parse(rules, typed);
  const products = productIds
    .map((productId) => ({ productId, count: Number(typed[`product.${productId}`] || 0) }))
    .filter(({ count }) => count !== 0);
  return { ...rest, noticeMinutes, products };
}

const named = z.object({ name: line(80, 'Please give it a name.') });

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const actor = context.get(memberContext);
  const typed = await fieldsOf(request);
  const work = async () => {
    if (typed.intent === 'create') {
      return createSessionType(services, { actor, ...parse(named, typed), rules: rulesIn(typed) });
    }
    const change = { slug: typed.slug ?? '', rules: rulesIn(typed), isRetired: typed.isRetired === 'on' };
    await changeSessionType(services, { actor, ...change });
    return { slug: change.slug };
  };
  return orProblem(work());
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveInput(serverAction);

export default function SessionTypes({ loaderData: { types } }: Route.ComponentProps) {
  const isOwner = useIsOwner();
  return (
    <>
      <BackTo to="/office/calendar">Calendar</BackTo>
      <PageHeading
        title="Session types"
        subtitle="What can be booked, how long it lasts and what it costs. Sessions already booked stay as they are."
      />
      <ul className="max-w-4xl divide-y divide-rule border-y border-rule">
        {types.map((type) => (
          <li key={type.slug} className="py-4">
            <TypeSummary type={type} />
            <Disclosure label="Change" note={type.name} align="start">
              <TypeForm type={type} isOwner={isOwner} />
            </Disclosure>
          </li>
        ))}
      </ul>
      {isOwner && (
        <section aria-labelledby="new-type" className="engraved mt-12 max-w-4xl p-6 sm:p-8">
          <h2 id="new-type" className="mb-5 text-[1.375rem]">
            New session type
          </h2>
          <TypeForm isOwner />
        </section>
      )}
    </>
  );
}
