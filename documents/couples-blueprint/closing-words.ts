import type { Digit } from '../../content/meanings/index.ts';

/** The last words, by the number that the two wishes make together. */
export const closings: Record<Digit, string> = {
  1: 'Two people who would each like to be chosen first have here a simple remedy: choose, and say so, on an ordinary morning. The rest of these pages is commentary. If one of them made you sad, write to me.',
  2: 'You wish, between you, for nearness. No page can give it, but one read aloud in a kitchen comes fairly close. Keep what you recognised. Where something hurt, put the pages down and write to me instead.',
  3: 'What you both hope for likes to laugh, so do not read this too gravely a second time. No number chose you; you did, and the joke was probably good. If a page spoiled your mood, tell me which.',
  4: 'Your wishes together ask for something that holds. Pages do not hold; promises kept on the day do. Take one from here and keep it this month. If a sentence troubled you, write, and we shall look at it.',
  5: 'Between you there is a wish for air. So do not turn these pages into rules. Leave the window open, come back with stories, and leaf through this again in a year. Should a page weigh on one of you, send me a line.',
  6: 'What you want, the two of you, is a full house and a place at its table. Nobody was destined for it; you set the plates yourselves, and again tomorrow. If anything here sat badly with one of you, write to me.',
  7: 'Your wishes meet in the quiet. You may close this now and say nothing for a while, which is an answer too. What no number could know about you is worth most. If a page left one of you alone with it, write to me.',
  8: 'Together you would like to see something come of it. Then let something come: one decision from these pages, with a date and two signatures. You are the ones who made this, no sum did. Where I was wrong, tell me.',
  9: 'You wish for a love that is good for more than two. It begins, all the same, with the one across the table. Keep what was true, give the rest away, and if a page made one of you sad, let me know.',
};
