import { Form, useNavigation } from 'react-router';
import { isOwner } from '../../../domain/identity/index.ts';
import { changeBrand, readBrand } from '../../../domain/office/index.ts';
import { entriesOf } from '../../../shared/records.ts';
import { type Asked, answerPage, orProblem } from '../../answer.server.ts';
import { FormError } from '../../components/form-error.tsx';
import { Facts } from '../../components/office/facts.tsx';
import { SettingsHead } from '../../components/office/settings/settings-nav.tsx';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import { fieldsOf } from '../../parse.ts';
import { Button } from '../../ui/button.tsx';
import { Choice, Field, TextArea } from '../../ui/field.tsx';
import type { Route } from './+types/brand';

export const meta: Route.MetaFunction = () => [{ title: 'Brand and time zone' }];

export const loader = answerPage(({ services, member: actor }: Asked<Route.LoaderArgs>) => {
  return {
    isOwner: isOwner(actor),
    ...readBrand(services, { actor }),
    zones: Intl.supportedValuesOf('timeZone'),
  };
});

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await fieldsOf(request);
  const actor = context.get(memberContext);
  return orProblem(
    changeBrand(servicesOf(context), { actor, fields }).then(() => ({ saved: true })),
    { typed: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])) },
  );
}

const names = {
  brand: 'Name of the business',
  guide: 'The guide who speaks',
  tagline: 'Line beneath the name',
  description: 'What search engines show',
  contactEmail: 'Contact e-mail',
  timeZone: 'Time zone',
  legalName: 'Legal name',
  legalAddress: 'Legal address',
  taxId: 'Tax number',
} as const;

export default function Brand({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, zones } = loaderData;
  const problem = actionData?.problem;
  const pending = useNavigation().state === 'submitting';
  const typed = problem ? actionData?.typed : undefined;
  const field = (name: keyof typeof names) => ({
    name,
    label: names[name],
    defaultValue: typed?.[name] ?? brand[name],
    error: problem?.fields[name],
  });
  if (!loaderData.isOwner) {
    return (
      <>
        <SettingsHead isOwner={false} />
        <Facts facts={entriesOf(names).map(([name, label]) => [label, brand[name]])} />
      </>
    );
  }
  const known = zones.includes(brand.timeZone) ? zones : [brand.timeZone, ...zones];
  return (
    <>
      <SettingsHead isOwner />
      <Form method="post" className="measure space-y-6">
        <FormError problem={problem} />
        {actionData && !problem && (
          <p role="status" className="rounded-md border border-good bg-good/5 p-4">
            Saved. Pages, letters and documents made from now on say it.
          </p>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field {...field('brand')} required />
          <Field {...field('guide')} required />
        </div>
        <Field {...field('tagline')} required />
        <TextArea {...field('description')} rows={3} required />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field {...field('contactEmail')} type="email" required />
          <Choice
            {...field('timeZone')}
            options={known.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
            hint="Your own wall clock: the hours of sessions, due times and dates in letters."
          />
        </div>
        <Field {...field('legalName')} required />
        <Field {...field('legalAddress')} required />
        <Field {...field('taxId')} hint="Leave it empty if you have none." />
        <Button type="submit" variant="gold" pending={pending}>
          Save
        </Button>
      </Form>
    </>
  );
}
