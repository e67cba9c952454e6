import type { Practice } from './practice.ts';

const pages = [
  '/',
  '/quiz',
  '/blog',
  '/faq',
  '/numbers/7',
  '/book',
  '/book/live-session',
  '/checkout/report',
];

/** Somebody looks around; one in ten takes the quiz, one in fifty leaves an address at the checkout, one in a hundred writes. */
export async function visit(practice: Practice): Promise<void> {
  const { visitor, email } = practice.somebody();
  practice.went('visit', await visitor.get(practice.pick(pages)), 200);
  if (practice.chance(0.1)) {
    const lead = {
      name: 'Maya Okafor',
      birthDate: '1990-07-04',
      email,
      marketingConsent: practice.chance(0.5),
    };
    practice.went('quiz', await visitor.postJson('/functions/v1/capture-quiz-lead', lead), 200);
  }
  if (practice.chance(0.02)) {
    const cart = { email, productId: 'report' };
    practice.went('cart', await visitor.postJson('/functions/v1/save-cart', cart), 200);
  }
  if (practice.chance(0.01)) {
    const letter = {
      name: 'Maya Okafor',
      email,
      subject: 'A question',
      message: 'Do you read names in Greek?',
    };
    practice.went('contact', await visitor.post('/contact', letter), 200, 302);
  }
}
