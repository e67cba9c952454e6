import { useState } from 'react';
import type { SetUp } from '../../../../domain/office/index.ts';
import { Checkbox, Choice, Field } from '../../../ui/field.tsx';
import { lineOf, Step, StepForm } from './step.tsx';

const nameOf = (zone: string) => ({ value: zone, label: zone.replaceAll('_', ' ') });

export function IdentityForm({ setUp, zones }: { setUp: SetUp; zones: string[] }) {
  const { identity, lines } = setUp;
  const [hasNone, setHasNone] = useState(setUp.hasNoTaxNumber);
  const known = zones.includes(identity.timeZone) ? zones : [identity.timeZone, ...zones];
  return (
    <Step
      id="who"
      title="Who sells here"
      lines={[lineOf(lines, 'identity'), lineOf(lines, 'tax'), lineOf(lines, 'contact')]}
    >
      <p>
        The law wants buyers to know whom they buy from. This stands on every receipt, under every letter, in
        the footer and on the legal pages.
      </p>
      <StepForm intent="identity" label="Save" saved="Saved, and on every page.">
        {(errors) => {
          const field = (name: keyof SetUp['identity']) => ({
            name,
            defaultValue: identity[name],
            error: errors[name],
          });
          return (
            <>
              <div className="grid gap-5 sm:grid-cols-2">
                <Field
                  {...field('brand')}
                  label="Name of the practice"
                  autoComplete="organization"
                  required
                />
                <Field {...field('guide')} label="The guide who speaks" required />
              </div>
              <Field
                {...field('legalName')}
                label="Legal name"
                hint="You, or your company as it is registered."
                required
              />
              <Field
                {...field('legalAddress')}
                label="Postal address"
                autoComplete="street-address"
                required
              />
              <div>
                <Field {...field('taxId')} label="Tax number" disabled={hasNone} />
                <Checkbox
                  name="noTaxId"
                  value="yes"
                  defaultChecked={hasNone}
                  onChange={(event) => setHasNone(event.currentTarget.checked)}
                  label="I have none"
                />
              </div>
              <div className="grid gap-5 sm:grid-cols-2">
                <Field
                  {...field('contactEmail')}
                  type="email"
                  label="Contact e-mail"
                  autoComplete="email"
                  required
                />
                <Choice {...field('timeZone')} label="Time zone" options={known.map(nameOf)} />
              </div>
            </>
          );
        }}
      </StepForm>
    </Step>
  );
}

export function WaysForm({ setUp: { ways, lines } }: { setUp: SetUp }) {
  return (
    <Step id="ways" title="How customers reach you" lines={[lineOf(lines, 'ways')]}>
      <p>
        Leave either empty. Without a number no product promises WhatsApp; without a link you set one for each
        session.
      </p>
      <StepForm intent="ways" label="Save" saved="Saved." variant="outline">
        {(errors) => (
          <div className="grid gap-5 sm:grid-cols-2">
            <Field
              name="whatsapp"
              type="tel"
              label="WhatsApp number"
              placeholder="+351 912 345 678"
              autoComplete="tel"
              defaultValue={ways.whatsapp}
              error={errors.whatsapp}
            />
            <Field
              name="meetingLink"
              type="url"
              label="Meeting link"
              placeholder="https://"
              defaultValue={ways.meetingLink}
              error={errors.meetingLink}
            />
          </div>
        )}
      </StepForm>
    </Step>
  );
}
