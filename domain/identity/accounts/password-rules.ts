export const MIN_LENGTH = 6;
export const MAX_LENGTH = 128;

/** The passwords every guessing list starts with; longer ones are caught by the patterns below. */
const common = new Set(
  `123123 112233 121212 aaaaaa abc123 abcabc access admin1 andrew asdfgh ashley baseball batman blink182 buster
   charlie cheese chelsea computer cookie daniel dragon facebook family flower football freedom fuckyou george ginger
   google harley hello123 hottie hunter iloveyou internet jennifer jessica jordan joshua killer letmein liverpool
   lovely loveme maggie master matrix michael michelle monkey mustang nicole passw0rd password password1 pepper
   pokemon princess qazwsx qwerty qwerty123 qwertyuiop ranger robert secret shadow snoopy soccer sophie starwars
   summer sunshine superman target123 taylor tigger trustno1 welcome whatever william winter yankees zaq12wsx
   numerology aura123`.split(/\s+/),
);
const RUNS = 'abcdefghijklmnopqrstuvwxyz 0123456789 qwertyuiop asdfghjkl zxcvbnm';

/** Why a password is too weak, in sentences for the form. Empty means it will do. */
export function weaknesses(password: string, person: { name?: string; email?: string } = {}): string[] {
  const reasons: string[] = [];
  const lower = password.toLowerCase();
  if (password.length < MIN_LENGTH) reasons.push(`Use at least ${MIN_LENGTH} characters.`);
  if (password.length > MAX_LENGTH) reasons.push(`Use at most ${MAX_LENGTH} characters.`);
  if (new Set(lower).size < 4) reasons.push('Use more than three different characters.');
  if (common.has(lower) || common.has(lower.replace(/\d+$/, ''))) {
    reasons.push('This is one of the passwords everybody tries first.');
  }
  if (isRun(lower)) reasons.push('Avoid rows of the keyboard, the alphabet or the digits.');
  if (personalParts(person).some((part) => lower.includes(part) && lower.length - part.length < MIN_LENGTH)) {
    reasons.push('Do not build it from your name or e-mail address.');
  }
  return reasons;
}

function isRun(password: string): boolean {
  if (password.length < 4) return false;
  const backwards = [...password].reverse().join('');
  return RUNS.includes(password) || RUNS.includes(backwards);
}

function personalParts({ name = '', email = '' }: { name?: string; email?: string }): string[] {
  return [...name.toLowerCase().split(/\s+/), email.toLowerCase().split('@')[0] ?? ''].filter(
    (part) => part.length > 3,
  );
}
