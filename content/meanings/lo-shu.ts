import type { Digit } from './meaning.ts';

export type LoShuLineKey = '4-9-2' | '3-5-7' | '8-1-6' | '4-3-8' | '9-5-1' | '2-7-6' | '4-5-6' | '2-5-8';

export type LoShuLine = {
  name: string;
  /** Read when all three digits stand in the birth date. */
  full: string;
  /** Read when none of the three does. */
  empty: string;
  /** None of the three stands in the date, and one or more is a core number. */
  held: string;
};

/** `held`: not in the date, and yet a core number or what the letters have most of. */
export type LoShuCount = { one: string; many: string; none: string; held: string };

/** Three rows from the top, three columns from the left, then the two diagonals. */
export const loShuLines: Record<LoShuLineKey, LoShuLine> = {
  '4-9-2': {
    name: 'The Line of the Mind',
    full: 'With the top row complete, memory, ideals and intuition work in one room. You grasp how things connect before you can explain it, and people ask you to remember what was agreed. Give the head a rest in the evening by using your hands.',
    empty:
      'An open top row suggests you learn by doing and meeting rather than by sitting with a theory. School may have misread this. Notes, sketches and a friend who enjoys thinking aloud will serve you far better than trying to hold it all in mind.',
    held: 'Nothing of the top row is in your date, while your core numbers think quite well without it. You may simply do it elsewhere: on paper, on walks, in talk. What you learnt by meeting it stays learnt; what you only heard in a lesson goes by.',
  },
  '3-5-7': {
    name: 'The Line of the Heart',
    full: 'The middle row stands whole in your date, joining imagination, balance and faith in what cannot be counted. You feel deeply and recover well. Others come to you after a loss, because you can stay near sorrow without needing to tidy it away.',
    empty:
      'When the middle row is bare, feelings may reach you late, like post sent on from an old address. You look composed and then, on a Thursday, you are not. Asking yourself at supper what today felt like strengthens this line day by day.',
    held: 'The date leaves the middle row bare and your core numbers have some of it. Feeling, then, is something you own and do not always carry on you. It may reach you an hour after the event; it does reach you, and whole.',
  },
  '8-1-6': {
    name: 'The Line of Practice',
    full: 'Your bottom row is full, so ideas find their way into cupboards, contracts and dinners. Detail, speech and care for the home act as one. You are the person who brings the right screwdriver. Let others carry something too, even if they drop it once.',
    empty:
      'A bottom row without digits points to someone happier with meanings than with machinery. Forms, leaks and parking tickets wear you out. A weekly hour for practical matters, shared with a patient friend, keeps the ground under your better talents dry.',
    held: 'For the practical row the date has nothing, and your core numbers answer for it instead. You manage matter because you have decided to. On the day you have decided nothing, the form lies on the stairs, and it is only a form.',
  },
  '4-3-8': {
    name: 'The Line of Thought',
    full: 'Reading down the left side, you have order, imagination and thoroughness together. You can picture the finished garden and also the sequence of digging it. Friends hand you their muddled projects. Beware of planning so well that the beginning keeps moving to next month.',
    empty:
      'The left column is open, which means you improvise where others prepare. It makes you quick on your feet and sometimes late with the essentials. Borrow a structure that exists, such as a recipe or a template, and save your invention for the last third.',
    held: 'An open left column, and yet one of its numbers belongs to your core. So planning is no gift of the date; it is what you do once the matter is important. In small things you improvise, which is a perfectly good division of labour.',
  },
  '9-5-1': {
    name: 'The Line of Will',
    full: 'Down the centre runs a complete column of ambition, freedom and self-expression. Once you have decided, a locked door or a wet Monday will hardly stop you. Choose your aims with care, since you are likely to keep at them, and look round for company on the way.',
    empty:
      "No digit stands in your central column, and so persistence comes to you by borrowed means. Other people's deadlines help, as do small public promises. Rather than wait for a great surge of purpose, tie a modest task to something you already do each morning.",
    held: 'The column of will is empty in the date and represented in your core. Purpose comes to you by way of the thing itself: show you something worth doing and you will not be moved, while an empty Monday moves you hardly at all.',
  },
  '2-7-6': {
    name: 'The Line of Action',
    full: 'The right-hand side of your square is complete: you sense what is needed, reflect for a moment, then go and do it. Movement settles you, and so does helping. On days without an errand you may grow restless, so keep a pastime that uses the body.',
    empty:
      'With the right column bare, there tends to be a gap between meaning to and doing. You watch well, weigh well, and then the shop has shut. Shorten the distance: shoes by the door, the number already dialled, a friend waiting at the corner.',
    held: 'Your right-hand column has no digit, and your core numbers hold one of its three. The going and doing is there, in the part of life that number speaks of. Elsewhere you watch first; see that the watching has an end.',
  },
  '4-5-6': {
    name: 'The Golden Diagonal',
    full: 'This diagonal joins method, balance and devotion, and tradition calls it golden because steady people tend to be trusted with more. You keep going when novelty fades. What grows around you grows by attendance: turning up on the days when it would be easy to stay away.',
    empty:
      'Here the golden diagonal is unmarked, so steadiness in love and work is something you practise on purpose. Pick one person and one task to be dependable about this season. Small reliability, repeated, does for you what temperament does for others.',
    held: 'The golden diagonal is open here, and one of its numbers is at home in your core. Your steadiness has an address, in other words. Ask for it there and it opens at once; in other rooms you go by interest, and say so.',
  },
  '2-5-8': {
    name: 'The Silver Diagonal',
    full: 'Sensitivity, adaptability and an eye for detail meet along this slant, sometimes called silver. You read a situation, adjust, then see the matter through to the last signature. People feel both understood and well served. See to it that you, too, are sometimes asked what you would like.',
    empty:
      'An unmarked silver diagonal says that tact and thoroughness seldom arrive together for you: you may be kind and vague, or exact and brisk. Before an important talk, write two lines, one about the person and one about the facts, and keep both in view.',
    held: 'No digit of the silver diagonal stands in your date, and your core numbers bring one along. You have one of its virtues in full and borrow the other two. Before an important talk it is worth asking which of them you have not packed.',
  },
};

export const loShuCounts: Record<Digit, LoShuCount> = {
  1: {
    one: 'A single 1 lets you speak up when it counts, though the sentence that matters most to you may still wait until the guests have gone home.',
    many: 'Several 1s make the voice strong and the need to be heard keen. You tell stories well; now and then, let somebody else have the last word.',
    none: 'Without a 1, saying "I want" may feel like bad manners. Practise on low stakes, the window seat or the last biscuit, until it sounds ordinary.',
    held: 'You do go first when it counts, and it is the rest of the chart that sends you. The date adds no hurry, so you can also wait.',
  },
  2: {
    one: 'One 2 gives you a reliable sense of how others are feeling. You notice the guest who has stopped talking, and you can act on it without fuss.',
    many: 'More than one 2 turns up the volume of every mood in the room. Your hunches are good, and you need quiet corners in which to set them down.',
    none: 'When the 2 is absent, hints pass you by. Ask people to speak plainly, and slow your answer by one breath when somebody looks as though they might cry.',
    held: 'Your feeling for people comes by another road than the date. Nothing in it makes you touchy, which leaves the hand free for tact.',
  },
  3: {
    one: 'Having one 3, you carry a lively imagination that works with you: it finds the second solution, the kinder wording, a game for the long car journey.',
    many: 'Repeated 3s fill the head with pictures, some of them of disasters that never arrive. Draw, write or tell them, and the surplus becomes your entertainment.',
    none: 'No 3 in the date can make you doubt your own ideas before they have drawn breath. Write five poor ones each morning and watch what the sixth does.',
    held: 'Imagination reaches you through the rest of the chart. In small talk it may keep quiet; give it a subject, and it sits up.',
  },
  4: {
    one: 'That one 4 gives you tidy hands. You like to see how a thing is put together and you return tools to the place where you found them.',
    many: 'With extra 4s, work becomes your resting place and order a form of affection. Someone at home might prefer you to leave the shelf and sit down.',
    none: 'A missing 4 means systems do not stick to you by themselves. One hook for the keys and one list on the fridge will do more than resolutions.',
    held: 'You have method, and had to carry it in from another part of the chart. It holds for what matters, and leaves the spare drawer to itself.',
  },
  5: {
    one: 'The 5 sits at the centre of the square, and a single one steadies the rest. You bend with events and come upright again, usually by the weekend.',
    many: 'Two or more 5s keep the motor running. You are first to say yes and last to pack, and rest improves once you plan it like an outing.',
    none: 'An empty centre can leave you unsure which way to lean when everyone pulls. Set one small goal for the week, and let the other invitations wait.',
    held: 'The centre is open, and movement enters from the side. You change when there is a reason; without one you are quite content to stay.',
  },
  6: {
    one: 'In its single form the 6 brings a feeling for home and fair play. You make a rented room pleasant in an hour and keep an eye on whoever is youngest.',
    many: "A crowd of 6s loves hard and worries harder. Before you reach for someone else's problem, check whether they have asked, and whether you have eaten.",
    none: 'If 6 does not appear, closeness may have felt like a duty to be managed. Begin with a modest rite, such as one shared breakfast, and let warmth find it.',
    held: 'Warmth you have, from elsewhere in the chart. The date asks for none, so you give it by choice, and seldom out of habit.',
  },
  7: {
    one: 'One 7 marks a person who learns from what goes wrong. You take a disappointment on a long walk and bring something useful back.',
    many: 'Where 7 repeats, depth is plentiful and so is solitude. You see through most things; remember to look at them, too, with somebody beside you.',
    none: 'Lacking a 7, you may live from task to task without asking what it is for. Ten quiet minutes after lunch, no screen, is a good place to start asking.',
    held: 'You reflect, though nothing in the date obliges you to. So it happens when you close the door on purpose, and it goes deep then.',
  },
  8: {
    one: 'A lone 8 supplies method and an eye for what others skip. You find the missing receipt, and you can be strict without raising your voice.',
    many: 'Multiplied, the 8 becomes restless with anything half done, including rest itself. Your thoroughness is a gift to whatever you take on; in the evening, let it sit down.',
    none: 'Since no 8 stands in your date, details such as appointments and small print slip by. Read important pages aloud, or hand them to somebody who enjoys them.',
    held: 'An eye for weight and worth comes with another number of yours. In trifles you may let it rest, and nobody has lost by it yet.',
  },
  9: {
    one: "A single 9 is enough to keep hope and a wish to mend things within reach. You finish what you began for another person's sake.",
    many: 'With more than one 9, your ideals rise until real people look a little small beneath them. Lower the bar for family suppers and keep it high for causes.',
    none: 'Those without a 9 tend to deal with what is near and leave the grand view to others. Now and then, ask how your work reaches somebody you will never meet.',
    held: 'The long view is yours by another number. From the date comes the short one, and between them you see rather well.',
  },
};
