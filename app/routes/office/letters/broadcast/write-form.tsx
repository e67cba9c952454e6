import { useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Problem } from '../../../../answer.server.ts';
import { FormError } from '../../../../components/form-error.tsx';
import { DraftLine } from '../../../../components/office/draft-line.tsx';
import { LookAtLetter } from '../../../../components/office/look-at-letter.tsx';
import { useDraft } from '../../../../components/office/use-draft.ts';
import { Button } from '../../../../ui/button.tsx';
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
      label: `${name} (${readers.toLocaleString('en-GB')} of them get it)`,
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
        <TextArea
          label="Letter"
          name="body"
          rows={16}
          value={written.body}
          onChange={({ target }) => setWritten({ ...written, body: target.value })}
          required
          hint="Markdown. {{firstName|friend}}, {{lifePath|own number}}, {{personalYear|new year}}, {{personalMonth|month}}, {{monthTitle|…}} and {{monthText|…}} are filled for each reader; what follows the line stands there where it is unknown. {{product:report}} on a line of its own shows a product."
          error={problem?.fields.body}
        />
        <Choice label="For" name="segmentId" options={options} defaultValue={broadcast.segmentId ?? ''} />
        <Field
          label="Letters an hour, at most"
          name="perHour"
          inputMode="numeric"
          defaultValue={String(broadcast.perHour)}
          error={problem?.fields.perHour}
          className="max-w-40"
        />
        <DraftLine draft={draft} />
        <Button type="submit" name="intent" value="save" variant="gold" pending={pending}>
          Save the draft
        </Button>
      </Form>
      <LookAtLetter {...written} />
    </div>
  );
}
