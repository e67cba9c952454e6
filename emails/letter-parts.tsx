import { TZDate } from '@date-fns/tz';
import { Link, Section, Text } from '@react-email/components';
import { format } from 'date-fns';
import type { ReactNode } from 'react';
import { site } from '../content/site.ts';
import { gold, ink } from './layout.tsx';

/** What every letter of a sequence knows about its reader. */
export type LetterProps = {
  name: string;
  appUrl: string;
  numbers: { lifePath: number; expression: number; soulUrge: number } | null;
};

/** Known when the letter leaves: its hours run from then. */
export type CodeProps = { code: string; percent: number; expiresAt: string };

export const sampleLetter: LetterProps = {
  name: 'Maya',
  appUrl: 'https://example.test',
  numbers: { lifePath: 7, expression: 3, soulUrge: 5 },
};
export const sampleCode: CodeProps = {
  code: 'SOUL4X7Q2B',
  percent: 20,
  expiresAt: '2026-03-14T10:00:00.000Z',
};

/** ", Maya" where we know her name. */
export const toName = (name: string) => (name ? `, ${name}` : '');

export const euro = (cents: number) => `€${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;

/** A moment on the practitioner's clock, named as such: we do not know the reader's. */
export function deadline(moment: string): string {
  const zone = site.timeZone.split('/').at(-1)?.replaceAll('_', ' ');
  return `${format(new TZDate(moment, site.timeZone), 'EEEE, MMMM d, h:mm a')} (${zone} time)`;
}

export function CodeBlock({ code, expiresAt }: Pick<CodeProps, 'code' | 'expiresAt'>) {
  return (
    <Section
      style={{ margin: '0 0 16px', border: `1px solid ${gold}`, padding: '14px 18px', textAlign: 'center' }}
    >
      <Text className="gold" style={{ margin: 0, fontSize: 24, letterSpacing: '0.12em', color: gold }}>
        {code}
      </Text>
      <Text style={{ margin: 0, fontSize: 14, lineHeight: '22px', color: ink }}>
        Until {deadline(expiresAt)}
      </Text>
    </Section>
  );
}

/** A link within a sentence. */
export function Inline({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} style={{ color: ink, textDecoration: 'underline' }}>
      {children}
    </Link>
  );
}
