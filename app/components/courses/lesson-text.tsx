import { PlayCircle } from 'lucide-react';
import { RenderedText } from '../rendered-text.tsx';

type Section = { kind: 'text' | 'exercise' | 'answer'; html: string };

/** What a lesson says: film, text, exercises, and answers that stay covered until they are wanted. */
export function LessonText({ video, sections }: { video?: string; sections: Section[] }) {
  return (
    <>
      {video && (
        <a
          href={video}
          target="_blank"
          rel="noreferrer"
          className="mb-8 flex min-h-11 items-center gap-3 rounded-md border border-rule bg-card p-4"
        >
          <PlayCircle className="size-6 text-gold" aria-hidden="true" />
          Watch this lesson at {new URL(video).host}
        </a>
      )}
      {sections.map(({ kind, html }) => (
        <Part key={html} kind={kind} html={html} />
      ))}
    </>
  );
}

function Part({ kind, html }: Section) {
  if (kind === 'text') return <RenderedText html={html} className="[&_h2]:text-[1.4375rem]" />;
  if (kind === 'exercise') {
    return (
      <section aria-label="Exercise" className="engraved mt-10 px-6 py-7 sm:px-9">
        <h2 className="mb-3 text-lead text-gold">Exercise</h2>
        <RenderedText html={html} />
      </section>
    );
  }
  return (
    <details className="mt-5 rounded-md border border-rule bg-card px-6 sm:px-9">
      <summary className="flex min-h-13 cursor-pointer items-center font-semibold">Show the answer</summary>
      <RenderedText html={html} className="pb-6" />
    </details>
  );
}
