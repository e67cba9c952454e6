import { Link } from 'react-router';
import type { SetUp } from '../../../../domain/office/index.ts';
import { Checkbox, Field } from '../../../ui/field.tsx';
import { lineOf, Step, StepForm } from './step.tsx';

/** Nothing on this card is published unless the owner confirms that it is true. */
export function ClaimsForm({ setUp: { claims, lines } }: { setUp: SetUp }) {
  const { figures, badges, mostOrdered, realQuotes } = claims;
  return (
    <Step id="claims" title="What you may claim" lines={[lineOf(lines, 'claims')]}>
      <p>
        Figures and badges show only if they are true of you. Leave them out and something that is true of
        everybody takes their place.
      </p>
      <StepForm intent="claims" label="Save" saved="Saved, and on the pages." variant="outline">
        {(errors) => (
          <>
            <div className="grid gap-5 sm:grid-cols-2">
              <Field
                name="soulsTotal"
                label="People you have read for"
                hint="“Trusted by … souls”"
                defaultValue={figures.soulsTotal}
                error={errors.soulsTotal}
                inputMode="numeric"
              />
              <Field
                name="soulsThisYear"
                label="Of these, this year"
                hint="“… souls this year”"
                defaultValue={figures.soulsThisYear}
                error={errors.soulsThisYear}
                inputMode="numeric"
              />
            </div>
            <fieldset>
              <legend className="font-semibold">Badges</legend>
              {badges.map(({ id, product, badge, isConfirmed }) => (
                <Checkbox
                  key={id}
                  name="badges"
                  value={id}
                  defaultChecked={isConfirmed}
                  label={`“${badge}” on ${product}`}
                />
              ))}
              <p className="mt-1 text-fine text-quiet">
                {mostOrdered
                  ? `Counted from your orders: “Most ordered this quarter” stands on ${mostOrdered}.`
                  : '“Most ordered this quarter” appears by itself once five people have ordered the same thing.'}
              </p>
            </fieldset>
            <Checkbox
              name="isTrue"
              value="yes"
              label="What is filled in and ticked here is true, and I could show it."
              error={errors.isTrue}
            />
          </>
        )}
      </StepForm>
      <p className="border-t border-rule pt-4 text-fine text-quiet">
        Of the quotes, real ones alone are shown: {realQuotes === 0 ? 'there are none yet' : realQuotes}.{' '}
        <Link to="/office/content/testimonial">Write down what people said</Link>
      </p>
    </Step>
  );
}
