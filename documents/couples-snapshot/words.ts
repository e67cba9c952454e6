/** The snapshot's own sentences. */
export const words = {
  kind: 'A couples snapshot',
  introduction:
    'Two charts, laid side by side on one table. At the ends of each bridge stand your own numbers; the dark disc between them is what they make together, and every arch is a step you stand apart. A wide bridge is no bad sign. It only takes a little longer to cross.',
  noScore:
    'You will find no percentage here. Two people are not a sum with a result, and a bridge of eight arches can be crossed as happily as one of none. The reading is for self-development and entertainment.',
  working:
    'Here is everything that was added up, so that you can check it with a pencil. Above the name stand the values of its vowels, below it those of its consonants. The date is reduced part by part; 11, 22 and 33 are kept.',
  others:
    'The road comes first, and four more pairs go along with it. Read each as a small conversation between the two of you, about work, wishes, manners and one handy gift.',
  widest: (place: string, steps: number) =>
    `Your widest bridge lies in the ${place}, ${steps === 1 ? 'a single step' : `${steps} steps`} long. Begin there when you feel far apart, since most of the traffic between you has to cross it.`,
  widestSeveral: (places: string, steps: number) =>
    `Your widest bridges lie in ${places}, ${steps === 1 ? 'a single step' : `${steps} steps`} each. On a day when you feel far apart, ask first which of them you are standing on.`,
  noBridge:
    'No bridge is needed anywhere: all five pairs are equal. You will hardly misunderstand each other; you may have to go looking for surprise.',
  closing: [
    'A snapshot shows how two people stood when the shutter closed. Keep what you recognise, laugh about the rest, and read one of the pages aloud to each other on an evening without plans.',
    'The long reading takes the five pairs one by one, with the lessons both of you brought along and the year ahead for two. There is no hurry; the numbers will still be here.',
  ],
  yours: 'Three sentences to finish together',
  prompts: [
    'We meet without trying when',
    'The bridge we have already built is',
    'This month we would like to',
  ],
} as const;
