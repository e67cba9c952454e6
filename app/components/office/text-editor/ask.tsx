import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { drawnNumbers, isSafeAddress, numberPlaces } from '../../../../shared/markdown-dialect.ts';
import { entriesOf } from '../../../../shared/records.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Choice, Field } from '../../../ui/field.tsx';
import { MediaShelves } from '../media-chooser.tsx';
import { ProductChoice, useProducts } from '../product-choice.tsx';
import { linkAt, type Question, setBlock, setLink, setMedia } from './commands.ts';
import { schema } from './schema.ts';

export type Asked = { question: Question; file?: File };
type Props = { view: EditorView; onDone(command: Command): void };

const titles: Record<Question, string> = {
  link: 'Link',
  button: 'Button',
  product: 'Product card',
  number: 'A number, drawn',
  media: 'From the media library',
};

/** What is asked before something stands in the text. */
export function Ask({ asked, view, onClose }: { asked: Asked; view: EditorView; onClose(): void }) {
  const done = (command: Command) => {
    command(view.state, view.dispatch);
    onClose();
    // Once the dialog has given the focus back.
    setTimeout(() => view.focus());
  };
  const { question, file } = asked;
  return (
    <Dialog
      title={titles[question]}
      size={question === 'media' ? 'wide' : 'normal'}
      open
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        onClose();
        setTimeout(() => view.focus());
      }}
    >
      {question === 'media' && (
        <MediaShelves first={file} onChosen={({ markdown }) => done(setMedia(markdown))} />
      )}
      {question === 'link' && <AskLink view={view} onDone={done} />}
      {question === 'button' && <AskButton view={view} onDone={done} />}
      {question === 'product' && <AskProduct view={view} onDone={done} />}
      {question === 'number' && <AskNumber view={view} onDone={done} />}
    </Dialog>
  );
}

/** Seen from React it stands within the form of the text: Enter is its own. */
function Lines({
  call,
  onSend,
  more,
  children,
}: {
  call: string;
  onSend(): void;
  more?: ReactNode;
  children: ReactNode;
}) {
  const send = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    onSend();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the fields in it are what is typed into
    <div className="space-y-5" onKeyDown={send}>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button variant="gold" onClick={onSend}>
          {call}
        </Button>
        {more}
      </div>
    </div>
  );
}

const HINT = '/quiz for a page of yours, or https://…';
const WRONG = 'Please give an address that begins with / or https://.';

function AskLink({ view, onDone }: Props) {
  const link = linkAt(view.state);
  const [href, setHref] = useState(link?.href ?? '');
  const [error, setError] = useState<string>();
  const send = () => (isSafeAddress(href.trim()) ? onDone(setLink(href.trim())) : setError(WRONG));
  const without = (
    <Button variant="outline" onClick={() => onDone(setLink(''))}>
      Remove the link
    </Button>
  );
  return (
    <Lines call="Set the link" onSend={send} more={link && without}>
      <AddressField value={href} error={error} onChange={setHref} />
    </Lines>
  );
}

function AddressField({
  value,
  error,
  onChange,
}: {
  value: string;
  error?: string;
  onChange(value: string): void;
}) {
  return (
    <Field
      label="Where it leads"
      hint={HINT}
      value={value}
      maxLength={2_000}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function AskButton({ onDone }: Props) {
  const [words, setWords] = useState('');
  const [href, setHref] = useState('');
  const [errors, setErrors] = useState<{ words?: string; href?: string }>({});
  const send = () => {
    const found = {
      words: words.trim() ? undefined : 'Please say what the button says.',
      href: isSafeAddress(href.trim()) ? undefined : WRONG,
    };
    if (found.words || found.href) return setErrors(found);
    onDone(setBlock(schema.node('button', { words: words.trim(), href: href.trim() })));
  };
  return (
    <Lines call="Set the button" onSend={send}>
      <Field
        label="Words on it"
        value={words}
        maxLength={60}
        error={errors.words}
        onChange={({ target }) => setWords(target.value)}
      />
      <AddressField value={href} error={errors.href} onChange={setHref} />
    </Lines>
  );
}

function AskProduct({ onDone }: Props) {
  const { options } = useProducts();
  const [id, setId] = useState(options[0]?.value ?? '');
  return (
    <Lines call="Set the card" onSend={() => onDone(setBlock(schema.node('product', { id })))}>
      <ProductChoice label="Product" value={id} onChange={({ target }) => setId(target.value)} />
    </Lines>
  );
}

const places = [
  ...entriesOf(numberPlaces).map(([value, label]) => ({ value: `${value}-`, label })),
  { value: '', label: 'Just the number' },
];

function AskNumber({ onDone }: Props) {
  const [place, setPlace] = useState('life-path-');
  const [value, setValue] = useState('7');
  const set = () => onDone(setBlock(schema.node('number', { sign: place + value })));
  return (
    <Lines call="Set the number" onSend={set}>
      <div className="grid gap-4 sm:grid-cols-[1fr_8rem]">
        <Choice
          label="What it is"
          options={places}
          value={place}
          onChange={({ target }) => setPlace(target.value)}
        />
        <Choice
          label="Number"
          options={drawnNumbers.map((one) => ({ value: one, label: one }))}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
      </div>
    </Lines>
  );
}
