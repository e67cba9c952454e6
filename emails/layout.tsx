import type { CSSProperties, ReactNode } from 'react';
import { colours, serif } from './theme.ts';

type Children = { children: ReactNode };
const { ink, quiet, gold, leaf, rule, sunken, onInk } = colours;
const text: CSSProperties = { margin: '0 0 16px', fontSize: 16, lineHeight: '26px', color: ink };

/** A table of one cell: the only box that every mail program draws. */
export function Layout({
  className,
  align,
  margin,
  style,
  children,
}: Children & { className?: string; align?: 'center'; margin?: string; style: CSSProperties }) {
  return (
    <table
      role="presentation"
      align={align}
      width={align ? undefined : '100%'}
      cellPadding={0}
      cellSpacing={0}
      style={margin ? { margin } : undefined}
    >
      <tbody>
        <tr>
          <td className={className} style={style}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

export function Heading({ children }: Children) {
  return (
    <h1
      className="ink title"
      style={{
        margin: '0 0 16px',
        fontFamily: serif,
        fontSize: 29,
        lineHeight: '37px',
        fontWeight: 500,
        color: ink,
      }}
    >
      {children}
    </h1>
  );
}

export function Subheading({ children }: Children) {
  return (
    <h2
      className="ink"
      style={{
        margin: '8px 0 8px',
        fontFamily: serif,
        fontSize: 20,
        lineHeight: '28px',
        fontWeight: 500,
        color: ink,
      }}
    >
      {children}
    </h2>
  );
}

export function Paragraph({ children }: Children) {
  return (
    <p className="ink" style={text}>
      {children}
    </p>
  );
}

export function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="ink" style={{ ...text, paddingLeft: 20 }}>
      {items.map((item) => (
        <li key={item} className="ink" style={{ paddingLeft: 4, marginBottom: 6 }}>
          {item}
        </li>
      ))}
    </ul>
  );
}

/** The numeral in its engraved ring. Drawn without a picture: nothing to load, and nobody learns that it was looked at. */
export function Medallion({ number, size = 88 }: { number: number | string; size?: number }) {
  const inner = size - 12;
  // "22/4" needs the room that one figure has.
  const share = String(number).length > 2 ? 0.28 : 0.48;
  return (
    <Layout
      className="ring"
      align="center"
      margin="0 auto"
      style={{ border: `1px solid ${leaf}`, borderRadius: size, padding: 4 }}
    >
      <p
        aria-hidden="true"
        className="ring gold"
        style={{
          margin: 0,
          width: inner,
          height: inner,
          border: `1px dotted ${leaf}`,
          borderRadius: inner,
          textAlign: 'center',
          fontFamily: serif,
          fontSize: Math.round(size * share),
          lineHeight: `${Math.round(inner * 0.94)}px`,
          color: gold,
        }}
      >
        {number}
      </p>
    </Layout>
  );
}

const cell: CSSProperties = { verticalAlign: 'top' };

/** A number in its ring, with what it stands for beside it. */
export function NumberLine({
  number,
  title,
  text: meaning,
}: {
  number: number | string;
  title: string;
  text: string;
}) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '0 0 20px', borderCollapse: 'collapse' }}
    >
      <tbody>
        <tr>
          <td width={64} style={{ ...cell, width: 64, paddingRight: 18 }}>
            <Medallion number={number} size={64} />
          </td>
          <td style={cell}>
            <h2
              className="ink"
              style={{
                margin: '0 0 2px',
                fontFamily: serif,
                fontSize: 19,
                lineHeight: '27px',
                fontWeight: 500,
                color: ink,
              }}
            >
              {title}
            </h2>
            <p className="ink" style={{ ...text, margin: 0 }}>
              {meaning}
            </p>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** What somebody wrote to us, as it was written. */
export function Quoted({ children }: { children: string }) {
  return (
    <blockquote
      className="ink ring"
      style={{
        ...text,
        padding: '2px 0 2px 18px',
        borderLeft: `2px solid ${leaf}`,
        fontFamily: serif,
        fontSize: 18,
        lineHeight: '28px',
        whiteSpace: 'pre-wrap',
      }}
    >
      {children}
    </blockquote>
  );
}

/** Facts that belong together, such as what a request was about. */
export function Facts({ facts }: { facts: [name: string, value: string][] }) {
  const line: CSSProperties = { ...cell, padding: '9px 0', borderBottom: `1px solid ${rule}` };
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      className="line"
      style={{ margin: '0 0 22px', borderTop: `1px solid ${rule}`, borderCollapse: 'collapse' }}
    >
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name}>
            <td
              className="quiet line"
              style={{ ...line, paddingRight: 18, fontSize: 15, lineHeight: '24px', color: quiet }}
            >
              {name}:
            </td>
            <td
              className="ink line"
              align="right"
              style={{ ...line, fontSize: 16, lineHeight: '24px', color: ink }}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What stands out from the page: a code, an offer, an exercise. */
export function Plate({ children }: Children) {
  return (
    <Layout
      className="soft"
      margin="4px 0 22px"
      style={{ backgroundColor: sunken, border: `1px solid ${rule}`, padding: '20px 22px 6px' }}
    >
      {children}
    </Layout>
  );
}

export function Action({ href, children }: Children & { href: string }) {
  return (
    <Layout style={{ padding: '8px 0 22px' }}>
      <a
        className="button"
        href={href}
        style={{
          display: 'inline-block',
          backgroundColor: ink,
          color: onInk,
          padding: '14px 28px',
          borderRadius: 3,
          fontSize: 16,
          lineHeight: '20px',
          fontWeight: 600,
          textDecoration: 'none',
        }}
      >
        {children}
      </a>
    </Layout>
  );
}

/** A link within a sentence. */
export function Inline({ href, children }: Children & { href: string }) {
  return (
    <a className="gold" href={href} style={{ color: gold, textDecoration: 'underline' }}>
      {children}
    </a>
  );
}

/** For what matters less than the message: how long a link lives, what to do if it was not you. */
export function Aside({ children }: Children) {
  return (
    <>
      <hr
        className="line"
        style={{ margin: '6px 0 14px', border: 0, borderTop: `1px solid ${rule}`, width: '100%' }}
      />
      <p className="quiet" style={{ margin: 0, fontSize: 14, lineHeight: '22px', color: quiet }}>
        {children}
      </p>
    </>
  );
}
