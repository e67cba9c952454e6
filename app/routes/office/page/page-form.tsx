import { useState } from 'react';
import type { PageBody } from '../../../../content/sections.ts';
import type { ContentPreview } from '../../../../domain/office/index.ts';
import { PageSections } from '../../../components/landing/page-sections.tsx';
import { PictureField } from '../../../components/office/media-chooser.tsx';
import { NEW, VersionForm } from '../../../components/office/version-form.tsx';
import { PageOpening } from '../../../components/page-opening.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Field, TextArea } from '../../../ui/field.tsx';
import { SectionList } from './section-list.tsx';

type Props = { pageKey: string; isLanding: boolean; body: PageBody; base: number };

/** A page and its sections: write, order, look, then publish. */
export function PageForm({ pageKey, isLanding, body, base }: Props) {
  const [preview, setPreview] = useState<ContentPreview>();
  const canHide = !isLanding && pageKey !== NEW && !body.hidden;
  return (
    <>
      <VersionForm
        kind="page"
        contentKey={pageKey}
        base={base}
        onPreview={setPreview}
        className="max-w-4xl space-y-8"
        more={(busy) =>
          canHide && (
            <Button type="submit" name="intent" value="hide" variant="quiet" disabled={busy}>
              Take it off the site
            </Button>
          )
        }
      >
        {(errors) => (
          <>
            <Facts key={`facts ${base}`} isLanding={isLanding} body={body} errors={errors} />
            {/* Anew with each version, so that a restored page stands in the form. */}
            <SectionList key={base} first={body.sections} isLanding={isLanding} errors={errors} />
          </>
        )}
      </VersionForm>
      {preview?.kind === 'page' && <Preview page={preview.page} isLanding={isLanding} />}
    </>
  );
}

type FactsProps = Pick<Props, 'isLanding' | 'body'> & { errors: Record<string, string> };

/** What search engines and those who pass the page on are told. */
function Facts({ isLanding, body, errors }: FactsProps) {
  return (
    <div className="space-y-5">
      <Field
        label="Title"
        name="title"
        defaultValue={body.title}
        maxLength={120}
        hint={isLanding ? 'Left empty: the name of the business and its line.' : undefined}
        error={errors.title}
      />
      {!isLanding && (
        <Field
          label="Address"
          name="slug"
          defaultValue={body.slug}
          maxLength={80}
          hint="What comes after /p/. Left empty, it is made of the title. An earlier address leads here by itself."
          error={errors.slug}
        />
      )}
      <TextArea
        label="In two sentences"
        name="description"
        defaultValue={body.description}
        rows={2}
        hint={
          isLanding
            ? 'In search results. Left empty: the description under Brand.'
            : 'At the head of the page, in search results and where the link is shared.'
        }
        error={errors.description}
      />
      <PictureField
        legend="Picture for whoever passes the page on"
        without="Without one, a card with the title is drawn."
        first={body.picture}
        error={errors.picture}
      />
    </div>
  );
}

type PreviewProps = { page: Extract<ContentPreview, { kind: 'page' }>['page']; isLanding: boolean };

/** As visitors would see it, by day and by night. */
function Preview({ page, isLanding }: PreviewProps) {
  const [isNight, setNight] = useState(false);
  return (
    <section aria-labelledby="preview" className="mt-12" aria-live="polite">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="preview" className="text-[1.375rem]">
          Preview
        </h2>
        <Button size="sm" variant="outline" aria-pressed={isNight} onClick={() => setNight(!isNight)}>
          In the dark theme
        </Button>
      </div>
      <div
        className={cx(
          'mt-3 overflow-hidden rounded-md border border-rule bg-paper pb-8 text-ink',
          isNight && 'dark',
        )}
        inert
      >
        {!isLanding && (
          <div className="mx-auto max-w-[49rem] px-4 pt-14">
            <PageOpening title={page.title} lead={page.description} />
          </div>
        )}
        <PageSections page={page} />
      </div>
    </section>
  );
}
