import Papa from 'papaparse';

const header = ['E-mail', 'Name', 'Born', 'Agreed on', 'Language', 'Notes'];
const refusals = ['unsubscribed', 'bounced', 'complaint'] as const;

/** A line as it is written, and what must become of it. */
type Line = { email: string; name: string; cells: string[]; verdict: string };
type Written = Partial<Record<'email' | 'name' | 'born' | 'agreed' | 'language' | 'notes', string>>;

/** Somebody of whom nothing is wrong but what `said` says. */
const line = (email: string, name: string, verdict: string, said: Written = {}): Line => {
  const { born = '14.7.1990', agreed = '2024-05-01', language = 'en', notes = '' } = said;
  const cells = [said.email ?? email, said.name ?? name, born, agreed, language, notes];
  return { email, name, cells, verdict };
};

const addresses = [
  'nobody',
  'one@host',
  'one@x.test, two@x.test',
  'a b@x.test',
  '<wrapped@x.test>',
  '@x.test',
];
const noNames = ['Win at www.prize.test', '<script>alert(1)</script>', 'x'.repeat(300), 'Call 0049151123'];
const oneOf = <T>(some: readonly T[], at: number): T => some[at % some.length] as T;
/** Few, because they are: each has twenty thousand characters. */
const HUGE_EVERY = 50;

/** Lines of every kind, by new people each time: faults, and good lines that look like faults. */
function linesOf(group: number, host: string, name: string): Line[] {
  const at = (who: string, number = group) => `${who}${number}@${host}`;
  const fault = (verdict: string, said: Written) => line(at('fault'), name, verdict, said);
  const short = line(at('short'), name, 'no date of consent');
  const long = line(at('long'), name, 'new');
  const notes =
    group % HUGE_EVERY === 0 ? 'Long, "quoted"\nand in lines. '.repeat(800) : 'She said: "yes",\nthen left.';
  return [
    line(at('good'), name, 'new'),
    line(at('noted'), name, 'new', { notes }),
    line(at('control'), name, 'new', { email: `\u0000 ${at('control')}`, name: `${name}\u0007\t` }),
    { ...long, cells: [...long.cells, 'more', 'than', 'asked'] },
    line(at('known'), name, 'known'),
    ...refusals.map((reason) => line(at(reason), name, reason)),
    // Written otherwise, and far from the first.
    line(at('good'), name, 'the same address stands further up', {
      email: ` ${at('good', Math.floor(group / 2)).toUpperCase()} `,
    }),
    fault('no address', { email: ' ' }),
    fault('not an e-mail address', { email: oneOf(addresses, group) }),
    fault('not a name', { name: oneOf(noNames, group) }),
    fault('birth date not understood', { born: oneOf(['31.2.1990', 'May', '1990-13-01'], group) }),
    fault('birth date: This day is still to come.', { born: '2199-01-01' }),
    fault('no date of consent', { agreed: '' }),
    fault('date of consent not understood', { agreed: oneOf(['yes', '2024-02-31'], group) }),
    fault('date of consent in the future', { agreed: '2199-01-01' }),
    fault('language not understood, such as en', { language: '12' }),
    { ...short, cells: short.cells.slice(0, 2) },
  ];
}

const plainNames = ['Nora New', 'Zoë Müller, the younger', 'Ana "Anita" Conceição', "Bríd O'Neill"];
const allNames = [...plainNames, 'Łukasz Żółkiewski', 'Αθηνά Νίκη', '山田 花子', 'عائشة', 'Олена Шевченко'];

/** How spreadsheets write lists: those of today, older ones, and their "Unicode text". */
const encodings = {
  'utf-8': { names: allNames, delimiter: ',', encode: (text: string) => Buffer.from(`\ufeff${text}`) },
  'windows-1252': {
    names: plainNames,
    delimiter: ';',
    encode: (text: string) => Buffer.from(text, 'latin1'),
  },
  'utf-16le': {
    names: allNames,
    delimiter: '\t',
    encode: (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  },
};
export type ListEncoding = keyof typeof encodings;
export type FaultyList = ReturnType<typeof faultyList>;

/** A list with every kind of fault that we know of, and what is to become of each line and person. */
export function faultyList(size: number, encoding: ListEncoding) {
  const { names, delimiter, encode } = encodings[encoding];
  const lines: Line[] = [];
  for (let group = 0; lines.length < size; group++) {
    lines.push(...linesOf(group, `${encoding}.test`, oneOf(names, group)));
  }
  lines.length = size;
  const text = Papa.unparse([header, ...lines.map(({ cells }) => cells)], { delimiter });
  return {
    encoding,
    bytes: new Uint8Array(encode(text)),
    verdicts: lines.map(({ verdict }) => verdict),
    /** Who is to be taken in, by which name; who is known before; who must not be written to, and why. */
    good: lines.filter(({ verdict }) => verdict === 'new' || verdict === 'known'),
    known: lines.filter(({ verdict }) => verdict === 'known').map(({ email }) => email),
    refused: lines.flatMap(({ email, verdict }) => {
      const reason = refusals.find((known) => known === verdict);
      return reason ? [{ email, reason }] : [];
    }),
  };
}
