import { useState } from 'react';
import { type CourseBody, lessonsOf } from '../../../../content/courses.ts';
import type { ContentPreview } from '../../../../domain/office/index.ts';
import { PictureField } from '../../../components/office/media-chooser.tsx';
import { TextEditor } from '../../../components/office/text-editor/text-editor.tsx';
import { NEW, VersionForm } from '../../../components/office/version-form.tsx';
import { PageOpening } from '../../../components/page-opening.tsx';
import { RenderedText } from '../../../components/rendered-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, Choice, Field, TextArea } from '../../../ui/field.tsx';
import { contentsOf } from './outline.ts';
import { OutlineEditor } from './outline-editor.tsx';

type Props = {
  courseKey: string;
  body: CourseBody;
  base: number;
  others: { value: string; label: string }[];
};

/** What a course is, and its modules and lessons in order. */
export function CourseForm({ courseKey, body, base, others }: Props) {
  const [preview, setPreview] = useState<ContentPreview>();
  const isNew = courseKey === NEW;
  const saved = new Map(lessonsOf(body).map((lesson) => [lesson.id, contentsOf(lesson)]));
  return (
    <>
      <VersionForm
        kind="course"
        contentKey={courseKey}
        base={base}
        onPreview={setPreview}
        className="max-w-4xl space-y-8"
        more={(busy) =>
          !isNew &&
          !body.hidden && (
            <Button type="submit" name="intent" value="hide" variant="quiet" disabled={busy}>
              Take it off offer
            </Button>
          )
        }
      >
        {(errors) => (
          <>
            <Facts key={`facts ${base}`} isNew={isNew} body={body} others={others} errors={errors} />
            {/* Anew with each version, so that new lessons have their addresses. */}
            <OutlineEditor key={base} first={outlineOf(body)} errors={errors} saved={saved} />
            <Certificate key={`certificate ${base}`} body={body} errors={errors} />
          </>
        )}
      </VersionForm>
      {preview?.kind === 'course' && (
        <section aria-labelledby="preview" className="mt-12" aria-live="polite">
          <h2 id="preview" className="text-[1.375rem]">
            Preview
          </h2>
          <div className="mt-3 rounded-md border border-rule bg-paper p-5 sm:p-7" inert>
            <PageOpening title={preview.title} lead={preview.tagline} />
            <RenderedText html={preview.about} className="measure mt-6" />
          </div>
        </section>
      )}
    </>
  );
}

const outlineOf = ({ modules }: CourseBody) =>
  modules.map(({ body: _, lessons, ...module }) => ({
    ...module,
    lessons: lessons.map(({ id, title }) => ({ id, title })),
  }));

type FactsProps = Pick<Props, 'body' | 'others'> & { isNew: boolean; errors: Record<string, string> };

function Facts({ isNew, body, others, errors }: FactsProps) {
  return (
    <div className="space-y-5">
      <Field
        label="Title"
        name="title"
        defaultValue={body.title}
        maxLength={120}
        required
        error={errors.title ?? errors.id}
      />
      {isNew && (
        <Field
          label="Address"
          name="slug"
          maxLength={60}
          hint="What comes after /courses/. Left empty, it is made of the title. It stays as it is from then on."
          error={errors.slug}
        />
      )}
      <Field
        label="For whom, in a few words"
        name="tagline"
        defaultValue={body.tagline}
        maxLength={120}
        placeholder="Perfect for beginners"
        error={errors.tagline}
      />
      <TextArea
        label="In a sentence or two"
        name="summary"
        hint="On its card, and where a free lesson is passed on."
        defaultValue={body.summary}
        rows={2}
        error={errors.summary}
      />
      <TextEditor
        label="About the course"
        name="body"
        defaultValue={body.body}
        rows={8}
        className="font-mono text-fine"
        error={errors.body}
      />
      <PictureField
        legend="Picture"
        without="Without one, its page begins with its words."
        first={body.picture}
        error={errors.picture}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Badge"
          name="badge"
          defaultValue={body.badge}
          maxLength={24}
          placeholder="none"
          hint="Such as “Coming soon”."
          error={errors.badge}
        />
        <Choice
          label="Opens after"
          name="follows"
          defaultValue={body.follows ?? ''}
          options={[{ value: '', label: 'No other course' }, ...others]}
          error={errors.follows}
        />
      </div>
    </div>
  );
}

function Certificate({ body: { certificate }, errors }: Pick<FactsProps, 'body' | 'errors'>) {
  return (
    <fieldset className="space-y-3">
      <legend className="text-[1.375rem]">Certificate</legend>
      <Checkbox
        name="certificate"
        defaultChecked={!certificate?.off}
        label="Whoever has done every lesson can have a certificate made out"
      />
      <Field
        label="Its words between the name and the course"
        name="certificateWords"
        defaultValue={certificate?.words}
        maxLength={160}
        placeholder="has completed every lesson of"
        error={errors['certificate.words']}
      />
    </fieldset>
  );
}
