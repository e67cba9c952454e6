import type { Digit } from '../meanings/index.ts';

/** What a month of one number is called inside a year of another: by personal year, then by personal month. */
export const monthTitles: Record<Digit, Record<Digit, string>> = {
  1: {
    1: 'The Key in Your Own Hand',
    2: 'Somebody at Your Pace',
    3: 'Said at Three Doors',
    4: 'Two Fixed Hours',
    5: 'A Better Way to the Left',
    6: 'The Shut Door, Opened',
    7: 'Walking Round the Idea',
    8: 'The Sum You Need',
    9: 'Old Luggage',
  },
  2: {
    1: 'The Quick One in the Slow Year',
    2: 'A Hand on a Sleeve',
    3: 'The Table in the Middle',
    4: 'Terms Among Friends',
    5: 'Settled on the Road',
    6: 'Given Gladly',
    7: 'A Week Without Advice',
    8: 'A Figure and a Good Temper',
    9: 'Letting Down the Rope',
  },
  3: {
    1: 'One Idea Gets Its Morning',
    2: 'The Story Without Trimmings',
    3: 'One Page of It',
    4: 'The Dull Half of a Pretty Idea',
    5: 'Two Adventures, Not Three',
    6: 'The Part That Strangers Have',
    7: 'A Rest for the Tongue',
    8: 'The Price, Like the Time of Day',
    9: 'A Last Evening With Glasses',
  },
  4: {
    1: 'The Better Spade',
    2: 'The Other End of the Measure',
    3: 'Whistling on the Scaffold',
    4: 'Brick Upon Brick',
    5: 'A Gap in the Fence',
    6: 'The House Behind the Work',
    7: 'The Plan by Lamplight',
    8: 'Wages',
    9: 'Clearing the Yard',
  },
  5: {
    1: 'First Over the Stile',
    2: 'Two Tickets',
    3: 'Postcards',
    4: 'A Strap for the Suitcase',
    5: 'All the Windows Open',
    6: 'Somewhere to Come Back To',
    7: 'The Quiet Carriage',
    8: 'What Freedom Costs',
    9: 'The Far End of the Journey',
  },
  6: {
    1: 'The New Chair at the Table',
    2: 'Two at the Sink',
    3: 'Laughter in the Kitchen',
    4: 'The List on the Fridge',
    5: 'An Evening Out of the House',
    6: 'The Whole Family, Counted',
    7: 'Your Own Small Room',
    8: 'Who Pays for Supper',
    9: 'The Room That Stands Empty',
  },
  7: {
    1: 'A Step Taken in Thought',
    2: 'Someone Who Can Be Silent Too',
    3: 'Thinking Aloud',
    4: 'The Method in It',
    5: 'A Question That Travels',
    6: 'Called Down to Dinner',
    7: 'The Innermost Room',
    8: 'What You Know Is Worth Something',
    9: 'An Answer, and Goodbye to It',
  },
  8: {
    1: 'The First Signature',
    2: 'Across the Desk',
    3: 'The Good Speech',
    4: 'The Small Print',
    5: 'A Calculated Risk',
    6: 'More Than a Name on a Door',
    7: 'Behind the Figures',
    8: 'The Whole Weight of It',
    9: 'Handing On the Keys',
  },
  9: {
    1: 'Seed From the Old Garden',
    2: 'The Last Word, Kindly',
    3: 'Stories From the Way',
    4: 'Boxes, Labelled',
    5: 'Out of the Old Door',
    6: 'Those Who Stay',
    7: 'Reading the Nine Years',
    8: 'What It Was Worth',
    9: 'The Swept Floor',
  },
};

/** What a month asks: two passages more, beside those of `personalMonths` and `monthRoads`. */
export const monthAsks: Record<Digit, readonly [string, string]> = {
  1: [
    'You will hear yourself say “I just need to” rather often. Leave out “just”. A thing that is to be begun deserves its full size, and those who are to make room for it will do so more readily when they have seen how large it is.',
    'Watch the second week. The first carries you by itself; in the second the thing turns into work and your eye begins to wander towards other doors. Whoever is still at it on the fifteenth will be at it in a year.',
  ],
  2: [
    'A good deal is decided this month in the minute after the conversation, while people look for their umbrellas. Stay for it. What they could not say at the table they will say with one arm in a sleeve, and it will be what you needed to know.',
    'You need not agree in order to be kind, nor be silent in order to keep the peace. Try a middle sort of sentence: “I see it differently, and I am glad you told me.” It is astonishing how much furniture survives it.',
  ],
  3: [
    'Wit is a good servant this month and a poor bodyguard. When you catch yourself being funny about the same matter for the third time, say it once without the joke. It will be listened to, since nobody expected it.',
    'You have more to show than you think, and it lies in drawers, in notebooks, on the telephone among nine hundred photographs. Choose one. The others are not jealous; they are only glad that somebody has begun.',
  ],
  4: [
    'The satisfaction of these weeks is an old-fashioned one: you put a thing away in the evening and find it in the morning. Start with whatever you look for most often. Twelve seconds, four times a day, is a holiday by the end of the year.',
    'If something will not fit, do not lean on it. Four months punish force and reward measuring. Go back to the first figure you wrote down and see who gave it to you; most errors are older than they look.',
  ],
  5: [
    'People will want an answer before you have one. Give them a day instead: “You shall hear on Thursday.” It keeps the window open and it keeps your word, and between the two you will find out what you actually want.',
    'Not every itch is a calling. Before you change the large thing, change a small one beside it, such as the hour, the route or the company. If the itch is still there after a fortnight, it has earned a proper hearing.',
  ],
  6: [
    'Help is asked of you in a roundabout way, by sighs, by broken appliances, by “only if you are passing”. You may answer the question that was meant. You may also wait until it is asked; that, too, is a lesson in love for somebody.',
    'Beauty counts as a duty this month. A cloth on the table, a mended hinge, flowers from the petrol station: what is done for the room is felt by everybody in it, even by those who say that they had not noticed.',
  ],
  7: [
    'You will be taken for cool when you are merely listening to something further off. Tell those who mind. “I am thinking, it has nothing to do with you” is a short sentence and prevents a remarkable amount of supper-time silence.',
    'Trust the second thought. The first is often fear or fashion, the third is already tired; the second comes while you are rinsing a cup and has your own voice. Keep a pencil near the sink.',
  ],
  8: [
    'Something wants to be decided by you and has been lying about dressed as a question for others. You know which. Decide it on an ordinary weekday, after breakfast, and be prepared to give your reason in one sentence. More would sound like an apology.',
    'Power is mostly a matter of calling back on the day you said. Do that for four weeks with everything, small and large, and watch how people begin to lower their voices when you say what you would like.',
  ],
  9: [
    'There is a kind of tidying that is really farewell. Do it by daylight and with the radio on, and keep one object of the many. You are not throwing away the years. They have gone on ahead and only the boxes are left.',
    'Old acquaintances turn up, in the post or on the escalator. Some want to go on as before and some want to thank you. Give both a real quarter of an hour, for a circle closes more softly when somebody holds the other end.',
  ],
};

/** Something small to do, four more for each number. */
export const monthExercises: Record<Digit, readonly [string, string, string, string]> = {
  1: [
    'Set a kitchen timer to eleven minutes and begin the thing you have explained most often. When it rings, stop, wherever you are.',
    'On the first Saturday, be the one who suggests where to go, and do not ask whether it suits everybody.',
    'Write on a card what you want from these four weeks, in seven words at most. Carry it behind the bank card.',
    'Send the message without reading it a third time. Then go for a walk so as not to watch for the answer.',
  ],
  2: [
    'Let somebody finish every sentence for a whole evening, and count how often you had the ending wrong.',
    'Ask a person you work with what they would change if it were theirs to decide. Take notes where they can see them.',
    'Return something you borrowed, with a small thing lying on top of it.',
    'Choose one matter between you and another that is always settled in passing. Give it half an hour and two chairs.',
  ],
  3: [
    'Describe your day to somebody in five sentences, of which one must be about a smell.',
    'Sing in the car, or in the bath, a song of which you know only the chorus. Look up the second verse.',
    'Make a thing with your hands that nobody will be able to use, and put it where the post goes.',
    'Write to an old friend about one afternoon that only the two of you remember.',
  ],
  4: [
    'Empty one drawer onto the bed before noon. It must be asleep again, shut and sorted, before you are.',
    'Keep to one bedtime for nine days, and note in the morning how you woke. Two words will do.',
    'Learn what one thing in your home really costs a month, to the penny, and decide whether it is worth that.',
    'Repair something for which a new one would have been cheaper. Use it the same evening.',
  ],
  5: [
    'Eat something this week that you cannot pronounce, in a place where you know nobody.',
    'Move one piece of furniture that has never been anywhere else. Live with it until the next letter.',
    'Get off one stop early three times, each time at a different stop.',
    'Say yes to the first harmless invitation that you would normally have slept over.',
  ],
  6: [
    'Ask each person at home for one thing you do that they would miss. You are not to argue with any of it.',
    'Cook a dish of your grandmother’s, or of anybody’s grandmother, and tell whose it was while you eat.',
    'Find out on which day somebody you love has the hardest hour of the week. Be on the telephone after it.',
    'Leave one duty undone for a week, openly. See who picks it up, and how.',
  ],
  7: [
    'Sit for seven minutes with no device and a window. Afterwards write down the first thing you noticed and the last.',
    'Read ten pages of something that was printed before you were born.',
    'Spend one Sunday morning without speaking, having warned the household, and let the kettle do the talking.',
    'Put your hardest question on a sheet of paper and walk round the block with it. Answer it only in the doorway.',
  ],
  8: [
    'Write down what an hour of yours is worth to you, then look which hours of last week you sold below it.',
    'Praise somebody’s work in front of the person whose opinion matters to them.',
    'Make the telephone call about money that you have been making in your head. Stand up for it.',
    'Hand one decision to somebody younger, without conditions, and thank them for the result before you judge it.',
  ],
  9: [
    'Give away one object that still has its price on it or still has your name in it.',
    'Delete a number from the telephone, after a moment with it. Or ring it.',
    'Write a page beginning “What I no longer need to prove”. Read it once, and tear it up or keep it.',
    'Thank a teacher, by post if they can still be reached and by doing the thing well if they cannot.',
  ],
};
