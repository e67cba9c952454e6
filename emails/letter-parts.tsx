import type { ReactNode } from 'react';
import { type CoreNumber, type MeaningOf, positions } from '../content/meanings/index.ts';
import { isMaster, singleDigit, toldNumber } from '../numerology/index.ts';
import { useContent } from './content-context.ts';
import { Medallion, NumberLine, Paragraph, Plate, Subheading } from './layout.tsx';
import { deadline } from './letter-variables.ts';
import type { CodeProps, CoreNumbers, CorePosition, LetterProps, PersonalMonth } from './mails.ts';
import { clockFor, euro, written } from './reader.ts';
import { colours, serif } from './theme.ts';

const coreOrder: CorePosition[] = ['lifePath', 'expression', 'soulUrge'];

export const sampleLetter: LetterProps = {
  name: 'Maya',
  appUrl: 'https://example.test',
  numbers: { lifePath: 7, expression: 3, soulUrge: 5 },
  month: {
    name: 'November 2026',
    number: 2,
    title: 'Two Cups on the Tray',
    essence: 'Progress runs through other people this month, and it moves at the speed of trust.',
  },
};
export const sampleCode: CodeProps = {
  code: 'SOUL4X7Q2B',
  percent: 20,
  expiresAt: '2026-11-19T10:00:00.000Z',
};
export const sampleCircleCode: CodeProps = {
  code: 'CIRCLE4X7Q2B',
  percent: 50,
  expiresAt: '2026-12-17T10:00:00.000Z',
};

/** ", Maya" where we know the name. */
export const toName = (name: string) => (name ? `, ${name}` : '');

/** Halves of a cent go to the buyer, as at the checkout. */
export const lessPercent = (cents: number, percent: number) => cents - Math.ceil((cents * percent) / 100);

/** A day as letters write it: "Thursday 19 November". */
export const dayIn = (at: string, timeZone: string) => written(at, clockFor(timeZone), 'EEEE d MMMM');

/** A moment as the reader is told it. */
export function Deadline({ at }: { at: string }) {
  return deadline(at, useContent().site.timeZone);
}

export const Brand = () => useContent().site.brand;
export const Guide = () => useContent().site.guide;

export const meaningIn = (meaningOf: MeaningOf, position: CorePosition, numbers: CoreNumbers) =>
  meaningOf(position, numbers[position] as CoreNumber);

/** As it is told everywhere: 11/2 where a master number is behind it. */
export const toldIn = (position: CorePosition, numbers: CoreNumbers): string =>
  toldNumber({
    digit: singleDigit(numbers[position]),
    master: isMaster(numbers[position]) ? numbers[position] : null,
  });

/** All three in a row. */
export const threeTold = (numbers: CoreNumbers): string => {
  const [first, second, third] = coreOrder.map((position) => toldIn(position, numbers));
  return `${first}, ${second} and ${third}`;
};

/** One of the reader’s numbers, with its name and its meaning in a line. */
export function CoreLine({ position, numbers }: { position: CorePosition; numbers: CoreNumbers }) {
  const { title, essence } = meaningIn(useContent().meaningOf, position, numbers);
  const number = toldIn(position, numbers);
  return (
    <NumberLine number={number} title={`${positions[position].name} ${number}: ${title}`} text={essence} />
  );
}

/** What the three say, below their medallions. */
export function ThreeMeanings({ numbers }: { numbers: CoreNumbers }) {
  const { meaningOf } = useContent();
  return coreOrder.map((position) => {
    const { title, essence } = meaningIn(meaningOf, position, numbers);
    return (
      <div key={position}>
        <Subheading>{`${positions[position].name} ${toldIn(position, numbers)}: ${title}`}</Subheading>
        <Paragraph>{essence}</Paragraph>
      </div>
    );
  });
}

/** The three numbers side by side, as heroes of the page. */
export function Trio({ numbers }: { numbers: CoreNumbers }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '6px 0 26px', borderCollapse: 'collapse' }}
    >
      <tbody>
        <tr>
          {coreOrder.map((position) => (
            <td key={position} width="33%" align="center" style={{ verticalAlign: 'top' }}>
              <Medallion number={toldIn(position, numbers)} size={84} />
              <p
                aria-hidden="true"
                className="quiet"
                style={{ margin: '10px 0 0', fontSize: 14, lineHeight: '20px', color: colours.quiet }}
              >
                {positions[position].name}
              </p>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** A code with its real deadline. */
export function CodeBlock({ code, expiresAt }: Pick<CodeProps, 'code' | 'expiresAt'>) {
  return (
    <Plate>
      <p
        className="gold"
        style={{
          margin: '0 0 4px',
          textAlign: 'center',
          fontFamily: serif,
          fontSize: 28,
          lineHeight: '36px',
          letterSpacing: '0.1em',
          color: colours.gold,
        }}
      >
        {code}
      </p>
      <p
        className="ink"
        style={{
          margin: '0 0 14px',
          textAlign: 'center',
          fontSize: 15,
          lineHeight: '23px',
          color: colours.ink,
        }}
      >
        Until <Deadline at={expiresAt} />
      </p>
    </Plate>
  );
}

/** The reader’s month, as members are told of theirs. */
export function MonthLine({ month }: { month: PersonalMonth }) {
  const { name, number, title, essence } = month;
  return <NumberLine number={number} title={`${name}, your ${number} month: ${title}`} text={essence} />;
}

/** A price that was, and what it is now. */
export function Reduced({ from, to }: { from: number; to: number }) {
  return (
    <>
      <s>{euro(from)}</s> <strong>{euro(to)}</strong>
    </>
  );
}

export function Signed({ children }: { children?: ReactNode }) {
  return (
    <Paragraph>
      {children ?? 'Warmly,'}
      <br />
      <span style={{ fontFamily: serif, fontSize: 21, fontStyle: 'italic' }}>
        <Guide />
      </span>
    </Paragraph>
  );
}
