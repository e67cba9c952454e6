import { Body, Head, Html, Preview } from '@react-email/components';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { logoInLetters } from '../content/logo.ts';
import { imprintOf, type Site } from '../content/site.ts';
import { escapeMarkup } from '../shared/escape.ts';
import { Layout } from './layout.tsx';
import { colours, dressed, sans, serif, styleSheet } from './theme.ts';

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';
const slots = {
  title: '[[title]]',
  preview: '[[preview]]',
  head: '[[head]]',
  body: '[[body]]',
  unsubscribe: '[[unsubscribe]]',
};

const rendered = new WeakMap<Site, Map<boolean, string[]>>();

/** Everything around a letter is the same for all of one brand, so it is rendered once and the letters are laid into it. */
function partsOf(site: Site, leaving: boolean): string[] {
  const ofSite = rendered.get(site) ?? new Map<boolean, string[]>();
  rendered.set(site, ofSite);
  const known = ofSite.get(leaving);
  if (known) return known;
  const markup = renderToStaticMarkup(
    <MailPage
      site={site}
      title={slots.title}
      preview={slots.preview}
      head={slots.head}
      unsubscribeUrl={leaving ? slots.unsubscribe : undefined}
    >
      {slots.body}
    </MailPage>,
  );
  const parts = `${DOCTYPE}${markup}`.split(/\[\[(?:title|preview|head|body|unsubscribe)\]\]/);
  ofSite.set(leaving, parts);
  return parts;
}

type Letter = { title: string; preview: string; head: string; body: string; unsubscribeUrl?: string };

export function layIntoShell({ title, preview, head, body, unsubscribeUrl }: Letter, site: Site): string {
  const [start = '', toPreview = '', toHead = '', toBody = '', ...end] = partsOf(
    site,
    unsubscribeUrl !== undefined,
  );
  const foot = end.join(escapeMarkup(unsubscribeUrl ?? ''));
  const letter = `${start}${escapeMarkup(title)}${toPreview}${escapeMarkup(preview)}${toHead}${escapeMarkup(head)}${toBody}${body}${foot}`;
  return dressed(letter, site);
}

const small = { margin: 0, fontSize: 13, lineHeight: '21px', color: colours.quiet };

type Props = {
  site: Site;
  title: string;
  preview: string;
  head: string;
  unsubscribeUrl?: string;
  children: ReactNode;
};

/** Everything around a letter: the sheet of paper with its double frame, whom it is from, and the way out. */
function MailPage({ site, title, preview, head, unsubscribeUrl, children }: Props) {
  return (
    <Html lang={site.language}>
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{styleSheet}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="paper" style={{ backgroundColor: colours.paper, margin: 0, padding: 0 }}>
        <Layout className="paper" style={{ padding: '36px 16px', fontFamily: sans }}>
          <table
            role="presentation"
            align="center"
            width="100%"
            cellPadding={0}
            cellSpacing={0}
            style={{ maxWidth: 600 }}
          >
            <tbody>
              <tr>
                <td style={{ textAlign: 'center', paddingBottom: 22 }}>
                  <Wordmark site={site} />
                </td>
              </tr>
              <tr>
                <td
                  className="card"
                  style={{ backgroundColor: colours.card, border: `1px solid ${colours.rule}`, padding: 6 }}
                >
                  <Layout
                    className="leaf-of-paper line"
                    style={{ border: `1px solid ${colours.rule}`, padding: '34px 42px 30px' }}
                  >
                    <RunningHead>{head}</RunningHead>
                    {children}
                  </Layout>
                </td>
              </tr>
              <tr>
                <td style={{ padding: '22px 12px 0', textAlign: 'center' }}>
                  {unsubscribeUrl && (
                    <p className="quiet" style={{ ...small, marginBottom: 10 }}>
                      <a className="quiet" href={unsubscribeUrl} style={{ color: colours.quiet }}>
                        Fewer letters, or none
                      </a>
                    </p>
                  )}
                  <p className="quiet" style={small}>
                    {[site.practitioner && `Readings by ${site.practitioner}`, ...imprintOf(site)]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                  <p className="quiet" style={small}>
                    Questions?{' '}
                    <a
                      className="quiet"
                      href={`mailto:${site.contactEmail}`}
                      style={{ color: colours.quiet }}
                    >
                      {site.contactEmail}
                    </a>
                  </p>
                </td>
              </tr>
            </tbody>
          </table>
        </Layout>
      </Body>
    </Html>
  );
}

function Wordmark({ site }: { site: Site }) {
  const { brand } = site;
  const logo = logoInLetters(site);
  const { src, width, height, hasName } = logo ?? {};
  // By night it stands on a light plate, since nobody can say what its colours are.
  const plate = { backgroundColor: colours.paper, padding: '6px 10px', borderRadius: 3 };
  const picture = logo && (
    <img src={src} width={width} height={height} alt={hasName ? brand : ''} style={{ ...plate, border: 0 }} />
  );
  if (hasName) return picture;
  return (
    <>
      {picture}
      <p
        className="ink"
        style={{
          margin: 0,
          fontFamily: serif,
          fontSize: 24,
          lineHeight: '32px',
          letterSpacing: '0.03em',
          color: colours.ink,
        }}
      >
        {brand}
      </p>
      <p
        aria-hidden="true"
        className="gold"
        style={{ margin: '2px 0 0', fontSize: 13, lineHeight: '20px', letterSpacing: 7, color: colours.leaf }}
      >
        ·&nbsp;•&nbsp;✦&nbsp;•&nbsp;·
      </p>
    </>
  );
}

/** As at the top of a page in an almanac: what this sheet is about, between two fine lines. */
function RunningHead({ children }: { children: ReactNode }) {
  const line = { borderBottom: `1px solid ${colours.rule}`, fontSize: 1, lineHeight: '9px', width: '50%' };
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '0 0 22px', borderCollapse: 'collapse' }}
    >
      <tbody>
        <tr>
          <td className="line" style={line}>
            &nbsp;
          </td>
          <td
            rowSpan={2}
            className="gold"
            style={{
              padding: '0 14px',
              whiteSpace: 'nowrap',
              fontSize: 12,
              lineHeight: '18px',
              letterSpacing: '0.16em',
              textTransform: 'uppercase',
              color: colours.gold,
            }}
          >
            {children}
          </td>
          <td className="line" style={line}>
            &nbsp;
          </td>
        </tr>
        <tr>
          <td style={{ fontSize: 1, lineHeight: '9px' }}>&nbsp;</td>
          <td style={{ fontSize: 1, lineHeight: '9px' }}>&nbsp;</td>
        </tr>
      </tbody>
    </table>
  );
}
