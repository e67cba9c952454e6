import type { Site } from './site.ts';

/** What the chat window says by itself. Kept apart from the assistant's knowledge, which no browser needs. */
export const chatWindowWords = ({ guide, contactEmail }: Pick<Site, 'guide' | 'contactEmail'>) => ({
  name: `${guide}'s assistant`,
  welcome: `Hello, I am ${guide}'s assistant: a program that knows the pages of this site. Ask me about readings, prices, delivery or your numbers. If you would rather talk to a person, just say so.`,
  suggestions: [
    'Which reading should I start with?',
    'What is my Life Path, 4 July 1990?',
    'How soon will my reading arrive?',
    'Can I talk to a human?',
  ],
  failure: `I'm having trouble connecting right now. Please try again or email us at ${contactEmail}`,
  placeholder: 'Ask a question',
  askPerson: 'Ask a person',
  wantsPerson: 'I would like to talk to a human',
  emailLabel: 'Your e-mail address',
  leading: { '/quiz': 'Taking you to the free quiz', '/portal': 'Taking you to the portal' },
  stay: 'Stay here',
});
