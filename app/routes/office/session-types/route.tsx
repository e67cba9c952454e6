import { useRef } from 'react';
import { useFetcher } from 'react-router';
import { z } from 'zod';
import { productIds } from '../../../../content/catalogue.ts';
import {
  changeSessionType,
  createSessionType,
  type OfficeSessionType,
  readSessionTypes,
} from '../../../../domain/practice/index.ts';
import { euro } from '../../../../shared/money.ts';
import { orProblem, orRefuse, type Problem } from '../../../answer.server.ts';
import { BackTo } from '../../../components/back-to.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { MinutesField, PriceField } from '../../../components/office/sold-fields.tsx';
import { centsFrom } from '../../../components/office/typed-price.ts';
import { useIsOwner } from '../../../components/office/use-is-owner.ts';
import { PageHeading } from '../../../components/page-heading.tsx';
import { preserveInput } from '../../../components/preserve-input.ts';
import { useAnswer } from '../../../components/use-answer.ts';
import { servicesOf } from '../../../context.ts';
import { memberContext } from '../../../middleware/member.ts';
import { useProductNames } from '../../../page-words.ts';
import { fieldsOf, hoursOfNotice, line, parse, ticked } from '../../../parse.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Checkbox, Field } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { Route } from './+types/route';

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

/** A type in two lines: its name, and what one would ask about it. */
function TypeSummary({ type }: { type: OfficeSessionType }) {
  const nameOf = useProductNames();
  const facts = [
    `${type.minutes} minutes`,
    priceOf(type),
    type.people > 1 && `for ${type.people} people`,
    ...productIds.map((id) => {
      const count = type.products.find(({ productId }) => productId === id)?.count;
      return count && `${count} with ${nameOf(id)}`;
    }),
  ];
  return (
    <div className="px-3">
      <h2 className="flex flex-wrap items-center gap-3 text-[1.1875rem]">
        {type.name}
        {type.isRetired && <Badge look="secondary">Retired</Badge>}
        {type.creditOnly && <Badge look="info">With a credit only</Badge>}
      </h2>
      <p className="text-quiet lining-nums">{facts.filter(Boolean).join(' · ')}</p>
    </div>
  );
}

function priceOf({ priceCents }: OfficeSessionType): string {
  if (priceCents === null) return 'not sold by itself';
  return priceCents === 0 ? 'free of charge' : euro(priceCents);
}

type Props = { type?: OfficeSessionType; isOwner: boolean };
type Answer = { problem?: Problem };

/** A new type, or one that is changed. The name stays once it is made: letters and credits have said it. */
function TypeForm({ type, isOwner }: Props) {
  const fetcher = useFetcher<Answer>();
  const form = useRef<HTMLFormElement>(null);
  const problem = fetcher.state === 'idle' ? fetcher.data?.problem : undefined;
  useAnswer(fetcher, (answer) => {
    if (answer.problem) return;
    if (!type) form.current?.reset();
    void toast({ kind: 'success', title: type ? 'Session type saved' : 'Session type made' });
  });
  const field = (name: string) => ({ name, error: problem?.fields[name] });
  return (
    <fetcher.Form ref={form} method="post" className="space-y-5">
      <FormError problem={problem} />
      {type ? (
        <input type="hidden" name="slug" value={type.slug} />
      ) : (
        <Field
          label="Name"
          maxLength={80}
          required
          hint="As customers read it. It cannot be changed later."
          {...field('name')}
        />
      )}
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <MinutesField minutes={type?.minutes ?? 60} most={180} {...field('minutes')} />
        <PriceField
          cents={type?.priceCents}
          isOwner={isOwner}
          placeholder="not sold by itself"
          {...field('priceCents')}
        />
        <Field
          label="People"
          inputMode="numeric"
          required
          defaultValue={type?.people ?? 1}
          {...field('people')}
        />
      </div>
      <Rules type={type} field={field} />
      <Products type={type} isOwner={isOwner} error={problem?.fields.products} />
      <Checkbox
        name="creditOnly"
        defaultChecked={type?.creditOnly}
        label="Only for those who hold a credit of it"
      />
      {type && (
        <Checkbox
          name="isRetired"
          defaultChecked={type.isRetired}
          label="Retired: nobody can book it any more"
        />
      )}
      <Button
        type="submit"
        name="intent"
        value={type ? 'change' : 'create'}
        variant={type ? 'outline' : 'gold'}
        pending={fetcher.state !== 'idle'}
      >
        {type ? 'Save' : 'Make the session type'}
        {type && <span className="sr-only"> {type.name}</span>}
      </Button>
    </fetcher.Form>
  );
}

type Named = { name: string; error?: string };

function Rules({ type, field }: { type?: OfficeSessionType; field(name: string): Named }) {
  const usual = { placeholder: 'as usual' };
  const notice = type?.noticeMinutes ?? undefined;
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <Field
          label="Free before, minutes"
          inputMode="numeric"
          defaultValue={type?.bufferBefore ?? ''}
          {...usual}
          {...field('bufferBefore')}
        />
        <Field
          label="Free after, minutes"
          inputMode="numeric"
          defaultValue={type?.bufferAfter ?? ''}
          {...usual}
          {...field('bufferAfter')}
        />
        <Field
          label="Notice in hours"
          inputMode="decimal"
          defaultValue={notice === undefined ? '' : notice / 60}
          {...usual}
          {...field('noticeHours')}
        />
        <Field
          label="Days ahead"
          inputMode="numeric"
          defaultValue={type?.horizonDays ?? ''}
          {...usual}
          {...field('horizonDays')}
        />
      </div>
      <Field
        label="Meeting link"
        inputMode="url"
        defaultValue={type?.meetingLink ?? ''}
        placeholder="as usual"
        hint="{id} stands for a word of its own for each session."
        {...field('meetingLink')}
      />
    </>
  );
}

function Products({ type, isOwner, error }: Props & { error?: string }) {
  const nameOf = useProductNames();
  const countOf = (id: string) => type?.products.find(({ productId }) => productId === id)?.count ?? '';
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">How many of them products bring along</legend>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {productIds.map((id) => (
          <label key={id} className="flex min-h-11 items-center justify-between gap-3">
            <span>{nameOf(id)}</span>
            <input
              name={`product.${id}`}
              inputMode="numeric"
              placeholder="0"
              defaultValue={countOf(id)}
              readOnly={!isOwner}
              className="h-11 w-16 rounded-md border border-control bg-card px-3 text-right lining-nums"
            />
          </label>
        ))}
      </div>
      {error && <p className="mt-1 text-fine font-semibold text-bad">{error}</p>}
    </fieldset>
  );
}
