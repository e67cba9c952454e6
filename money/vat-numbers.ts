import { itemAt } from '../shared/records.ts';
import { isMemberState, type MemberState, memberStates, vatPrefix } from './member-states.ts';

export type VatNumber = {
  country: MemberState;
  /** As VIES takes it: 'DE136695976'. */
  number: string;
};

/**
 * A VAT number as somebody typed it, with or without blanks, dots and its prefix. `undefined`: it cannot be one.
 * That it can be one does not say that it is anybody's: VIES says that.
 *
 * Formats: VIES, "What is the format of a VAT number?". Check digits: the national rules as the Commission gives them in
 * "VIES - VAT number algorithms". Northern Ireland (XI) is left out: it is part of the scheme for goods, not for services.
 */
export function checkVatNumber(typed: string, country?: string): VatNumber | undefined {
  const plain = typed.toUpperCase().replace(/[\s.\-/_]/g, '');
  const named = memberStates.find((state) => plain.startsWith(vatPrefix(state)) || plain.startsWith(state));
  const place = country === undefined ? named : isMemberState(country) ? country : undefined;
  if (!place) return undefined;
  const number = bodies(place, plain).find((body) => rules[place](body));
  return number === undefined ? undefined : { country: place, number: `${vatPrefix(place)}${number}` };
}

/** What follows the prefix; a Greek number is also written with GR. Where none was typed, all of it. */
function bodies(country: MemberState, plain: string): string[] {
  const prefixes = [vatPrefix(country), country].filter((prefix) => plain.startsWith(prefix));
  return [...prefixes.map((prefix) => plain.slice(prefix.length)), plain];
}

const digitsOf = (text: string): number[] => [...text].map(Number);

/** The digits times their weights. */
const weigh = (text: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(text[at]), 0);

const countdown = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => from - at);
const countUp = (from: number, to: number) => countdown(to, from).reverse();
const last = (text: string) => Number(text.at(-1));

/** ISO 7064, MOD 11,10. */
function mod1110(text: string): boolean {
  const product = digitsOf(text.slice(0, -1)).reduce((before, digit) => {
    const sum = (before + digit) % 10;
    return ((sum === 0 ? 10 : sum) * 2) % 11;
  }, 10);
  return (11 - product) % 10 === last(text);
}

function luhn(text: string): boolean {
  const sum = digitsOf(text)
    .reverse()
    .reduce((all, digit, at) => all + (at % 2 === 0 ? digit : digit * 2 > 9 ? digit * 2 - 9 : digit * 2), 0);
  return sum % 10 === 0;
}

function austria(body: string): boolean {
  if (!/^U\d{8}$/.test(body)) return false;
  const sum = digitsOf(body.slice(1, 8)).reduce(
    (all, digit, at) => all + (at % 2 === 0 ? digit : Math.floor(digit / 5) + ((digit * 2) % 10)),
    0,
  );
  return (10 - ((sum + 4) % 10)) % 10 === last(body);
}

function bulgaria(body: string): boolean {
  if (/^\d{9}$/.test(body)) {
    const first = weigh(body, countUp(1, 8)) % 11;
    const check = first === 10 ? (weigh(body, countUp(3, 10)) % 11) % 10 : first;
    return check === last(body);
  }
  if (!/^\d{10}$/.test(body)) return false;
  const person = (weigh(body, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10;
  const foreigner = weigh(body, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10;
  const other = (11 - (weigh(body, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return [person, foreigner, other].includes(last(body));
}

function cyprus(body: string): boolean {
  if (!/^[0134569]\d{7}[A-Z]$/.test(body) || body.startsWith('12')) return false;
  const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
  const sum = digitsOf(body.slice(0, 8)).reduce(
    (all, digit, at) => all + (at % 2 === 0 ? itemAt(odd, digit) : digit),
    0,
  );
  return body.charCodeAt(8) - 65 === sum % 26;
}

function czechia(body: string): boolean {
  if (/^[0-8]\d{7}$/.test(body)) {
    const check = (11 - (weigh(body, countdown(8, 2)) % 11)) % 10;
    return check === last(body);
  }
  // Individuals: a number of its own kind that begins with 6, or a birth number (before 1954 without a check digit).
  if (/^6\d{8}$/.test(body)) {
    const check = 8 - ((10 - (weigh(body.slice(1), countdown(8, 2)) % 11)) % 11);
    return last(body) === ((check % 10) + 10) % 10 || isBirthNumber(body);
  }
  if (/^\d{9}$/.test(body)) return isBirthNumber(body);
  return /^\d{10}$/.test(body) && isBirthNumber(body) && tenDigitBirthNumber(body);
}

const tenDigitBirthNumber = (body: string): boolean =>
  Number(body) % 11 === 0 || (Number(body.slice(0, 9)) % 11 === 10 && last(body) === 0);

function isBirthNumber(body: string): boolean {
  const month = Number(body.slice(2, 4)) % 50;
  const plain = month > 20 ? month - 20 : month;
  const day = Number(body.slice(4, 6));
  return plain >= 1 && plain <= 12 && day >= 1 && day <= 31;
}

function france(body: string): boolean {
  if (!/^[0-9A-HJ-NP-Z]{2}\d{9}$/.test(body)) return false;
  const [key, siren] = [body.slice(0, 2), body.slice(2)];
  if (!siren.startsWith('000') && !luhn(siren)) return false;
  if (/^\d\d$/.test(key)) return Number(key) === (Number(siren) * 100 + 12) % 97;
  const letters = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  const [one, two] = [letters.indexOf(key.charAt(0)), letters.indexOf(key.charAt(1))];
  const check = /^\d/.test(key) ? one * 24 + two - 10 : one * 34 + two - 100;
  return (Number(siren) + 1 + Math.floor(check / 11)) % 11 === check % 11;
}

const SPANISH_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const spanishLetter = (digits: string) => SPANISH_LETTERS.charAt(Number(digits) % 23);

function spain(body: string): boolean {
  if (/^\d{8}[A-Z]$/.test(body)) return spanishLetter(body.slice(0, 8)) === body.at(-1);
  if (/^[XYZ]\d{7}[A-Z]$/.test(body))
    return spanishLetter(`${'XYZ'.indexOf(body.charAt(0))}${body.slice(1, 8)}`) === body.at(-1);
  if (/^[KLM]\d{7}[A-Z]$/.test(body)) return spanishLetter(body.slice(1, 8)) === body.at(-1);
  if (!/^[ABCDEFGHJNPQRSUVW]\d{7}[0-9A-J]$/.test(body)) return false;
  const sum = digitsOf(body.slice(1, 8)).reduce(
    (all, digit, at) => all + (at % 2 === 1 ? digit : Math.floor((digit * 2) / 10) + ((digit * 2) % 10)),
    0,
  );
  const check = (10 - (sum % 10)) % 10;
  const letter = 'JABCDEFGHI'.charAt(check);
  if (/^[NPQRSW]/.test(body)) return body.at(-1) === letter;
  return /^[ABEH]/.test(body)
    ? last(body) === check
    : [String(check), letter].includes(itemAt([...body], -1));
}

function ireland(body: string): boolean {
  const old = /^(\d)[A-Z+*](\d{5})([A-W])$/.exec(body);
  const digits = old ? `0${old[2]}${old[1]}` : body.slice(0, 7);
  const letters = old ? `${old[3]}` : body.slice(7);
  if (!/^\d{7}$/.test(digits) || !/^[A-W][A-I]?$/.test(letters)) return false;
  const second = letters.length > 1 ? letters.charCodeAt(1) - 64 : 0;
  const check = (weigh(digits, countdown(8, 2)) + 9 * second) % 23;
  return 'WABCDEFGHIJKLMNOPQRSTUV'.charAt(check) === letters.charAt(0);
}

function italy(body: string): boolean {
  if (!/^\d{11}$/.test(body) || body.startsWith('0000000')) return false;
  const office = Number(body.slice(7, 10));
  const isOffice = (office >= 1 && office <= 100) || [120, 121, 888, 999].includes(office);
  return isOffice && luhn(body);
}

function lithuania(body: string): boolean {
  if (!/^(\d{7}1\d|\d{10}1\d)$/.test(body)) return false;
  const places = [...body.slice(0, -1)].map((_, at) => at);
  const check = (shift: number) =>
    weigh(
      body,
      places.map((at) => ((at + shift) % 9) + 1),
    ) % 11;
  const first = check(0);
  return (first === 10 ? check(2) % 10 : first) === last(body);
}

function latvia(body: string): boolean {
  if (!/^\d{11}$/.test(body)) return false;
  if (/^[4-9]/.test(body)) return weigh(body, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;
  // A person's: since 2017 they begin with 32 and have no check digit.
  if (body.startsWith('32')) return true;
  return ((1 + weigh(body, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11) % 10 === last(body);
}

function netherlands(body: string): boolean {
  if (!/^\d{9}B\d{2}$/.test(body) || body.endsWith('00')) return false;
  if (weigh(body, countdown(9, 2)) % 11 === Number(body[8])) return true;
  // Sole traders since 2020: the remainder of all of it, letters as their numbers, by 97.
  const asDigits = [...`NL${body}`].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(asDigits) % 97n === 1n;
}

function romania(body: string): boolean {
  if (!/^[1-9]\d{1,9}$/.test(body)) return false;
  const padded = body.padStart(10, '0');
  return ((weigh(padded, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === last(body);
}

function finland(body: string): boolean {
  if (!/^\d{8}$/.test(body)) return false;
  const rest = weigh(body, [7, 9, 10, 5, 8, 4, 2]) % 11;
  return rest !== 1 && (11 - rest) % 11 === last(body);
}

const rules: Record<MemberState, (body: string) => boolean> = {
  AT: austria,
  BE: (body) => /^[01]\d{9}$/.test(body) && 97 - (Number(body.slice(0, 8)) % 97) === Number(body.slice(8)),
  BG: bulgaria,
  HR: (body) => /^\d{11}$/.test(body) && mod1110(body),
  CY: cyprus,
  CZ: czechia,
  DK: (body) => /^[1-9]\d{7}$/.test(body) && weigh(body, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  EE: (body) =>
    /^10\d{7}$/.test(body) && (10 - (weigh(body, [3, 7, 1, 3, 7, 1, 3, 7]) % 10)) % 10 === last(body),
  FI: finland,
  FR: france,
  DE: (body) => /^[1-9]\d{8}$/.test(body) && mod1110(body),
  GR: (body) =>
    /^\d{9}$/.test(body) && (weigh(body, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(body),
  HU: (body) => /^\d{8}$/.test(body) && (10 - (weigh(body, [9, 7, 3, 1, 9, 7, 3]) % 10)) % 10 === last(body),
  IE: ireland,
  IT: italy,
  LV: latvia,
  LT: lithuania,
  LU: (body) => /^\d{8}$/.test(body) && Number(body.slice(0, 6)) % 89 === Number(body.slice(6)),
  MT: (body) => /^[1-9]\d{7}$/.test(body) && weigh(body, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0,
  NL: netherlands,
  PL: (body) => /^\d{10}$/.test(body) && weigh(body, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(body),
  PT: (body) => {
    const check = 11 - (weigh(body, countdown(9, 2)) % 11);
    return /^[1-9]\d{8}$/.test(body) && (check > 9 ? 0 : check) === last(body);
  },
  RO: romania,
  SK: (body) => /^[1-9]\d[2-47-9]\d{7}$/.test(body) && Number(body) % 11 === 0,
  SI: (body) => {
    const check = 11 - (weigh(body, countdown(8, 2)) % 11);
    return /^[1-9]\d{7}$/.test(body) && (check === 10 ? 0 : check) === last(body);
  },
  ES: spain,
  SE: (body) => /^\d{10}01$/.test(body) && luhn(body.slice(0, 10)),
};
