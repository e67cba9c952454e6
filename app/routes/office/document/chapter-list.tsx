import { Form, Link } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { NOTE } from './shown-chapters.ts';

type Entry = { name: string; title: string; number: number; written: number };

/** The pages of the document beside the form, and a search through all their words. */
export function ChapterList({ list, chapter, sought }: { list: Entry[]; chapter: string; sought: string }) {
  return (
    <div className="space-y-5 lg:sticky lg:top-4 lg:max-h-[calc(100vh-2rem)] lg:self-start lg:overflow-y-auto">
      <Form role="search" className="space-y-2">
        <Field label="Search the words" name="q" type="search" defaultValue={sought} />
        <Button type="submit" variant="outline" size="sm">
          Search
        </Button>
      </Form>
      <nav aria-label="Pages of the document">
        <ol className="divide-y divide-rule border-y border-rule">
          <Page name={NOTE} title="Your personal note" isOpen={chapter === NOTE} />
          {list.map(({ name, title, number, written }) => (
            <Page
              key={name}
              name={name}
              title={title}
              number={number}
              written={written}
              isOpen={chapter === name}
            />
          ))}
        </ol>
      </nav>
    </div>
  );
}

type PageProps = { name: string; title: string; number?: number; written?: number; isOpen: boolean };

function Page({ name, title, number, written = 0, isOpen }: PageProps) {
  return (
    <li>
      <Link
        to={`?${new URLSearchParams({ chapter: name })}`}
        preventScrollReset
        aria-current={isOpen ? 'page' : undefined}
        className="flex min-h-11 items-center gap-3 py-1.5 text-fine aria-[current=page]:font-semibold"
      >
        <span className="w-6 shrink-0 text-right text-quiet lining-nums">{number}</span>
        <span className="grow">{title}</span>
        {written > 0 && <Badge look="good">{written}</Badge>}
      </Link>
    </li>
  );
}
