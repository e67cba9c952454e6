import type { BusinessStage } from '../../content/business-trades.ts';
import type { Digit } from '../../numerology/index.ts';

/**
 * A month before the door opens. The business has no number yet, so it goes by the owner's own month: by its number, then by the
 * family of the name, and, where it comes round again, a second telling for all; the third is that of another family.
 */
export const monthsBeforeTheDoor: Record<
  Digit,
  { families: readonly [string, string, string]; again: string }
> = {
  1: {
    families: [
      'Say out loud what you are going to sell, to somebody who may laugh. The sentence that survives is the one for the sign.',
      'Decide the one thing that has been decided three times already. Then ring the person it depends on, the same morning.',
      'Make the first one, whatever it is, for somebody who pays a little. A business begins with a thing and not with a folder.',
    ],
    again:
      'Another month with a 1. What you began in the last one shows by now whether it has legs; if it has, give it a date.',
  },
  2: {
    families: [
      'Talk to three people who do what you are going to do, in towns where you will not be in their way. They like to be asked.',
      'Read every contract twice and have the lease read by somebody else. This is a month for the small words.',
      'Find the person who is good at what you put off. Have soup together before you speak of shares.',
    ],
    again:
      'The month is slow once more. Ask what has become of the answers you are waiting for, kindly, and once.',
  },
  3: {
    families: [
      'Write the page on which people will first read about you. Then take out every word you would not say to a neighbour.',
      'Have the name lettered in three ways and pin them up in the kitchen. After a week you will know.',
      'Invite twelve people, feed them, and tell them what is coming. Two of them will be your first customers, and not the two you think.',
    ],
    again:
      'You are in the mood to talk of it. Collect the addresses of those who say they will come, because saying it is free.',
  },
  4: {
    families: [
      'Registration, insurance, an account of its own. None of it can be hurried afterwards, and all of it is dull now.',
      'Count what it costs to be open for one day, with your own wages in it. Every price will follow from that figure.',
      'Put up the shelves, real or otherwise. Test each with twice the load it will have to bear.',
    ],
    again:
      'Back to the list. Whatever stood on it in the last such month and still does is either not needed or the very thing.',
  },
  5: {
    families: [
      'Something will move: the room, the date, the supplier. Keep a second of each in your pocket and do not sign for both.',
      'Try it out for a weekend, in borrowed rooms and under a working title. You learn more by Sunday night than in the whole of the plan.',
      'Travel a little and look in at other windows. Bring home one idea, and buy a sandwich from each of them.',
    ],
    again: 'It moves again. You have had practice; change what must be changed, and leave the name as it is.',
  },
  6: {
    families: [
      'Tell the people at home what the first year will be like, in hours. They are going into business, too.',
      'Choose what the place will feel like: the chair, the cup, the voice that answers. Later there will be no time for it.',
      'Ask for help, by name and for one afternoon each. People who have painted a wall with you send their cousins.',
    ],
    again: 'Home and plan want the same evening once more. Give each of them three, and keep the seventh.',
  },
  7: {
    families: [
      'Say nothing about it for four weeks and work on the thing itself. What is left at the end is what you sell.',
      'Put the plan away for ten days and then read it as if a stranger had sent it. Mark the sentence that you would not believe.',
      'Learn the one skill you have meant to buy in. You need not be good at it, only hard to fool.',
    ],
    again:
      'Quiet has come round again. Compare your doubts with those of the last time; the ones that have stayed deserve an hour.',
  },
  8: {
    families: [
      'Money has to be talked about. Write down how much there is, how long it lasts, and at which sum you stop.',
      'Name your price to somebody who might pay it, and then be silent for as long as it takes. It gets easier by the third.',
      'Go to the bank, the landlord or the aunt with the folder. Ask for a little more than you need and explain every line.',
    ],
    again:
      'The figures want to be seen once more. Put them beside those of the last month with an 8 and believe the newer ones.',
  },
  9: {
    families: [
      'Something has to go to make room: an old job, a second plan, a habit of doing it for nothing. Give notice properly.',
      "Finish what you still owe to others. A door opens badly with somebody else's boxes behind it.",
      'Throw away the drafts. Keep the first page, for the wall, and the last, for the printer.',
    ],
    again:
      'A month for clearing out, and the second one. Whatever you carried past the first may go now without a speech.',
  },
};

/** What the year of the owner, or of the business, says to a plan and to a change; who opens or runs hears the year itself. */
export const yearAtStage: Record<Extract<BusinessStage, 'idea' | 'changing'>, Record<Digit, string>> = {
  idea: {
    1: 'Your own year is a 1, and an idea likes that: it wants a first step, a small one that cannot be taken back. Buy the address. Tell your sister.',
    2: 'Your own year is a 2. The idea needs a second head, so let somebody hold the other end of it before you cut.',
    3: 'Your own year is a 3, and the idea gets better each time you tell it. Note which version people repeat; that one is true.',
    4: 'Your own year is a 4, so the idea has to pass through a column of figures. If it comes out smaller, it comes out alive.',
    5: 'Your own year is a 5. Try the idea before you plan it, twice, in two places, and keep what surprised you.',
    6: 'Your own year is a 6 and home has a say. An idea that the kitchen table is against will be tired before it opens.',
    7: 'Your own year is a 7: think it to the end before anybody hears of it. An idea does not go off in a drawer.',
    8: 'Your own year is an 8, and it asks what the idea costs and who pays. Have both figures by the end of the month.',
    9: 'Your own year is a 9, made for finishing. Clear away what stands where the idea is to stand, and let it begin in January, when your count starts again at 1.',
  },
  changing: {
    1: 'You are about to change it, and the year is a 1: do it at once and under your own name. Half a change looks like a mistake.',
    2: 'You are about to change it in a 2 year. Tell the ten people who have been with you longest before you tell the street.',
    3: 'A change in a 3 year wants to be seen. Make a story of it with a before and an after, and tell it yourself.',
    4: 'A change in a 4 year begins in the cellar: the process first, then the sign. Nobody will notice until it works.',
    5: 'You could hardly have picked a better year than a 5 for a change. Hold one thing still, so that people can tell it is you.',
    6: 'In a 6 year a change must take its people along. Ask the staff, if there are any, and the regulars in any case, what must stay.',
    7: 'A change in a 7 year is better prepared than announced. Use the months for the drawing, and build when the number turns.',
    8: 'In an 8 year a change is a matter of price and size. Raise the one or the other, not both, and write down why.',
    9: 'In a 9 year the change is mostly a leaving off. Stop what no longer belongs to the name, and thank those who came for it.',
  },
};
