import { Fragment, type ReactNode, useState } from 'react';
import type { ChatMessage } from '../../../domain/support/index.ts';
import { Icon } from './icon.tsx';
import type { Words } from './use-conversation.ts';

const arrow = 'M7 17 17 7M9 7h8v8';
/** 'h:mm a', as everywhere; the library that knows such patterns is too heavy for this small window. */
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

type Shown = Pick<ChatMessage, 'role' | 'content'> & Partial<ChatMessage>;
type Props = { line: Shown; words: Words; onAskPerson?(): void };

/** One message with its time and whatever belongs to it. Whatever it holds is shown as text, and helplines as links. */
export function Message({ line, words, onAskPerson }: Props) {
  const { role, content, staffName, timestamp } = line;
  if (role === 'system') {
    return (
      <div className="flex items-center gap-3 py-1" data-role="system">
        <span className="h-px flex-1 bg-rule" aria-hidden="true" />
        <p className="max-w-[75%] text-center text-fine text-quiet">
          {content} <Stamp at={timestamp} />
        </p>
        <span className="h-px flex-1 bg-rule" aria-hidden="true" />
      </div>
    );
  }
  if (role === 'user') {
    return (
      <div className="flex flex-col items-end gap-1" data-role="user">
        <span className="sr-only">You:</span>
        <p className="max-w-[85%] rounded-md rounded-br-none bg-ink px-3.5 py-2 wrap-anywhere whitespace-pre-wrap text-on-ink">
          {content}
        </p>
        <Stamp at={timestamp} />
      </div>
    );
  }
  return (
    <div className="flex flex-col items-start gap-1.5" data-role={staffName ? 'staff' : 'assistant'}>
      {staffName ? (
        <p className="text-fine font-semibold text-plum">{staffName}</p>
      ) : (
        <span className="sr-only">{words.name}:</span>
      )}
      <p
        className={`max-w-[92%] border-l-2 ${staffName ? 'border-plum' : 'border-leaf'} pl-3 wrap-anywhere whitespace-pre-wrap`}
      >
        {staffName ? content : content.split('\n').map(withLinks)}
      </p>
      {line.sources?.map(({ title, url }) => (
        <a
          key={url}
          href={url}
          className="inline-flex min-h-8 max-w-full items-center gap-1.5 pl-3 text-fine text-gold"
        >
          <span className="truncate">
            <span className="text-quiet">From: </span>
            {title}
          </span>
          <Icon strokes={arrow} className="size-3.5 shrink-0" />
        </a>
      ))}
      <Recommendations line={line} />
      {line.unsure && (
        <button
          type="button"
          onClick={onAskPerson}
          className="mt-1 ml-3 min-h-11 cursor-pointer rounded-md border border-control px-3.5 text-fine font-semibold hover:bg-sunken"
        >
          {words.askPerson}
        </button>
      )}
      <Stamp at={timestamp} />
    </div>
  );
}

const address = /^https?:\/\/\S+$/;
const dialled = /^\d[\d -]+\d$/;

/** A list of helplines can be tapped: a number calls, an address opens. Everything else stays text. */
function withLinks(text: string, at: number): ReactNode {
  const before = at > 0 ? '\n' : '';
  if (!text.startsWith('• ')) return before + text;
  const [name = '', ...rest] = text.split(/(?<=: )/);
  const parts = rest.join('').split(' · ');
  return [
    before + name,
    ...parts.map((part, i) => (
      <Fragment key={part}>
        {i > 0 && ' · '}
        <Part text={part} />
      </Fragment>
    )),
  ];
}

function Part({ text }: { text: string }) {
  if (dialled.test(text)) return <a href={`tel:${text.replaceAll(/\D/g, '')}`}>{text}</a>;
  return address.test(text) ? <a href={text}>{text}</a> : text;
}

function Recommendations({ line: { recommendations = [] } }: { line: Shown }) {
  if (recommendations.length === 0) return null;
  return (
    <ul className="mt-1 w-full space-y-2" aria-label="Recommended for you">
      {recommendations.slice(0, 3).map(({ service, reason, price, url }) => (
        <li key={url}>
          <a
            href={url}
            className="block rounded-md border border-rule bg-paper px-3.5 py-2.5 no-underline hover:border-control"
          >
            <span className="flex items-baseline justify-between gap-3">
              <span className="serif text-[1.0625rem]">{service}</span>
              <span className="serif text-gold">{price}</span>
            </span>
            <span className="block text-fine text-quiet">{reason}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What the window says by itself is said now. */
function Stamp({ at }: { at?: string }) {
  const [moment] = useState(() => (at ? new Date(at) : new Date()));
  return (
    <time dateTime={moment.toISOString()} className="text-[0.75rem] leading-4 text-quiet">
      {time.format(moment)}
    </time>
  );
}

export function Typing({ name }: { name: string }) {
  return (
    <div className="flex min-h-6 items-center gap-1.5 border-l-2 border-leaf pl-3" role="status">
      <span className="sr-only">{name} is typing</span>
      {[0, 200, 400].map((delay) => (
        <span
          key={delay}
          style={{ animationDelay: `${delay}ms` }}
          className="animate-shimmer size-1.5 rounded-full bg-leaf"
        />
      ))}
    </div>
  );
}
