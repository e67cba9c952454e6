/** The free report's own sentences, between the interpretations. */
export const words = {
  kind: 'Three numbers, a first reading',
  introduction:
    'Here are the three numbers I look at first. One comes from the day you were born, two from the name you were given. Each has a page to itself with its working, so that you can check the sum before you believe a word of it.',
  between:
    'Read the Life Path as the road, the Expression as the tools in your bag, and the Soul Urge as the reason you set out. When two of them disagree, you have probably noticed already: it is the argument you have with yourself on Sunday evenings.',
  master: (value: number) => `Master number ${value}`,
  stepsDown: (value: number, digit: number) =>
    `It is written ${value}/${digit}: your sum passes through ${value} on its way to ${digit}, and on quiet days you may simply live it as a ${digit}.`,
  next: [
    'Three numbers are a beginning. A whole chart also asks how you come across, what you were handed on your birthday, what ripens after forty, and which part of a nine-year round you are in just now.',
    'If you would like to stay with these pages for a while, do. Try one of the three exercises for a week, then read its page again; a number makes more sense after it has been lived with. When you want more, this is what there is.',
  ],

  promise:
    'The sums in these pages are free and stay free. Nothing here runs out, and your numbers will be the same next year. They are for self-development and entertainment.',
  write: (email: string) => `Questions about a sum, or about a sentence you disagree with, go to ${email}.`,
} as const;
