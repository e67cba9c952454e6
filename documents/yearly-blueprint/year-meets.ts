import type { Digit } from '../../content/meanings/index.ts';
import type { CoreKey } from '../kit/core-numbers.ts';

/** What a year of each number asks of each of the five core numbers, whatever those are. */
export const yearMeets: Record<Digit, Record<CoreKey, string>> = {
  1: {
    lifePath:
      'Your road comes to a fork without a signpost. Pick the turning you would regret least, and walk it for a month before you judge it.',
    expression:
      'A talent wants to be used in your own name this time. Put it on a card, a page or a shop window.',
    soulUrge: 'A wish you have been polite about for years may be said in the first person now.',
    personality: 'People meet somebody a little more direct than they remember. Let them get used to it.',
    birthday: 'Your handiest gift opens doors this year, so show it early in any first meeting.',
  },
  2: {
    lifePath: 'The pace is set by company. Take the stretch of road that two can walk side by side.',
    expression:
      'Your skill does best in a pair: somebody who begins where you stop, or checks what you finish.',
    soulUrge: 'What you want depends on another person saying yes, so the asking is the work.',
    personality: 'A softer first impression serves you now. Ask before you tell, and remember names.',
    birthday: 'Lend your gift to somebody who needs it more this year, and see it come home improved.',
  },
  3: {
    lifePath:
      'The road goes through the market square. Stop there, talk, and let it be known where you are heading.',
    expression: 'This is a good year for showing what you can do while it is still warm from the oven.',
    soulUrge: 'Hopes that are told as a story find helpers. Practise the telling on friends.',
    personality: 'You are looked at more than usual; wear what you like being seen in.',
    birthday: 'Play with your gift a little. It learns new uses when nothing depends on it.',
  },
  4: {
    lifePath: 'A stretch with paving to be laid. It is slow, and every stone you set will carry you again.',
    expression: 'Your talent asks for hours, a place and a tool of proper quality. Give it all three.',
    soulUrge:
      'A longing turns into a plan this year, with costs in the margin. Some of the romance goes and the thing gets nearer.',
    personality: 'You come across as reliable, and will be asked to prove it. Promise dates you can keep.',
    birthday: 'Make your gift a habit: the same hour, twice a week.',
  },
  5: {
    lifePath: 'Side roads open without notice. Follow two of them far enough to see round the bend.',
    expression: 'What you do well can be done elsewhere and for others. Let it travel on a trial basis.',
    soulUrge: 'Your inmost wish wants air. Give it a weekend away before you give it a contract.',
    personality: 'New people meet you this year with no idea of who you used to be. That is a rare chance.',
    birthday: 'The gift adapts. Try it on a task it was never meant for.',
  },
  6: {
    lifePath: 'The road passes your own front door, and a good part of this year happens inside.',
    expression:
      'Your ability is wanted by those close to you. Decide beforehand how much of it is a present.',
    soulUrge:
      'What you quietly hope for and what the family needs have to sit at one table. Say your part first.',
    personality: 'You are taken for somebody who will see to it. Check whether you wish to.',
    birthday: 'Use your gift at home for once, where nobody pays and everybody notices.',
  },
  7: {
    lifePath: 'A bench beside the road. Sit long enough to learn where the last six years were leading.',
    expression: 'Refine one skill down to the grain. Output may fall, and what remains will be better made.',
    soulUrge: 'You find out what you want by wanting less for a time. Keep the evenings free for it.',
    personality:
      'Others may think you distant. A sentence about being busy with a thought will keep friendships warm.',
    birthday:
      "Study your own gift as if it were a stranger's: when it comes, what it needs, what scares it off.",
  },
  8: {
    lifePath: 'The road climbs, the view is good and there is a toll. Know what you are ready to pay.',
    expression: 'Your competence has a price, and this is the year to state it without a cough.',
    soulUrge:
      'A wish asks for means: money, a room, authority. Ask for the means and the wish can look after itself.',
    personality: 'You are given weight before you have spoken. Use few words and keep appointments.',
    birthday: 'Let the gift earn something, if only its own keep.',
  },
  9: {
    lifePath: 'You are near the end of a long stretch. Empty your pockets before the next one begins.',
    expression:
      'Teach what you know, or give a finished piece of it away. The hands get free for the next trade.',
    soulUrge:
      'Some old wishes have been granted without your noticing, and some have expired. Go through the list.',
    personality: 'People open up to you, strangers included. Choose when you are at home to callers.',
    birthday: 'Spend your gift on a cause that cannot repay you.',
  },
};
