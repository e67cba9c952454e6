import { buy, giveDetails, handOver } from './buy.ts';
import type { Past } from './past.ts';
import { bounce, click, findSequence, leave, leaveCart, pause, takeQuiz } from './write-letters.ts';

const quiz = 'quiz_nurture';
const cart = 'abandoned_cart';
const upsell = 'membership_upsell';

/** Sequences that are under way, were left, held, finished, and that have led to an order. */
export function leadsGetLetters(past: Past): void {
  toMaya(past);
  toLeads(past);
  toCarts(past);
  toJonas(past);
  toSofia(past);
}

/**
 * One of each status. The letters after her first quiz have run to their end. The cart was bought; so was the Circle,
 * after the second letter about it. Her second quiz is held by the practitioner, and another cart is waiting.
 */
function toMaya(past: Past): void {
  const { timeline, maya } = past;
  const { email } = maya;
  const ago = timeline.ago.bind(timeline);
  const lead = { email, name: 'Maya Okafor', birthDate: '1990-07-04', consent: true };
  takeQuiz(past, ago({ days: 60 }), lead);
  click(past, ago({ days: 59, hours: 23 }), { email, type: quiz, step: 0 });
  click(past, ago({ days: 56, hours: 22 }), { email, type: quiz, step: 2 });
  click(past, ago({ days: 45, hours: 22 }), { email, type: quiz, step: 6 });
  leaveCart(past, ago({ days: 33 }), { email, productId: 'video-reading' });
  click(past, ago({ days: 31, hours: 12 }), { email, type: cart, step: 1 });
  // After her last order, which would end these letters: the second of them is three days old, so they have stalled.
  takeQuiz(past, ago({ days: 4, hours: 6 }), lead);
  pause(past, ago({ days: 3, hours: 5 }), { email, type: quiz });
  leaveCart(past, ago({ days: 1, hours: 3 }), { email, productId: 'couples-snapshot' });
}

function toLeads(past: Past): void {
  const ago = past.timeline.ago.bind(past.timeline);
  const lena = { email: 'lena@demo.local', name: 'Lena Hartmann', birthDate: '1991-02-11', consent: true };
  takeQuiz(past, ago({ days: 3, hours: 5 }), lena);
  click(past, ago({ days: 3, hours: 4 }), { email: lena.email, type: quiz, step: 0 });

  takeQuiz(past, ago({ days: 2 }), {
    email: 'tomas@demo.local',
    name: 'Tomás Leal',
    birthDate: '1982-06-21',
    consent: false,
  });

  const ruth = { email: 'ruth@demo.local', name: 'Ruth Adler', birthDate: '1969-09-30', consent: true };
  takeQuiz(past, ago({ days: 12 }), ruth);
  click(past, ago({ days: 10, hours: 23 }), { email: ruth.email, type: quiz, step: 1 });
  leave(past, ago({ days: 6, hours: 19 }), { email: ruth.email, type: quiz, step: 3 });

  const ana = { email: 'no-such-box@demo.local', name: 'Ana Prata', birthDate: '1995-12-05', consent: true };
  takeQuiz(past, ago({ days: 5 }), ana);
  bounce(past, ago({ days: 5, minutes: -3 }), { email: ana.email, type: quiz });
}

function toCarts(past: Past): void {
  const ago = past.timeline.ago.bind(past.timeline);
  const ilse = { email: 'ilse@demo.local', name: 'Ilse Brandt', birthDate: '1977-05-03', consent: true };
  takeQuiz(past, ago({ days: 20 }), ilse);
  leaveCart(past, ago({ days: 1, hours: 2 }), { email: ilse.email, productId: 'report' });
  click(past, ago({ days: 1 }), { email: 'ilse@demo.local', type: cart, step: 0 });
  leaveCart(past, ago({ days: 30 }), { email: 'helen@demo.local', productId: 'report' });
}

/** Five letters, and then he bought: what was left of them does not go out. */
function toJonas(past: Past): void {
  const ago = past.timeline.ago.bind(past.timeline);
  const person = { fullName: 'Jonas Lindholm', birthDate: '1984-08-08' };
  const email = 'jonas@demo.local';
  takeQuiz(past, ago({ days: 16 }), {
    email,
    name: person.fullName,
    birthDate: person.birthDate,
    consent: true,
  });
  click(past, ago({ days: 15, hours: 23 }), { email, type: quiz, step: 0 });
  click(past, ago({ days: 12, hours: 23 }), { email, type: quiz, step: 2 });
  const reading = buy(past, ago({ days: 8 }), { productId: 'video-reading', email });
  giveDetails(past, ago({ days: 7, hours: 22 }), reading, { answers: person });
  handOver(past, ago({ days: 7, hours: 4 }), reading, { link: 'https://video.example/jonas' });
}

/** A reading, a week later the invitation to the Circle, and she joins with the code of its last letter. */
function toSofia(past: Past): void {
  const ago = past.timeline.ago.bind(past.timeline);
  const person = { fullName: 'Sofia Almeida', birthDate: '1988-01-19' };
  const email = 'sofia@demo.local';
  const reading = buy(past, ago({ days: 33 }), { productId: 'mini-reading', email });
  giveDetails(past, ago({ days: 32, hours: 22 }), reading, { answers: person });
  handOver(past, ago({ days: 32 }), reading, { link: 'https://video.example/sofia' });
  click(past, ago({ days: 10, hours: 23 }), { email, type: upsell, step: 2 });
  const code = async () => (await findSequence(past, { email, type: upsell })).discountCode ?? undefined;
  const circle = buy(past, ago({ days: 10, hours: 22 }), { productId: 'membership', email, code });
  giveDetails(past, ago({ days: 10, hours: 21 }), circle, { answers: person });
  past.timeline.wake(ago({ days: 10, hours: 20 }), 'write-month-letters');
}
