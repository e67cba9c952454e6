import type { Standing } from '../../numerology/index.ts';
import type { Digit } from './meaning.ts';

/**
 * A month and how its number stands in the reader's whole chart (numerology/judgement.ts): to somebody who is strong in it the
 * month is no lesson, and to somebody who has it nowhere it is no homecoming.
 */
export const monthStandings: Record<Digit, Record<Standing, string>> = {
  1: {
    strong: 'You begin things in any month; in this one, begin only what you would also like to finish.',
    'at-home': 'A beginning lies well in your hand, so you need not wait for the loud kind of courage.',
    supplied: 'You taught yourself to go first. This month you may do it without the preface.',
    learnt:
      'Going first is your subject in these years, and the month gives it a small, friendly examination.',
    absent: 'The number is a stranger in your chart. Let it show you one door, and go through that one.',
  },
  2: {
    strong:
      'You will hear everything this month. Choose two people to hear it from, and let the others be weather.',
    'at-home': 'Waiting for somebody comes easily to you; do it where it is noticed.',
    supplied: 'What you know of people you found out by looking. Look again now, there is something new.',
    learnt: 'Patience with others is what you are practising. The month is slow enough to practise in.',
    absent: 'Nothing in your chart leans this way, so borrow: ask somebody tactful what they would do.',
  },
  3: {
    strong: 'You are seldom short of words, and the month brings more. Spend the best of them on paper.',
    'at-home': 'Say it while it is warm. You have the voice for it and, for once, the room.',
    supplied:
      'Your voice was assembled by hand. This is a month to use it before you have checked every join.',
    learnt: 'To be heard is the thing you are learning; one sentence said aloud in company is a good month.',
    absent: 'Lightness is foreign ground to you. Go as a guest, and bring something home.',
  },
  4: {
    strong: 'Order is your second nature, so the month may tempt you to tidy what was alive. Leave one heap.',
    'at-home': 'You know how a thing is built. Give the month one wall and stay with it.',
    supplied: 'The method you own, you built yourself. Trust it for four weeks without improving it.',
    learnt: 'Routine is what these years are teaching you, and this month hands out the exercises.',
    absent: 'You have no tool of this sort in the box. Borrow a calendar and a friend who keeps one.',
  },
  5: {
    strong: 'The windows are open and you like draughts. Decide beforehand what must not blow away.',
    'at-home': 'A change of plan suits you; let there be one, and let it be yours.',
    supplied: 'You learnt to leap by looking first. Look once this month, and not three times.',
    learnt: 'Movement is your lesson at present, and the month moves. Hold the rail with one hand only.',
    absent: 'Nothing in your chart is used to surprise. Keep your evenings regular and let the days run.',
  },
  6: {
    strong: 'They will all need you, and you will all but enjoy it. Keep Thursday.',
    'at-home': 'You know how a house is made warm. Let somebody see you sit down in it.',
    supplied:
      'You care in a way of your own. It may be asked for in the usual way this month; yours will do.',
    learnt: 'To stay and tend is what you are learning. One promise, kept for four weeks, is plenty.',
    absent: 'Duty of this kind has no seat in your chart. Take one small task from somebody, and finish it.',
  },
  7: {
    strong: 'You will want to close every door. Leave one on the latch for a person you choose.',
    'at-home': 'Quiet suits you, and here is some. Use the first hour of it before it is let to others.',
    supplied:
      'You fetch your silence from outside. This month it comes to the house, so open when it knocks.',
    learnt: 'To be alone gladly is the lesson of these years; the month supplies the empty chair.',
    absent: 'Stillness is no habit of your chart. Ten minutes count, and nobody need know.',
  },
  8: {
    strong: 'You could carry all of it. Ask of each weight whose it is before you bend.',
    'at-home': 'Figures and decisions do not frighten you. Bring the one you have put off to the table.',
    supplied:
      'You came by your sense of worth at the counter. Name the sum this month, and then say nothing.',
    learnt: 'Worth and its price are what you are learning; here is a month with a till in it.',
    absent: 'Power of this sort is not among your numbers. Take somebody along who reads the small print.',
  },
  9: {
    strong: 'You give and finish by nature. See this month that one of the things you finish is your own.',
    'at-home': 'Letting go lies within your reach; begin with the drawer that you open with one finger.',
    supplied: 'What you have given up in life, you gave up by name. There is one more name on the list.',
    learnt: 'Endings are your present subject, and the month sets a gentle one.',
    absent: 'The large farewell is not your way. A small one, properly made, serves the month as well.',
  },
};
