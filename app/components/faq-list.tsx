import { useEffect, useState } from 'react';
import type { QuestionGroup } from '../../domain/content/index.ts';
import { useTypedBefore } from '../islands/use-typed-before.ts';
import { Field } from '../ui/field.tsx';
import { Star } from './drawings/ornaments.tsx';
import { RenderedText } from './rendered-text.tsx';

/** Lower case, no accents: what a reader types in a hurry. */
const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The questions, narrowed down as the reader types. Without JavaScript they are all there, each to be opened. */
export function FaqList({ groups }: { groups: QuestionGroup[] }) {
  const [words, setWords] = useState<string[]>([]);
  const search = (typed: FormData) =>
    setWords(
      plain(String(typed.get('query') ?? ''))
        .split(/\s+/)
        .filter(Boolean),
    );
  const form = useTypedBefore(search);
  useEffect(() => {
    const opened = form.current?.closest('[data-faq]')?.querySelector('details[open]');
    if (opened && location.hash === '') nameInAddress(opened);
  }, [form]);

  const shown = groups
    .map(({ name, questions }) => ({
      name,
      questions: questions.filter(({ question, html }) => {
        const text = plain(`${question} ${html.replace(/<[^<>]+>/g, ' ')}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
  const found = shown.reduce((sum, { questions }) => sum + questions.length, 0);

  return (
    <div data-faq="" className="mt-10">
      <search>
        <form
          ref={form}
          onChange={({ currentTarget }) => search(new FormData(currentTarget))}
          onSubmit={(event) => event.preventDefault()}
        >
          <div className="needs-script">
            <Field
              label="Search the questions"
              id="faq-query"
              name="query"
              type="search"
              autoComplete="off"
            />
          </div>
          <p role="status" className="mt-2 min-h-6 text-fine text-quiet">
            {words.length > 0 && `${found} ${found === 1 ? 'question' : 'questions'} found`}
          </p>
        </form>
      </search>
      {shown.map(({ name, questions }) => (
        <section key={name} aria-label={name} className="mt-8">
          <h2 className="flex items-center gap-3 text-title">
            <Star className="size-4 text-leaf" />
            {name}
          </h2>
          <div className="mt-4 divide-y divide-rule border-y border-rule">
            {questions.map((question) => (
              <Question key={question.id} {...question} />
            ))}
          </div>
        </section>
      ))}
      {found === 0 && (
        <p className="mt-8 text-quiet">
          Nothing here holds those words. <a href="/contact">Write to us</a> and a person will answer.
        </p>
      )}
    </div>
  );
}

function Question({ id, question, html }: QuestionGroup['questions'][number]) {
  return (
    <details
      className="group"
      onToggle={({ currentTarget }) => currentTarget.open && nameInAddress(currentTarget)}
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        <h3 className="font-sans text-body font-semibold tracking-normal">{question}</h3>
        <span
          className="serif text-[1.5rem] leading-none text-gold transition-transform group-open:rotate-45"
          aria-hidden="true"
        >
          +
        </span>
      </summary>
      {/* Inside, because an address that names it makes the browser open what is around it. */}
      <div id={id} className="scroll-mt-40">
        <RenderedText html={html} className="pb-5" />
      </div>
    </details>
  );
}

/** An open question can be shared. */
function nameInAddress(question: Element): void {
  const id = question.querySelector('div[id]')?.id;
  if (id) history.replaceState(history.state, '', `#${id}`);
}
