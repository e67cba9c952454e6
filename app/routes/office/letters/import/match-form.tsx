import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Problem } from '../../../../answer.server.ts';
import { FormError } from '../../../../components/form-error.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox, Choice, Field } from '../../../../ui/field.tsx';
import type { Route } from './+types/route';

type Data = Route.ComponentProps['loaderData'];

const fields = [
  { name: 'email', label: 'E-mail address' },
  { name: 'name', label: 'Name' },
  { name: 'birthDate', label: 'Birth date' },
  { name: 'tags', label: 'Tags' },
  { name: 'language', label: 'Language' },
  { name: 'agreedOn', label: 'Day of consent' },
] as const;

/** What the columns are, and on whose word these people may be written to. */
export function MatchForm({ list, problem }: { list: Data; problem?: Problem }) {
  const pending = useNavigation().state === 'submitting';
  const options = [
    { value: '', label: 'not in this list' },
    ...list.header.map((title, at) => ({ value: String(at), label: title || `Column ${at + 1}` })),
  ];
  return (
    <Form method="post" className="space-y-8">
      <FormError problem={problem} />
      <Sample list={list} />
      <fieldset className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <legend className="mb-3 text-lead">Which column is what</legend>
        {fields.map(({ name, label }) => (
          <Choice
            key={name}
            label={label}
            name={`column.${name}`}
            options={options}
            defaultValue={String(list.columns[name] ?? '')}
            error={problem?.fields[name === 'agreedOn' ? '' : name]}
          />
        ))}
      </fieldset>
      <Consent list={list} problem={problem} />
      <Field
        label="Tags for everybody in this list"
        name="tags"
        defaultValue={list.tags.join(', ')}
        placeholder="fair in Porto"
      />
      <Button type="submit" name="intent" value="check" variant="gold" pending={pending}>
        Check every line
      </Button>
    </Form>
  );
}

function Consent({ list: { consent }, problem }: { list: Data; problem?: Problem }) {
  const [agreed, setAgreed] = useState(consent !== null);
  return (
    <fieldset className="space-y-4">
      <legend className="mb-1 text-lead">Consent</legend>
      <Checkbox
        name="agreed"
        checked={agreed}
        onChange={({ target }) => setAgreed(target.checked)}
        label="Each of them agreed to get the newsletter and offers by e-mail, and I can prove it. Without this they are known, but get no such letters."
      />
      {agreed && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="Where and how they agreed"
            name="source"
            defaultValue={consent?.source}
            placeholder="Sign-up form of my old website"
            error={problem?.fields.source}
          />
          <Field
            label="When, where the line has no day of its own"
            name="agreedOn"
            type="date"
            defaultValue={consent?.agreedOn}
            error={problem?.fields.agreedOn}
          />
        </div>
      )}
    </fieldset>
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
