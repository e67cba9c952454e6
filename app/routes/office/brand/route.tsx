import { isOwner } from '../../../../domain/identity/index.ts';
import { changeBrand, changeLogo, readBrand, removeLogo } from '../../../../domain/office/index.ts';
import { entriesOf } from '../../../../shared/records.ts';
import { type Asked, answerForm, answerPage, byActor, change } from '../../../answer.server.ts';
import { formFor } from '../../../components/action-form.tsx';
import { Facts } from '../../../components/office/facts.tsx';
import { SavedNote, SettingsHead } from '../../../components/office/settings/settings-nav.tsx';
import { Choice, EmailField, Field, TextArea } from '../../../ui/field.tsx';
import type { Route } from './+types/route';
import { LogoForm } from './logo-form.tsx';
import { LookFields } from './look-fields.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Brand and time zone' }];

export const loader = answerPage(({ services, member: actor }: Asked<Route.LoaderArgs>) => {
  return {
    isOwner: isOwner(actor),
    ...readBrand(services, { actor }),
    zones: Intl.supportedValuesOf('timeZone'),
  };
});

export const action = answerForm({
  save: change(changeBrand, byActor),
  logo: change(changeLogo, byActor, ['file']),
  'remove-logo': change(removeLogo, byActor),
});

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

const Form = formFor<typeof action>();

/** The browser's own chooser of colours fills its box. */
const swatch = 'cursor-pointer p-1.5';

const names = {
  brand: 'Name of the business',
  guide: 'Persona',
  tagline: 'Line beneath the name',
  description: 'What search engines show',
  contactEmail: 'Contact e-mail',
  timeZone: 'Time zone',
  legalName: 'Legal name',
  legalAddress: 'Legal address',
  taxId: 'Tax number',
  practitioner: 'Your name, as customers read it',
  training: 'What you learnt, and where',
  making: 'How you make a reading',
  mainColour: 'Main colour',
  accentColour: 'Accent',
} as const;

export default function Brand({ loaderData }: Route.ComponentProps) {
  const { brand, zones } = loaderData;
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
      <Form
        intent="save"
        className="max-w-3xl space-y-6"
        values={brand}
        variant="gold"
        submit="Save"
        around={(form, done) => (
          <SavedNote text={done && 'Saved. Pages, letters and documents made from now on say it.'}>
            {form}
          </SavedNote>
        )}
        fields={(field) => ({
          brand: <Field label={names.brand} {...field.brand} required />,
          guide: <Field label={names.guide} {...field.guide} required />,
          tagline: <Field label={names.tagline} {...field.tagline} required />,
          description: <TextArea label={names.description} {...field.description} rows={3} required />,
          contactEmail: <EmailField label={names.contactEmail} {...field.contactEmail} required />,
          timeZone: (
            <Choice
              label={names.timeZone}
              {...field.timeZone}
              options={known.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
              hint="Your own wall clock: the hours of sessions, due times and dates in letters."
            />
          ),
          legalName: <Field label={names.legalName} {...field.legalName} required />,
          legalAddress: <Field label={names.legalAddress} {...field.legalAddress} required />,
          taxId: <Field label={names.taxId} {...field.taxId} hint="Leave it empty if you have none." />,
          practitioner: (
            <Field
              label={names.practitioner}
              {...field.practitioner}
              hint="Shown on About, at the checkout and below your letters. Left empty, it is shown nowhere."
            />
          ),
          training: (
            <TextArea
              label={names.training}
              {...field.training}
              rows={3}
              hint="Only what is true, and what you can show."
            />
          ),
          making: <TextArea label={names.making} {...field.making} rows={3} />,
          mainColour: (
            <Field
              label={names.mainColour}
              {...field.mainColour}
              type="color"
              hint="Words, dark grounds and the night."
              className={swatch}
            />
          ),
          accentColour: (
            <Field
              label={names.accentColour}
              {...field.accentColour}
              type="color"
              hint="What matters most, and a breath of it in the paper."
              className={swatch}
            />
          ),
        })}
      >
        {({ brand: name, guide, tagline, description, contactEmail, timeZone, ...rest }) => (
          <>
            <div className="grid gap-5 sm:grid-cols-2">
              {name}
              {guide}
            </div>
            {tagline}
            {description}
            <LookFields name={brand.brand} saved={brand}>
              {rest.mainColour}
              {rest.accentColour}
            </LookFields>
            <div className="grid gap-5 sm:grid-cols-2">
              {contactEmail}
              {timeZone}
            </div>
            {rest.legalName}
            {rest.legalAddress}
            {rest.taxId}
            <h2 className="pt-4 text-lead">The person behind it</h2>
            {rest.practitioner}
            {rest.training}
            {rest.making}
          </>
        )}
      </Form>
      <LogoForm logo={loaderData.logo} icons={loaderData.icons} />
    </>
  );
}
