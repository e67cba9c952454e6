import type { Digit } from '../../numerology/index.ts';

/** A year in the life of a business, by its number; the first year has the number of the opening day. */
export const businessYears: Record<Digit, { title: string; text: readonly [string, string] }> = {
  1: {
    title: 'The Door Opens',
    text: [
      'A 1 year asks a business for nerve: prices set before anybody has confirmed them, a no to the wrong order, your own face in the window. Copying a neighbour does not suit it.',
      'What you decide in the opening months tends to become the custom of the house, so decide slowly enough to like it. One clear offer, made again and again, will carry further than five.',
    ],
  },
  2: {
    title: 'The First Regulars',
    text: [
      'In a 2 year a business grows by being passed on, from one contented person to the next, and there are weeks in which nothing visible happens. Look for a partner, or a shop next door to share a customer with.',
      'Answer every message in full. The regulars you have at the end of such a year are worth more than the crowd that did not come at its beginning.',
    ],
  },
  3: {
    title: 'The Shop That Talks',
    text: [
      'The business wants to be heard. A 3 year goes well in public: open evenings, samples, a column in the local paper, a stall where people can laugh with you.',
      'Enquiries arrive in bunches and are easily lost, so keep one book for all of them. Finish the ten orders you have before you announce the next idea.',
    ],
  },
  4: {
    title: 'Foundations',
    text: [
      'A 4 year is likely to feel like work and to look unspectacular from the street: permits, shelving, a system for the invoices, the third version of the price list. None of it is wasted.',
      'Promise little and deliver on the day. When the year is over you should be able to leave the business for a week and find it standing.',
    ],
  },
  5: {
    title: 'A Change of Course',
    text: [
      'A 5 year hardly ever goes as drawn. The thing that sells may be the one you added as an afterthought, and the best customers may come from a part of town where you never left a leaflet.',
      'Keep stock small and notice periods short. Try a thing for six weeks, keep what moves, and hold one promise fixed so that people can find you again.',
    ],
  },
  6: {
    title: 'The House on the Corner',
    text: [
      'During a 6 year a business is adopted by its street. People bring their questions, their children and their opinions about your opening hours. It lives on care: on names remembered, and on things put right without a debate.',
      'Decide early what is free and what is not, and write it where you can point at it. A kind house with clear prices lasts.',
    ],
  },
  7: {
    title: 'Learning the Trade',
    text: [
      'A 7 year is studious. Go deep before you go wide: the one service you know best, improved until people travel for it. Quiet months will come, and they are for testing and reading as much as for worrying.',
      'Publish what you find out. Experts are sought, given time. The telephone of a 7 rings later than others, and for better reasons.',
    ],
  },
  8: {
    title: 'The Ledger',
    text: [
      'An 8 year likes things in writing: real prices, real contracts, a look at the figures every Friday. Larger clients may knock sooner than you feel ready, so have the offer typed.',
      'The strain of such a year falls on whoever does everything. Among the first things to spend money on is an hour of somebody else, for the task you are slowest at.',
    ],
  },
  9: {
    title: 'Open to All',
    text: [
      'In a 9 year the business is asked to help, to sponsor, to make an exception, and some of that is its true work. Choose the cause and the amount beforehand, and be easy about refusing the rest.',
      'Plans you brought along may fall away during these months. Let them go; they were keeping a place free for something better.',
    ],
  },
};

/** A month of a business whose number comes round again within the twelve: the second telling and the third. */
export const businessMonths: Record<Digit, readonly [string, string]> = {
  1: [
    'A fresh push suits this month: an offer, a page, a first call to somebody you have only read about. You know from the last round which of your starts took.',
    'Make the decision that has been passed back and forth. The month favours whoever moves first, and it has come round to you once more.',
  ],
  2: [
    'Slow replies are normal. Use them to check the wording of contracts and quotes, and to write to the one person whose answer would settle most.',
    'Ask two regulars what they would miss if you closed, and write down their words. They belong on your first page.',
  ],
  3: [
    'Words come easily again, so rewrite the page that has bored you for months, and read it aloud before you publish it.',
    'Say yes to company, and keep Fridays for what was ordered. The best idea of the month will come up while you are doing neither.',
  ],
  4: [
    'Write down how one recurring job is done, so that somebody else could do it. Begin with the job that you least like to hand over.',
    'Repairs and routine pay off. Leave the grand plan for a livelier month, and finish what the last such month began.',
  ],
  5: [
    'Expect a change of plan, and leave a free day in each week for it. What you tried before can be tried again with one thing altered.',
    'Go and look at how others do it, in a town where nobody knows you, and buy something from each of them.',
  ],
  6: [
    'Put one complaint right, fully and in person. The story will travel, and it will be told in your favour.',
    'Make the place pleasanter: a chair, better light, coffee that deserves the name. Ask the person who waits there longest.',
  ],
  7: [
    'Quiet weeks are good for testing quality where no customer sees it. Compare your notes with those from the last month of this kind.',
    'Launch nothing large. Write the piece that explains your work, and let it lie for a week before anybody sees it.',
  ],
  8: [
    'Meet whoever decides, with the offer typed and the price at the top. If you named it last time, this is when you are paid.',
    'Work out what each product really earns, and stop the one that only looks busy.',
  ],
  9: [
    'Close open cases before you take on new ones; the shelf will look bigger, and two of the customers on it will be relieved.',
    'Give something away on purpose, with your name on it, and write to thank the people who made the year possible.',
  ],
};

/** In place of a month by name that speaks of regulars, letters and years which a business in its first year has not had. */
export const firstYearMonths: Partial<Record<Digit, Partial<Record<Digit, string>>>> = {
  2: {
    2: 'Slow, friendly, thorough: what the sign promises and what these weeks allow are the same. Ring the first people who bought, by name, and write down what they say.',
    3: 'Fewer posts and more replies. Answer whoever has written to you, in full sentences, and two or three strangers will become customers.',
    4: 'Check contracts, warranties and the small print on your own page, together with somebody who reads differently. What is odd is cheaper to mend now.',
  },
  5: {
    2: 'Somebody would buy if you came to them. Offer to deliver, to call by video, to come on Saturdays, and see which of the three is taken up.',
  },
  6: {
    2: 'Those who came first are the family of this name. A shared breakfast, with nothing on the agenda, will tell you what they need next.',
    4: 'Walk in as a customer would, and repair the first thing at which you would have stopped. They will never know, and they will stay.',
  },
  7: {
    2: 'Fewer calls, and better ones. Ask one customer what nearly kept them away, and do not defend yourself.',
    5: 'Stay in, and look at what you have tried so far. One of the attempts worked for a reason you have not noticed yet.',
  },
  9: {
    3: 'Finish the half-told stories: the page without a last part, the picture you promised. Then take a bow and be silent for a week.',
    4: 'Clear the store. What was bought for a plan that did not happen is rent; let it go at cost to somebody who can use it.',
  },
};
