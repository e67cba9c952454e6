/** The snapshot's own sentences. */
export const words = {
  kind: 'A couples snapshot',
  introduction:
    'At the ends of each bridge stand your own numbers; the dark disc is what they make together, and every arch is a step you stand apart.',
  noScore:
    'You will find no percentage here. A bridge of eight arches can be crossed as happily as one of none. All of it is for self-development and entertainment.',
  working:
    'Above the name stand the values of its vowels, below it those of its consonants. The date is reduced part by part; 11, 22 and 33 are kept.',
  others: 'Four small conversations between the two of you.',
  widest: (place: string, steps: number) =>
    `Your widest bridge lies in the ${place}, ${steps === 1 ? 'a single step' : `${steps} steps`} long. Begin there when you feel far apart, since most of the traffic between you has to cross it.`,
  widestSeveral: (places: string, steps: number) =>
    `Your widest bridges lie in ${places}, ${steps === 1 ? 'a single step' : `${steps} steps`} each. On a day when you feel far apart, ask first which of them you are standing on.`,
  noBridge:
    'No bridge is needed anywhere: all five pairs are equal. You will hardly misunderstand each other; you may have to go looking for surprise.',
  closing: [
    'A snapshot shows how two people stood when the shutter closed. Keep what you recognise and laugh about the rest.',
    'The long reading takes the pairs one by one, with your lessons and the year ahead. There is no hurry.',
  ],
  yours: 'Three sentences to finish together',
  prompts: [
    'We meet without trying when',
    'The bridge we have already built is',
    'This month we would like to',
  ],
} as const;
