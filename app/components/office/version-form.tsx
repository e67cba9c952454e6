import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { ContentKind } from '../../../content/edition.ts';
import type { ContentPreview } from '../../../domain/office/index.ts';
import type { action } from '../../routes/office/page/route.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { FormError } from '../form-error.tsx';
import { useAnswer } from '../use-answer.ts';
import { afterDraft, DraftLine, draftSubject, useDraft } from './draft.tsx';
import { MomentField } from './moment-field.tsx';
import { useIsOwner } from './use-is-owner.ts';

/** The key in the address of what has never been saved. */
export const NEW = 'new';

const said = {
  published: { title: 'Published', description: 'Visitors see it from now on.' },
  scheduled: { title: 'Scheduled', description: 'It goes live by itself.' },
  drafted: { title: 'Draft saved', description: 'Nobody but the office sees it.' },
  hidden: { title: 'Taken off the site', description: 'Its words stay here.' },
};

type Props = {
  kind: ContentKind;
  contentKey: string;
  /** The version that stands in the form. */
  base: number;
  onPreview(preview: ContentPreview): void;
  /** The preview stands beside the text: each version is shown at once. */
  isBeside?: boolean;
  className: string;
  /** More buttons for the owner. */
  more?(busy: boolean): ReactNode;
  children(errors: Record<string, string>): ReactNode;
};

/**
 * The form of a text with versions, whose action has `editorChanges` (routes/office/version-changes.server.ts): kept while it is
 * typed, looked at as visitors would see it, then saved as a draft, published, or sent live at a moment to come.
 */
export function VersionForm({
  kind,
  contentKey,
  base,
  onPreview,
  isBeside,
  className,
  more,
  children,
}: Props) {
  const saving = useFetcher<typeof action>();
  const looking = useFetcher<typeof action>();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(draftSubject(`content:${kind}`, contentKey), form);
  const sendNew =
    contentKey === NEW ? afterDraft(draft, (typed) => saving.submit(typed, { method: 'post' })) : undefined;
  useAnswer(saving, ({ done }) => {
    if (!done || !('done' in done)) return;
    draft.drop();
    void toast({ kind: 'success', ...said[done.done] });
  });
  useAnswer(looking, ({ done }) => {
    if (done && 'preview' in done) onPreview(done.preview);
  });
  const busy = saving.state !== 'idle';
  const problem = busy ? undefined : (saving.data?.problem ?? looking.data?.problem);
  const errors: Record<string, string> = problem?.fields ?? {};
  const look = () => {
    const typed = new FormData(form.current ?? undefined);
    typed.set('intent', 'preview');
    void looking.submit(typed, { method: 'post' });
  };
  const previewFirst = useEffectEvent(() => {
    if (isBeside && (base > 0 || form.current?.checkValidity())) look();
  });
  // With each version: what stands in the form is what is shown beside it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is the reason to look
  useEffect(() => previewFirst(), [base]);
  const isOwner = useIsOwner();
  return (
    <saving.Form ref={form} method="post" className={className} onSubmit={sendNew}>
      <input type="hidden" name="base" value={base} />
      <FormError problem={problem} />
      {children(errors)}
      <div className="sticky bottom-0 z-40 -mx-4 flex flex-wrap items-end gap-3 border-t border-rule bg-paper px-4 py-4 sm:mx-0 sm:px-0">
        <div className="w-full">
          <DraftLine draft={draft} />
        </div>
        <PublishOrDraft busy={busy} />
        <Button variant="quiet" onClick={look} pending={looking.state !== 'idle'}>
          Preview
        </Button>
        {isOwner && more?.(busy)}
      </div>
      {isOwner ? (
        <ScheduleField error={errors.publishAt} busy={busy} />
      ) : (
        <p className="text-fine text-quiet">The owner publishes what you save as a draft.</p>
      )}
    </saving.Form>
  );
}

/** Staff keep drafts. */
export function PublishOrDraft({ busy }: { busy: boolean }) {
  return (
    <>
      {useIsOwner() && (
        <Button type="submit" name="intent" value="publish" variant="gold" pending={busy}>
          Publish now
        </Button>
      )}
      <Button type="submit" name="intent" value="draft" variant="outline" disabled={busy}>
        Save draft
      </Button>
    </>
  );
}

/** For the form of an editor: its text goes live at a moment to come. */
export function ScheduleField({ error, busy = false }: { error?: string; busy?: boolean }) {
  return (
    <fieldset className="flex flex-wrap items-end gap-3">
      <legend className="sr-only">Publish later</legend>
      <div className="basis-64">
        <MomentField label="Publish later, at" name="publishAt" error={error} />
      </div>
      <Button type="submit" name="intent" value="schedule" variant="outline" disabled={busy}>
        Schedule
      </Button>
    </fieldset>
  );
}
