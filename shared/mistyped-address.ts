/** The mailboxes that most people have, by which a slip of the finger is recognised. */
const common = [
  ...[
    'gmail.com',
    'googlemail.com',
    'yahoo.com',
    'hotmail.com',
    'outlook.com',
    'live.com',
    'icloud.com',
    'aol.com',
  ],
  ...['gmx.de', 'gmx.net', 'web.de', 't-online.de', 'freenet.de', 'gmx.at', 'gmx.ch', 'bluewin.ch'],
  ...['yahoo.fr', 'orange.fr', 'free.fr', 'laposte.net', 'hotmail.fr', 'yahoo.es', 'hotmail.es', 'libero.it'],
  ...[
    'yahoo.it',
    'hotmail.it',
    'sapo.pt',
    'ziggo.nl',
    'kpnmail.nl',
    'yahoo.co.uk',
    'hotmail.co.uk',
    'btinternet.com',
  ],
  ...['protonmail.com', 'proton.me', 'me.com', 'msn.com', 'comcast.net', 'mail.com'],
];

/**
 * The address that was probably meant: maya@gmail.com for maya@gmial.com. A question, never a refusal: there are people
 * at gmai.com.
 */
export function meantAddress(typed: string): string | undefined {
  const address = typed.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [name, domain] = [address.slice(0, at), address.slice(at + 1)];
  if (at < 1 || !domain || common.includes(domain)) return undefined;
  const meant = common.find((known) => isOneSlip(domain, known));
  return meant && `${name}@${meant}`;
}

/** One letter too many, missing, wrong or swapped with its neighbour. */
function isOneSlip(typed: string, known: string): boolean {
  if (Math.abs(typed.length - known.length) > 1) return false;
  let at = 0;
  while (at < known.length && typed[at] === known[at]) at++;
  const isSwapped = typed[at] === known[at + 1] && typed[at + 1] === known[at];
  return (
    typed.slice(at + 1) === known.slice(at + 1) ||
    typed.slice(at) === known.slice(at + 1) ||
    typed.slice(at + 1) === known.slice(at) ||
    (isSwapped && typed.slice(at + 2) === known.slice(at + 2))
  );
}
