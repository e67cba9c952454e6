import { useState } from 'react';
import { formFor } from '../../../../components/action-form.tsx';
import { Checkbox, Choice, DayField, Field } from '../../../../ui/field.tsx';
import type { Route } from './+types/route';
import type { action } from './route.tsx';

type Data = Route.ComponentProps['loaderData'];

const fields = [
  { name: 'email', label: 'E-mail address' },
  { name: 'name', label: 'Name' },
  { name: 'birthDate', label: 'Birth date' },
  { name: 'tags', label: 'Tags' },
  { name: 'language', label: 'Language' },
  { name: 'agreedOn', label: 'Day of consent' },
] as const;

const Form = formFor<typeof action>();

/** What the columns are, and on whose word these people may be written to. */
export function MatchForm({ list }: { list: Data }) {
  const { columns, tags, consent, header } = list;
  const [agreed, setAgreed] = useState(consent !== null);
  const options = [
    { value: '', label: 'not in this list' },
    ...header.map((title, at) => ({ value: String(at), label: title || `Column ${at + 1}` })),
  ];
  return (
    <Form
      intent="check"
      className="space-y-8"
      values={{ tags: tags.join(', '), source: consent?.source, agreedOn: consent?.agreedOn }}
      variant="gold"
      submit="Check every line"
      fields={(field) => ({
        columns: fields.map(({ name, label }) => (
          <Choice
            key={name}
            label={label}
            name={`columns.${name}`}
            options={options}
            defaultValue={String(columns[name] ?? '')}
            error={name === 'email' ? field.columns.error : undefined}
          />
        )),
        agreed: (
          <Checkbox
            {...field.agreed}
            checked={agreed}
            onChange={({ target }) => setAgreed(target.checked)}
            label="Each of them agreed to get the newsletter and offers by e-mail, and I can prove it. Without this they are known, but get no such letters."
          />
        ),
        source: (
          <Field
            label="Where and how they agreed"
            placeholder="Sign-up form of my old website"
            {...field.source}
          />
        ),
        agreedOn: <DayField label="When, where the line has no day of its own" {...field.agreedOn} />,
        tags: <Field label="Tags for everybody in this list" placeholder="fair in Porto" {...field.tags} />,
      })}
    >
      {(shown) => (
        <>
          <Sample list={list} />
          <fieldset className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            <legend className="mb-3 text-lead">Which column is what</legend>
            {shown.columns}
          </fieldset>
          <fieldset className="space-y-4">
            <legend className="mb-1 text-lead">Consent</legend>
            {shown.agreed}
            {agreed && (
              <div className="grid gap-4 sm:grid-cols-2">
                {shown.source}
                {shown.agreedOn}
              </div>
            )}
          </fieldset>
          {shown.tags}
        </>
      )}
    </Form>
  );
}

function Sample({ list: { header, sample } }: { list: Data }) {
  if (sample.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by itself, and the keyboard has to get at it
    <section className="overflow-x-auto" aria-label="The first lines of the file" tabIndex={0}>
      <table className="text-fine">
        <thead>
          <tr className="border-b border-rule text-left text-quiet">
            {header.map((title, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <th key={at} scope="col" className="px-3 py-2 font-semibold whitespace-nowrap">
                {title || `Column ${at + 1}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.map(({ line, cells }) => (
            <tr key={line} className="border-b border-rule">
              {header.map((_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <td key={at} className="px-3 py-2 whitespace-nowrap">
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
