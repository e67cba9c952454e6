import {
  Body,
  Column,
  Container,
  Head,
  Hr,
  Html,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components';
import type { ReactNode } from 'react';
import { site } from '../content/site.ts';

/** The house's paper and ink, as mail programs understand it: tables, inline styles, web-safe stand-ins for the fonts. */
export const ink = '#1d2140';
export const gold = '#8a6418';
const paper = '#fbf6ea';
const card = '#fffdf6';
const rule = '#e4d8bd';
const serif = "Fraunces, 'Hoefler Text', 'Iowan Old Style', Georgia, serif";
const sans = "'Source Sans 3', 'Gill Sans', 'Segoe UI', Helvetica, Arial, sans-serif";

const darkMode = `
  @media (prefers-color-scheme: dark) {
    .paper, .paper > table > tbody > tr > td { background-color: #12152b !important; }
    .card { background-color: #1a1e3a !important; border-color: #3a3f63 !important; }
    .ink, .ink * { color: #f4ecd8 !important; }
    .quiet, .quiet * { color: #b9b3a4 !important; }
    .gold { color: #e3bf6b !important; }
    .button { background-color: #e3bf6b !important; color: #12152b !important; }
  }`;

type Props = { preview: string; footer?: ReactNode; children: ReactNode };

export function MailLayout({ preview, footer, children }: Props) {
  return (
    <Html lang={site.language}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkMode}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        className="paper"
        style={{ backgroundColor: paper, margin: 0, padding: '32px 12px', fontFamily: sans }}
      >
        <Container style={{ maxWidth: 560 }}>
          <Section style={{ textAlign: 'center', paddingBottom: 20 }}>
            <Text
              className="gold"
              style={{ margin: 0, fontFamily: serif, fontSize: 22, letterSpacing: '0.04em', color: gold }}
            >
              {site.brand}
            </Text>
          </Section>
          <Section
            className="card ink"
            style={{
              backgroundColor: card,
              border: `1px solid ${rule}`,
              borderRadius: 4,
              padding: '28px 32px',
              color: ink,
            }}
          >
            {children}
          </Section>
          <Section className="quiet" style={{ padding: '20px 8px 0', textAlign: 'center' }}>
            {footer}
            <Text style={{ margin: '0 0 4px', fontSize: 13, lineHeight: '20px', color: '#6b6655' }}>
              {site.legalName} · {site.legalAddress}
            </Text>
            <Text style={{ margin: 0, fontSize: 13, lineHeight: '20px', color: '#6b6655' }}>
              Questions?{' '}
              <Link
                href={`mailto:${site.contactEmail}`}
                style={{ color: '#6b6655', textDecoration: 'underline' }}
              >
                {site.contactEmail}
              </Link>
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

/** The way out, at the foot of every letter that was not asked for. */
export function UnsubscribeLine({ url }: { url: string }) {
  return (
    <Text style={{ margin: '0 0 12px', fontSize: 13, lineHeight: '20px', color: '#6b6655' }}>
      <Link href={url} style={{ color: '#6b6655', textDecoration: 'underline' }}>
        Fewer letters, or none
      </Link>
    </Text>
  );
}

export function Heading({ children }: { children: ReactNode }) {
  return (
    <Text style={{ margin: '0 0 14px', fontFamily: serif, fontSize: 26, lineHeight: '34px', color: ink }}>
      {children}
    </Text>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={{ margin: '0 0 16px', fontSize: 16, lineHeight: '26px', color: ink }}>{children}</Text>;
}

/** A number in its ring, with what it stands for beside it. */
export function NumberLine({ number, title, text }: { number: number; title: string; text: string }) {
  return (
    <Row style={{ marginBottom: 16 }}>
      <Column style={{ width: 64, verticalAlign: 'top' }}>
        <Text
          className="gold"
          style={{
            margin: 0,
            width: 46,
            height: 46,
            border: `1px solid ${gold}`,
            borderRadius: 23,
            textAlign: 'center',
            fontFamily: serif,
            fontSize: 24,
            lineHeight: '46px',
            color: gold,
          }}
        >
          {number}
        </Text>
      </Column>
      <Column style={{ verticalAlign: 'top' }}>
        <Text style={{ margin: 0, fontSize: 16, lineHeight: '24px', fontWeight: 600, color: ink }}>
          {title}
        </Text>
        <Text style={{ margin: 0, fontSize: 16, lineHeight: '24px', color: ink }}>{text}</Text>
      </Column>
    </Row>
  );
}

/** What somebody wrote to us, as it was written. */
export function Quoted({ children }: { children: string }) {
  return (
    <Text
      style={{
        margin: '0 0 16px',
        paddingLeft: 16,
        borderLeft: `2px solid ${rule}`,
        fontSize: 16,
        lineHeight: '26px',
        color: ink,
        whiteSpace: 'pre-wrap',
      }}
    >
      {children}
    </Text>
  );
}

/** Facts that belong together, such as what a request was about. */
export function Facts({ facts }: { facts: [name: string, value: string][] }) {
  return (
    <Section style={{ margin: '0 0 16px' }}>
      {facts.map(([name, value]) => (
        <Text key={name} style={{ margin: 0, fontSize: 16, lineHeight: '26px', color: ink }}>
          <strong>{name}:</strong> {value}
        </Text>
      ))}
    </Section>
  );
}

export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Section style={{ padding: '8px 0 20px' }}>
      <Link
        className="button"
        href={href}
        style={{
          display: 'inline-block',
          backgroundColor: ink,
          color: paper,
          padding: '13px 26px',
          borderRadius: 3,
          fontSize: 16,
          fontWeight: 600,
          textDecoration: 'none',
        }}
      >
        {children}
      </Link>
    </Section>
  );
}

/** For what matters less than the message: how long a link lives, what to do if it was not you. */
export function Aside({ children }: { children: ReactNode }) {
  return (
    <>
      <Hr style={{ borderColor: rule, margin: '4px 0 14px' }} />
      <Text className="quiet" style={{ margin: 0, fontSize: 14, lineHeight: '22px', color: '#5d5948' }}>
        {children}
      </Text>
    </>
  );
}
