import type { CoreNumber } from './meaning.ts';

/** Three days of a week with a Life Path: for the letter after the free report, which has another exercise. */
export const letterWeeks: Record<CoreNumber, readonly [string, string, string]> = {
  1: [
    'Monday: let somebody else choose the restaurant, the film or the way home. Say nothing about it until you are back.',
    'Thursday: finish one thing you began alone, and tell nobody that you did.',
    'Sunday: ask a person for help whom you have never asked. It need not be much; a ladder will do.',
  ],
  2: [
    'Monday: answer the first question with what you want, before you have seen the other face.',
    'Thursday: leave one silence alone. Somebody else can fill it.',
    'Sunday: do something for an hour that nobody shares with you, and do not tell it as a story afterwards.',
  ],
  3: [
    'Monday: write down the idea and do not tell it to anybody until Thursday.',
    'Thursday: tell it. If it is still good, put a date beside it; if not, you have saved three people an evening.',
    'Sunday: answer one "how are you" with the truth, in two sentences and without a joke at the end.',
  ],
  4: [
    'Monday: leave the house without the list. Notice what you forget, and that you live.',
    'Thursday: hand on a job that you do best, and watch it being done second best.',
    'Sunday: an afternoon with no plan. If a plan creeps in, send it home.',
  ],
  5: [
    'Monday: take the same way both ways, and find three things you have never seen on it.',
    'Thursday: say no to the newer of two offers.',
    'Sunday: go back to a place, a book or a person you left too early.',
  ],
  6: [
    'Monday: when somebody sighs, count to ten before you get up.',
    'Thursday: ask for something by name. Not "if you have time", but a cup of tea, now.',
    'Sunday: let one thing at home stay crooked, in plain sight, until Monday.',
  ],
  7: [
    'Monday: say what you think before you have thought it to the end, to a friendly person.',
    'Thursday: use your hands for an hour: dough, soil, a bicycle. No book about it.',
    'Sunday: invite somebody in for half an hour, and show the room you usually close.',
  ],
  8: [
    'Monday: do a thing badly, in company, and enjoy it: sing, bowl, draw the dog.',
    'Thursday: pay somebody a compliment that has nothing to do with results.',
    'Sunday: leave the telephone in a drawer from breakfast until supper. Note at what hour you first looked for it.',
  ],
  9: [
    'Monday: spend something on yourself that you would have given away without a thought.',
    'Thursday: tell one person what you are angry about, while it is still small.',
    'Sunday: throw out a box that belongs to a time that is over. Keep one thing from it.',
  ],
  11: [
    'Monday: write down the first hunch of the day and fold the paper. Open it on Sunday.',
    'Thursday: an evening with little light and no news. See what the nerves do when nobody rings.',
    'Sunday: open the paper. Whether it was right matters less than how you knew.',
  ],
  22: [
    'Monday: name the large thing in one line, and then the brick that could be laid by Thursday.',
    'Thursday: lay it. A call, a drawing, a first hundred words; no second brick today.',
    'Sunday: show the brick to somebody and not the plan.',
  ],
  33: [
    'Monday: when you are asked for advice, ask a question back and leave it there.',
    'Thursday: take an hour that stands in the diary under your own name, and keep it like an appointment with a doctor.',
    'Sunday: let somebody do you good, all the way to the end, without a word about the washing-up.',
  ],
};

/** What a Soul Urge does well to know before an important day. */
export const beforeADate: Record<CoreNumber, string> = {
  1: 'With this wish you will be tempted to decide it in the doorway. Go in with one thing you insist on and two you can give away, and know which is which.',
  2: 'With this wish you will hear what the other side needs within a minute, and forget your own. Write yours on a card and put it where your hand rests.',
  3: 'With this wish you will want the room to like you. Say the difficult sentence early, while they still do.',
  4: 'With this wish you will have prepared everything except the surprise. Leave one line of the page empty for it.',
  5: 'With this wish you will look for the way out before you have sat down. Ask how long it binds you; if the answer is short, you can stop looking.',
  6: 'With this wish you will promise more than you were asked for. Sleep one night between the question and the yes.',
  7: 'With this wish you will want to think it over at home. Say so at the beginning; then it is a condition, and later it is a retreat.',
  8: 'With this wish you will want to win. Decide beforehand what you would do with it on the day after.',
  9: 'With this wish you will see every side, including that of people who are not there. Say once, aloud, which side is yours.',
  11: 'With this wish you will sense the answer before it is given, and be tired by it. Eat something, and let them say it all the same.',
  22: 'With this wish you will be speaking of ten years while they speak of Tuesday. Bring one thing for Tuesday.',
  33: 'With this wish you will look after whoever has the harder day in the room. Find out before you go in who looks after yours.',
};
