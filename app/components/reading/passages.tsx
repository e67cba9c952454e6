import type { Passage } from '../../../documents/index.ts';
import { Picture } from './picture.tsx';

/** What a page of a document says, set for a screen: headings, paragraphs, lists, tables, figures and boxes. */
export function Passages({ passages }: { passages: Passage[] }) {
  return passages.map((passage, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change while it is read
    <Part key={at} passage={passage} />
  ));
}

/** Below the title of the whole document. */
const ranks = ['h2', 'h3', 'h4'] as const;
const looks = {
  1: 'mb-3 text-title wrap-anywhere',
  2: 'mt-7 mb-2 text-lead wrap-anywhere',
  3: 'mt-6 mb-2 font-sans text-fine font-semibold tracking-[0.08em] text-gold',
};

function Part({ passage }: { passage: Passage }) {
  switch (passage.kind) {
    case 'heading': {
      const As = ranks[passage.rank - 1] ?? 'h4';
      return <As className={looks[passage.level]}>{passage.text}</As>;
    }
    case 'kicker':
      return (
        <p className="mt-6 mb-1 text-fine font-semibold tracking-[0.08em] text-gold [&+*]:mt-0">
          {passage.text}
        </p>
      );
    case 'text':
      return <p className="my-4 wrap-anywhere">{passage.text}</p>;
    case 'note':
      return <p className="my-4 text-fine text-quiet">{passage.text}</p>;
    case 'quote':
      return <blockquote className="serif my-6 text-lead">{passage.text}</blockquote>;
    case 'list':
      return (
        <ul className="my-4 list-disc space-y-2 pl-5 marker:text-leaf">
          {passage.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'link':
      return (
        <p className="my-4">
          <a href={passage.url} className="inline-flex min-h-11 items-center wrap-anywhere">
            {passage.text}
          </a>
        </p>
      );
    case 'table':
      return <Table rows={passage.rows} />;
    case 'figure':
      return <Picture {...passage} />;
    case 'box':
      return (
        <div className="my-6 rounded-md border border-rule bg-sunken px-5 py-1 *:first:mt-4">
          <Passages passages={passage.passages} />
        </div>
      );
  }
}

function Table({ rows }: { rows: Extract<Passage, { kind: 'table' }>['rows'] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs into a form
    <div role="group" className="my-6 overflow-x-auto" aria-label="Table" tabIndex={0}>
      <table className="w-full border-collapse text-left text-fine">
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.map(({ text }) => text).join(' ')} className="border-b border-rule align-baseline">
              {cells.map(({ isHead, text }, at) => {
                const key = `${at} ${text}`;
                return isHead ? (
                  <th key={key} scope="col" className="py-2 pr-3 font-semibold text-quiet">
                    {text}
                  </th>
                ) : (
                  <td key={key} className="py-2 pr-3 lining-nums">
                    {text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
