import { useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { productIds } from '../../../../../content/catalogue.ts';
import { figure } from '../../../../../shared/figures.ts';
import type { Problem } from '../../../../answer.server.ts';
import { FormError } from '../../../../components/form-error.tsx';
import { DraftLine } from '../../../../components/office/draft-line.tsx';
import { LookAtLetter } from '../../../../components/office/look-at-letter.tsx';
import { useDraft } from '../../../../components/office/use-draft.ts';
import { WithPictures } from '../../../../components/office/with-pictures.tsx';
import { useProductNames } from '../../../../page-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { Choice, Field, TextArea } from '../../../../ui/field.tsx';
import type { Route } from './+types/route';

type Data = Route.ComponentProps['loaderData'];

/** The letter, whom it is for and how fast it leaves, with a look at it beside. */
export function WriteForm({ data: { broadcast, segments }, problem }: { data: Data; problem?: Problem }) {
  const pending = useNavigation().state === 'submitting';
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(`broadcast:${broadcast.id}`, form);
  const [written, setWritten] = useState({ subject: broadcast.subject, body: broadcast.body });
  const options = [
    { value: '', label: 'Everybody who gets the newsletter' },
    ...segments.map(({ id, name, readers }) => ({
      value: id,
      label: `${name} (${figure(readers)} of them get it)`,
    })),
  ];
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <Form ref={form} method="post" className="space-y-5" onSubmit={draft.drop}>
        <FormError problem={problem} />
        <Field
          label="Subject"
          name="subject"
          value={written.subject}
          onChange={({ target }) => setWritten({ ...written, subject: target.value })}
          maxLength={150}
          required
          error={problem?.fields.subject}
        />
        <WithPictures>
          <TextArea
            label="Letter"
            name="body"
            rows={16}
            value={written.body}
            onChange={({ target }) => setWritten({ ...written, body: target.value })}
            required
            hint="Markdown. {{firstName|friend}}, {{lifePath|own number}}, {{expression|…}}, {{soulUrge|…}}, {{personalYear|new year}}, {{personalMonth|month}}, {{monthTitle|…}} and {{monthText|…}} are filled for each reader; what follows the line stands there where it is unknown. {{product:report}} on a line of its own shows a product. With a code below: {{code}} and {{codeUntil}}."
            error={problem?.fields.body}
          />
        </WithPictures>
        <Choice label="For" name="segmentId" options={options} defaultValue={broadcast.segmentId ?? ''} />
        <Field
          label="Letters an hour, at most"
          name="perHour"
          inputMode="numeric"
          defaultValue={String(broadcast.perHour)}
          error={problem?.fields.perHour}
          className="max-w-40"
        />
        <Extras broadcast={broadcast} problem={problem} />
        <DraftLine draft={draft} />
        <Button type="submit" name="intent" value="save" variant="gold" pending={pending}>
          Save the draft
        </Button>
      </Form>
      <LookAtLetter {...written} />
    </div>
  );
}

/** A second subject to be tried, and a code for each reader: both may be left empty. */
function Extras({ broadcast, problem }: { broadcast: Data['broadcast']; problem?: Problem }) {
  const nameOf = useProductNames();
  const products = [
    { value: '', label: 'anything' },
    ...productIds.map((id) => ({ value: id, label: nameOf(id) })),
  ];
  const hasProblem = (...names: string[]) => names.some((name) => problem?.fields[name]);
  const number = (value: number | null) => (value === null ? '' : String(value));
  return (
    <>
      <Disclosure
        label="Try a second subject"
        align="start"
        isOpen={broadcast.subjectB !== null || hasProblem('subjectB', 'testSize')}
      >
        <Field
          label="Second subject"
          name="subjectB"
          defaultValue={broadcast.subjectB ?? ''}
          maxLength={150}
          hint="Half of the people it is tried on get each. Four hours later the one that was clicked more goes to the rest."
          error={problem?.fields.subjectB}
        />
        <Field
          label="Tried on so many people"
          name="testSize"
          inputMode="numeric"
          defaultValue={number(broadcast.testSize)}
          placeholder="200"
          error={problem?.fields.testSize}
        />
      </Disclosure>
      <Disclosure
        label="A code for each reader"
        align="start"
        isOpen={broadcast.codePercent !== null || hasProblem('codePercent', 'codeDays', 'codeProduct')}
      >
        <div className="grid gap-4 sm:grid-cols-3">
          <Field
            label="Per cent off"
            name="codePercent"
            inputMode="numeric"
            defaultValue={number(broadcast.codePercent)}
            error={problem?.fields.codePercent}
          />
          <Field
            label="Good for days"
            name="codeDays"
            inputMode="numeric"
            defaultValue={number(broadcast.codeDays)}
            placeholder="7"
            error={problem?.fields.codeDays}
          />
          <Choice
            label="For the product"
            name="codeProduct"
            options={products}
            defaultValue={broadcast.codeProduct ?? ''}
            error={problem?.fields.codeProduct}
          />
        </div>
      </Disclosure>
    </>
  );
}
