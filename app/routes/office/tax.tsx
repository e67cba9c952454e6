import { Link } from 'react-router';
import { changeTax, readTaxSettings } from '../../../domain/shop/index.ts';
import { memberStateName, memberStates, smallBusinessSentence } from '../../../money/index.ts';
import { type Asked, answerForm, answerPage, byActor, change } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { Notice } from '../../components/notice.tsx';
import { SavedNote, SettingsHead } from '../../components/office/settings/settings-nav.tsx';
import { Checkbox, Choice, Field } from '../../ui/field.tsx';
import type { Route } from './+types/tax';

export const meta: Route.MetaFunction = () => [{ title: 'Tax' }];

export const loader = answerPage(({ services, member: actor }: Asked<Route.LoaderArgs>) => {
  const countries = memberStates.map((value) => ({ value, label: memberStateName(value) }));
  countries.sort((one, other) => one.label.localeCompare(other.label));
  const { tax, ...facts } = readTaxSettings(services, { actor });
  return { tax, ...facts, countries, sentence: tax && smallBusinessSentence(tax.country) };
});

export const action = answerForm({ save: change(changeTax, byActor) });

export { preserveInput as clientAction } from '../../components/preserve-input.ts';

const Form = formFor<typeof action>();

const schemes = [
  {
    value: 'exempt',
    label: 'Small business, exempt',
    hint: 'You charge no tax. Every document says so in the sentence of your country.',
  },
  {
    value: 'national',
    label: 'Your country’s rate',
    hint: 'You charge the standard rate of your country. Sales by program to consumers in other countries of the EU stay below 10,000 euro a year.',
  },
  {
    value: 'oss',
    label: 'One Stop Shop',
    hint: 'Sales by program, and seats online, carry the rate of the buyer’s country in the EU. The checkout asks for it.',
  },
];

export default function Tax({
  loaderData: { tax, taxId, isNamed, countries, sentence },
}: Route.ComponentProps) {
  return (
    <>
      <SettingsHead isOwner />
      <Form
        intent="save"
        className="measure space-y-6"
        values={{
          scheme: tax?.scheme,
          country: tax?.country ?? '',
          vatNumber: tax?.vatNumber,
          unchecked: tax?.unchecked ?? 'reverse',
          consultancy: Boolean(tax?.consultancy),
        }}
        variant="gold"
        submit="Save"
        around={(form, done) => (
          <SavedNote text={done && 'Saved. It holds for orders from now on; older ones stay as they are.'}>
            {!tax && (
              <Notice title="Not decided yet">
                Receipts say that the price includes all taxes due, and name none. Choose with your
                accountant; every rule and its source is in docs/money.md.
              </Notice>
            )}
            {form}
          </SavedNote>
        )}
        fields={(field) => ({
          scheme: (
            <fieldset className="space-y-2">
              <legend className="font-semibold">How are you taxed?</legend>
              {schemes.map(({ value, label, hint }) => (
                <label
                  key={value}
                  className="flex min-h-11 cursor-pointer items-start gap-3 rounded-md border border-control p-3.5 has-checked:border-gold"
                >
                  <input
                    type="radio"
                    name="scheme"
                    value={value}
                    defaultChecked={field.scheme.defaultValue === value}
                    className="mt-1 size-5 shrink-0 accent-gold"
                  />
                  <span>
                    <strong>{label}</strong>
                    <span className="block text-fine text-quiet">{hint}</span>
                  </span>
                </label>
              ))}
              {field.scheme.error && <p className="text-fine font-semibold text-bad">{field.scheme.error}</p>}
            </fieldset>
          ),
          country: (
            <Choice
              label="Your country"
              options={[{ value: '', label: 'Please choose' }, ...countries]}
              hint={
                sentence && tax?.scheme === 'exempt'
                  ? `Your documents say: “${sentence.sentence}” (${sentence.source})`
                  : 'Where your business is registered.'
              }
              {...field.country}
            />
          ),
          vatNumber: (
            <Field
              label="Your VAT number"
              autoComplete="off"
              hint={`With it, businesses in other countries of the EU pay without VAT (reverse charge).${taxId ? ` Your tax number, ${taxId}, stays on all documents.` : ''}`}
              {...field.vatNumber}
            />
          ),
          unchecked: (
            <Choice
              label="When the EU’s register does not answer about a buyer’s VAT number"
              options={[
                { value: 'reverse', label: 'Sell without VAT, and let me check it' },
                { value: 'charge', label: 'Charge the tax of a consumer' },
              ]}
              hint="The sale goes on in both cases, and the order’s page says what happened."
              {...field.unchecked}
            />
          ),
          consultancy: (
            <Checkbox
              label="My accountant holds my live sessions to be consultancy: consumers outside the EU pay no VAT for them"
              {...field.consultancy}
            />
          ),
        })}
      >
        {({ scheme, country, vatNumber, unchecked, consultancy }) => (
          <>
            {scheme}
            {country}
            {vatNumber}
            {unchecked}
            {consultancy}
            <p className="text-fine text-quiet">
              Prices include tax, and stay the same wherever a buyer is: what differs is the tax inside. Each
              product’s class is on <Link to="/office/catalogue">its own page</Link>.
              {!isNamed && (
                <>
                  {' '}
                  Invoices need your legal name and address: they are under{' '}
                  <Link to="/office/settings/brand">Brand</Link>.
                </>
              )}
            </p>
          </>
        )}
      </Form>
    </>
  );
}
