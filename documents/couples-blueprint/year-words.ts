import type { Digit } from '../../content/meanings/index.ts';

/** Two personal years added up: the year as the two of you have it. */
export const yearsForTwo: Record<Digit, { title: string; text: string }> = {
  1: {
    title: 'A Beginning for Two',
    text: 'Your two years add up to a 1. Something wants to begin between you, or the two of you want to begin something, and it will not wait for ideal weather. Decide in the first weeks what it is. A start whose date you both remember does a couple good.',
  },
  2: {
    title: 'A Year of Tending',
    text: 'Together the years make a 2. It is a time for what exists already: fewer announcements, more evenings on which nothing is planned and somebody asks a second question. Impatience is the only real danger. What grows between you now grows underground first.',
  },
  3: {
    title: 'Good Company',
    text: 'A 3 stands over your two years. Visitors do you good, and so does anything you make or celebrate together. Say the nice thing aloud when you think it. If the diary fills up, keep one evening a week that belongs to nobody else.',
  },
  4: {
    title: 'Sleeves Rolled Up',
    text: 'The sum is 4, a year for two pairs of sleeves rolled up. Repairs, forms, savings, the division of chores: dull words, and a good deal of peace comes of them. Mark what you finish, since nobody else will clap.',
  },
  5: {
    title: 'Open Windows',
    text: 'Your years make a 5 between them. Plans will change, now because of one of you and now because of the other. Travel light, tell each other early, and keep a single fixed point in the week. Boredom, at least, is unlikely.',
  },
  6: {
    title: 'A Full House',
    text: 'A 6 comes of your two years, and with it the needs of other people: a family matter perhaps, or a home that asks for attention. Care for each other first and for the rest from what is left. Make room for somebody; keep a room for yourselves.',
  },
  7: {
    title: 'The Study Year',
    text: 'The years add up to a 7. You may both want more quiet than usual, and not always in the same hour. Take it as a study year for the couple: read, walk, talk late. What you come to understand now is worth more than anything you could buy together.',
  },
  8: {
    title: 'The Ledger on the Table',
    text: 'With an 8 between you, money and standing come up for discussion. It is a fair time for large decisions made soberly, with the figures written down. See that neither of you becomes an employee of the other, and celebrate results with more than a nod.',
  },
  9: {
    title: 'Clearing the Loft',
    text: 'Your two years come to 9, so something is ready to be finished. It may be a room, a debt, an old reproach. Clear it together and without haste. What you let go of makes the space that the next beginning will need.',
  },
};

/** Two personal months added up, in a few words; a number comes round three times at most. */
export const monthsForTwo: Record<Digit, readonly [string, string, string]> = {
  1: [
    'Begin something with two signatures',
    'Go first, and take the other along',
    'One new habit from the first Monday',
  ],
  2: ['Listen twice and decide late', 'An evening for an old hurt, gently', 'Walk arm in arm'],
  3: ['Invite people; dance in the kitchen', 'Write to each other, on paper', 'Hang something beautiful'],
  4: [
    'Sort the drawers and the papers',
    'Finish the half-painted room',
    'Agree on a weekly hour, and keep it',
  ],
  5: [
    'Go away for a night, anywhere',
    'Change one thing that bores you both',
    'Go out apart, come back with stories',
  ],
  6: [
    'Cook for the family, or just for two',
    'Make the bedroom the best room',
    'Ask what is needed, and do it',
  ],
  7: ['A quiet week with few visitors', 'A long walk with few words', 'Read in the same room'],
  8: ['Talk about money, with coffee', 'Decide the large purchase', 'Thank each other for unseen work'],
  9: ['Let one old quarrel go', 'Give away what neither of you uses', 'Celebrate what is finished'],
};

export const yearWords = {
  introduction: (outer: string, inner: string) => `Outside ${outer}, inside ${inner}.`,
  still: (year: number, digit: number, title: string) =>
    `Until December ${year} the sum of your years is still ${digit}: ${title}.`,
  coming: (year: number, digit: number, title: string) =>
    `From January ${year} the sum of your years is ${digit}: ${title}.`,
} as const;
