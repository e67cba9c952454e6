/** Double braces are filled from site.ts: {{guide}}, {{soulsTotal}}, {{soulsThisYear}}. */
export type LandingSection = { anchor: string; heading: string; intro: string };

export type Call = { label: string; to: string };

/** The specification's wording, repeated wherever the page asks for the quiz in full. */
const quizCall: Call = { label: 'Discover Your 3 Core Numbers (Free Quiz)', to: '/quiz' };

export type Landing = {
  /** `otherwise` takes the place of claims whose figure nobody has confirmed. */
  hero: LandingSection & { call: Call; more: Call; claims: string[]; otherwise: string[] };
  numberToday: { heading: string; intro: string; field: string; call: string; waiting: string; more: string };
  personalYear: { heading: string; intro: string; waiting: string; call: Call };
  guide: LandingSection & { paragraphs: string[]; call: Call; more: Call };
  services: LandingSection;
  packages: LandingSection;
  couples: LandingSection;
  business: LandingSection;
  membership: LandingSection & { benefits: { title: string; text: string }[]; call: Call; small: string };
  testimonials: LandingSection & { sampleNote: string; realNote: string; more: Call; moreReal: Call };
  /** Stands where quotes would, as long as nobody has written any. */
  withoutQuotes: LandingSection & { points: { title: string; text: string }[] };
  blog: LandingSection & { articles: string[]; more: Call };
  newsletter: { heading: string; intro: string; field: string; call: string; small: string; sent: string };
  closing: LandingSection & { call: Call; more: Call };
  guarantees: { title: string; text: string }[];
};

export const landing: Landing = {
  hero: {
    anchor: 'top',
    heading: 'Three numbers have kept you company since the day you were named.',
    intro:
      'One comes from your birth date, two from your name. The quiz takes a minute, shows you every sum, and leaves it to you to say how well they know you.',
    call: quizCall,
    more: { label: 'Meet {{guide}} first', to: '/#about' },
    claims: [
      'Trusted by {{soulsTotal}} souls',
      '{{soulsThisYear}} souls this year',
      '30-day satisfaction guarantee',
      'Delivered within 24 hours',
    ],
    otherwise: ['Every sum shown with its working', 'A person answers every message'],
  },
  numberToday: {
    heading: 'Your number, while you wait',
    intro: 'Type a birth date and watch the sum come down to one figure, step by step.',
    field: 'Birth date',
    call: 'Show my Life Path',
    waiting: 'Your number appears in the ring, with its sum beside it.',
    more: 'Read what this number means',
  },
  personalYear: {
    heading: 'The year you are in',
    intro:
      'Years run in nines. This is where you stand in yours, from the first of January to the last of December.',
    waiting: 'Your place in the round turns gold as soon as there is a date.',
    call: { label: 'See your year month by month', to: '/your-year' },
  },
  guide: {
    anchor: 'about',
    heading: 'Meet {{guide}}, who shows the working',
    intro: '{{guide}} is the voice of these pages: warm, unhurried, and fond of a sum that can be checked.',
    paragraphs: [
      'A good reading resembles a conversation at a kitchen table. Somebody has looked carefully at your name and your date of birth, tells you plainly what they see, and waits to hear whether it rings true.',
      'Behind the voice is a practitioner who records each video and holds each session personally. Nothing here claims to know your future. You will find your habits and your gifts described in words you can argue with, and the arithmetic printed beside them.',
    ],
    call: { label: 'Begin with the free quiz', to: '/quiz' },
    more: { label: 'How we work', to: '/about-aura' },
  },
  services: {
    anchor: 'services',
    heading: 'Three ways to be read',
    intro: 'On paper, on film or in conversation: choose by how you like to take things in.',
  },
  packages: {
    anchor: 'packages',
    heading: 'Personal transformation packages',
    intro: 'For a change that wants company, over three conversations or through a whole year.',
  },
  couples: {
    anchor: 'couples',
    heading: 'Couples and love',
    intro: 'Two charts side by side, read for the two people who have to share a bathroom shelf.',
  },
  business: {
    anchor: 'business',
    heading: 'Business numerology',
    intro: 'For the name over the door, the day it opens, and the person holding the keys.',
  },
  membership: {
    anchor: 'courses',
    heading: 'The Soul Circle',
    intro: 'A small, steady habit for people who would like to learn this properly.',
    benefits: [
      {
        title: 'A letter on the first',
        text: 'One page about your own personal month, worked out from your birthday and sent by e-mail.',
      },
      {
        title: 'Your days in your calendar',
        text: 'A private feed puts the number of each day beside your appointments, on your phone or computer.',
      },
      {
        title: 'Numerology 101',
        text: 'Eight modules, about four hours of reading and exercises, until you can work out a chart on paper by yourself. Then six more, called Advanced Readings.',
      },
    ],
    call: { label: 'Join the Soul Circle', to: '/checkout/membership' },
    small:
      'Cancel anytime in two clicks. Your membership then runs to the end of the month you have paid for.',
  },
  testimonials: {
    anchor: 'testimonials',
    heading: 'What a reading can leave behind',
    intro: 'Sometimes a margin full of notes, sometimes an old question put differently at dinner.',
    sampleNote: 'Sample quotes, written to show the kind of thing a reading can prompt.',
    realNote:
      'Customers write to us once what they ordered has been delivered. We show their words with their consent, and choose which ones.',
    more: { label: 'More sample quotes', to: '/testimonials' },
    moreReal: { label: 'More of what people wrote', to: '/testimonials' },
  },
  withoutQuotes: {
    anchor: 'testimonials',
    heading: 'Nobody has praised us here yet',
    intro:
      'Praise would be easy to make up, so this place waits for the first real letter. Until then, this can be checked today.',
    points: [
      {
        title: 'The sums',
        text: 'Each number comes with its letters, values and additions. A pencil is enough to catch us out.',
      },
      {
        title: 'The first taste',
        text: 'The quiz, the report it sends and the meanings of all numbers cost nothing and ask for no card.',
      },
      {
        title: 'The way back',
        text: 'Thirty days to think again about a reading, and two clicks to say so.',
      },
    ],
  },
  blog: {
    anchor: 'blog',
    heading: 'From the almanac',
    intro: 'Longer pieces to read with a pencil: each one teaches you a sum that you can do for yourself.',
    articles: ['numerology-entrepreneurs', 'life-path-7-love', 'decode-2025-energy', 'numerology-glow-ups'],
    more: { label: 'All articles', to: '/blog' },
  },
  newsletter: {
    heading: 'New articles, by e-mail',
    intro:
      'A short note when there is something worth reading, now and then with an offer, and silence when there is nothing to say.',
    field: 'Your e-mail address',
    call: 'Send me the notes',
    small: 'We will ask you to confirm by e-mail first. You can leave at any time, by the link in each note.',
    sent: 'Please look in your inbox and press the link there, so that we know the address is yours.',
  },
  closing: {
    anchor: 'contact',
    heading: 'Start with your own name',
    intro:
      'You already have everything the quiz needs. If you would rather ask a person something first, we answer {{answerTime}}.',
    call: quizCall,
    more: { label: 'Write to us', to: '/contact' },
  },
  guarantees: [
    {
      title: '30-day satisfaction guarantee',
      text: 'If a reading is not what you hoped for, two clicks in your portal ask for your money back.',
    },
    {
      title: 'Within 24 hours',
      text: 'Reports and video readings are due within 24 hours of your payment and details reaching us, and your order shows the hour.',
    },
    {
      title: 'Card or SEPA',
      text: 'You pay on our payment provider’s own secure page, and your card number never passes through our hands.',
    },
  ],
};
