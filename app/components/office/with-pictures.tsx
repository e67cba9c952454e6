import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { has } from '../../../shared/problem.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/field.tsx';

const UNREACHABLE = 'The picture did not arrive. Please try again.';

/** A text area, and below it the way to put a picture where the cursor stands. */
export function WithPictures({ children }: { children: ReactNode }) {
  const whole = useRef<HTMLDivElement>(null);
  return (
    <div ref={whole} className="space-y-2">
      {children}
      <Disclosure label="Add a picture" align="start">
        <AddPicture
          onAdded={({ markdown }) => writeInto(whole.current?.querySelector('textarea'), markdown)}
        />
      </Disclosure>
    </div>
  );
}

/** Its fields have no names: the text around them is saved without them, and not by Enter in one of them. */
export function AddPicture({
  call = 'Put it into the text',
  onAdded,
}: {
  call?: string;
  onAdded(added: Added): void;
}) {
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState('');
  const [chosen, setChosen] = useState(0);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [pending, setPending] = useState(false);
  const add = async () => {
    setPending(true);
    const { added, problems: found = {} } = await send(file, alt);
    setPending(false);
    setProblems(found);
    if (!added) return;
    onAdded(added);
    setAlt('');
    setFile(undefined);
    // A file field cannot be emptied, only be another one.
    setChosen(chosen + 1);
  };
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void add();
  };
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field
        key={chosen}
        label="Picture"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        onChange={({ target }) => setFile(target.files?.[0])}
        hint="At most 12 MB. Where and when it was taken is removed from it."
        error={problems.picture}
        className="h-auto py-2.5 file:mr-3 file:cursor-pointer file:rounded-md file:border-0 file:bg-sunken file:px-3 file:py-1.5 file:font-semibold file:text-ink"
      />
      <Field
        label="What it shows"
        value={alt}
        maxLength={300}
        onChange={({ target }) => setAlt(target.value)}
        onKeyDown={addByEnter}
        hint="For readers who do not see it."
        error={problems.alt}
      />
      <Button variant="outline" className="justify-self-start" pending={pending} onClick={() => void add()}>
        {call}
      </Button>
    </div>
  );
}

type Added = { markdown: string; address: string; alt: string };
type Answer = { added?: Added; problems?: Record<string, string> };

async function send(file: File | undefined, alt: string): Promise<Answer> {
  if (!file) return { problems: { picture: 'Please choose a picture.' } };
  const body = new FormData();
  body.set('picture', file);
  body.set('alt', alt);
  const said: unknown = await fetch('/office/pictures', { method: 'POST', body })
    .then((reply) => reply.json())
    .catch(() => undefined);
  if (has(said, 'markdown') && has(said, 'address'))
    return { added: { markdown: String(said.markdown), address: String(said.address), alt: alt.trim() } };
  const fields = has(said, 'fields') && said.fields ? Object.entries(said.fields) : [];
  if (fields.length > 0) return { problems: Object.fromEntries(fields) };
  return { problems: { picture: has(said, 'error') ? String(said.error) : UNREACHABLE } };
}

/** As a paragraph of its own, and React hears of it as if it had been typed. */
function writeInto(area: HTMLTextAreaElement | null | undefined, markdown: string): void {
  if (!area) return;
  const { value, selectionStart: at } = area;
  const before = at === 0 || value.slice(0, at).endsWith('\n\n') ? '' : '\n\n';
  const after = value.slice(at).startsWith('\n\n') ? '' : '\n\n';
  area.setRangeText(`${before}${markdown}${after}`, at, at, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
  area.focus();
}
