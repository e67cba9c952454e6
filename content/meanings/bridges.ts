import type { Meaning } from './meaning.ts';

/** Keyed by the difference between two of a person's core numbers, masters reduced to their digit. */
export const bridges: Record<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8, Meaning> = {
  0: {
    title: 'One Shore',
    essence: 'There is no gap to cross: two parts of you speak the same language and agree too readily.',
    short:
      'These two numbers of yours are equal, so the bridge is nought. What one place in your chart wants, the other supports, and you are spared a common inner quarrel. The only risk is too much agreement: with no second opinion inside, you have to go and find one outside.',
    long: [
      'Some people wake up to a committee. On this matter you wake up to a single voice, saying the same thing it said yesterday. Two of your core numbers coincide, and the effect is ease, a sense of being all of a piece. Others find you easy to read here, and you waste little effort on changing your mind.',
      'Ease has a blind side. Whatever the shared number tends to overdo, both places will overdo together, and neither will pull your sleeve. Make up for it with friends who are built otherwise. When a choice feels entirely obvious, that is the moment to ask somebody unlike you how it looks from their window, and to enjoy being slightly annoyed by the answer.',
    ],
    strengths: [
      'Inner agreement that saves effort',
      'Comes across as consistent',
      'Knows your own mind on this point',
    ],
    cautions: ['Doubling a fault as well as a gift', 'Assuming that what is obvious is right'],
    exercise:
      'Take a decision that feels beyond discussion and describe it to someone whose temperament is the opposite of yours. Ask for two objections and write them down without reply. Sleep on it, then adjust one detail of your plan in their favour.',
  },
  1: {
    title: 'A Single Step Across',
    essence: 'One stride separates two sides of you, and it takes your own decision to make it.',
    short:
      'The difference between these two numbers is 1. They are neighbours who nod over the fence and seldom visit. What joins them is initiative: you stop hoping that the two sides will sort themselves out, choose which shall lead in the matter at hand, and stand by your choice.',
    long: [
      'You know the state well. Half of you has put its coat on and the other half is still reading, and there you stand in the hall. A bridge of 1 is short, and for that reason easily put off; it feels as though the distance ought to close without any effort. Usually it waits for a word from you.',
      "Say the word. Decide, in the first person and without asking round, which of the two numbers gets today. Tomorrow the other may have its turn. Each time you settle it yourself, both sides learn to trust that somebody is in charge, and the hallway hesitations grow shorter. Independence from other people's opinion is the plank you walk on here.",
    ],
    strengths: [
      'Sides of you that are close relations',
      'Can change over quickly',
      'Grows by making up your mind',
    ],
    cautions: ['Hovering between two near equals', 'Letting others break the tie'],
    exercise:
      'On Monday morning give each of the two numbers its days in the coming week, written in your diary. Live each day by the number it belongs to, without consulting anyone. At the end, note on which days you felt most like yourself.',
  },
  2: {
    title: 'The Hand Across',
    essence: 'Two apart, these sides of you need patience and a go-between before they can cooperate.',
    short:
      'Your two numbers stand 2 apart, close enough to hear each other and far enough to mishear. Tact is the bridge. Treat the quarrel inside you as you would a quarrel between friends you love: hear each in turn, forbid interruptions, and look for what both could live with.',
    long: [
      'One voice in you has just spoken, and the second is already sighing. You may recognise it from a restaurant, where you order with confidence and then gaze at the next table. With a gap of 2, the sides of your nature are sensitive to one another; they take offence, go quiet, and sabotage politely.',
      'What they want from you is diplomacy. Slow down at the moment of choice and let the less confident side talk first. Include another person too, since this bridge is often crossed in company, through a partner or colleague who is strong just where you are divided. Let them do that half for a time, and watch how it is done. Compromise here tastes better than it sounds.',
    ],
    strengths: [
      'Can hear two truths at once',
      'Learns balance from good partners',
      'Gentle with contradictions',
    ],
    cautions: ['Polite sabotage of your own plans', 'Hanging back until both sides are content'],
    exercise:
      'Set out two chairs. Sit in the first and speak for one of the numbers for three minutes, then change places and answer for the other. Keep on until you have a sentence both could sign. Act on that sentence once before Sunday.',
  },
  3: {
    title: 'The Talking Bridge',
    essence: 'Three apart: say it, sketch it or laugh about it, and the distance between the sides shrinks.',
    short:
      'A difference of 3 is crossed by expression. The two sides of you get on once each has been given words or a tune, and fall out when you brood in silence. Lightness helps more than effort does. Play with the contradiction, and it begins to work for you.',
    long: [
      'There is a comedy in how you are made, and you may be the last to see it. One of these numbers packs for the mountains while the other has booked a table in town. When you keep such crossed purposes to yourself they turn heavy and you feel wrong somehow. Told to a friend, the same story has them wiping their eyes.',
      'So tell it. The bridge of 3 is built of speech, ink and good humour. Draw the two sides as characters, give them silly names, write their letters of complaint. You will find out what each is after, since people say true things in play. Creative work that uses both at once, however amateur, joins them more securely than any resolution.',
    ],
    strengths: [
      'Turns inner conflict into material',
      'Can laugh at yourself kindly',
      'Finds unusual combinations',
    ],
    cautions: ['Brooding where talking would help', 'Joking without ever deciding'],
    exercise:
      'Give your two numbers names and write a one-page dialogue in which they plan a weekend together. Let it be ridiculous. Read it aloud to somebody on Friday, and carry out the part of their plan that made you both laugh most.',
  },
  4: {
    title: 'The Bridge With Planks',
    essence: 'Four apart: method carries you over, with a fixed time and place for each side.',
    short:
      'Between these numbers lies a gap of 4, and goodwill alone does not span it. Structure does. When each side of you has its own hours, tools and corner of the table, they cease to steal from one another. A dull arrangement, faithfully kept, brings a surprising amount of peace.',
    long: [
      "All week you meant to do both, and on Friday you find that one half of you took everything and the other got nothing. It happens by drift. Neither number is at fault; no one had written anything down. Where two sides differ by 4, they will trample each other's flower beds until somebody puts in a path.",
      'Lay it plank by plank. Tuesday evening belongs to this side, Saturday morning to that one, and the boundary is respected even when you are in the mood for something else. Start with less time than you think is needed and protect it well. After a couple of months the arrangement holds you up without being noticed, as a sound bridge should.',
    ],
    strengths: [
      'Gains steadily from simple routines',
      'Makes room for unlike needs',
      'Builds something lasting from a split',
    ],
    cautions: ['Trusting to mood and good intentions', 'Making a plan too grand to keep'],
    exercise:
      "Block one hour in the coming week for each of the two numbers, at times you are likely to defend. Beside each write the exact activity. Keep both appointments as you would a dentist's, and afterwards book the same hours again.",
  },
  5: {
    title: 'The Swinging Bridge',
    essence: 'Five apart: flexibility joins the two, and trying things out tells you more than deciding.',
    short:
      'The distance is 5, a rope bridge with some sway in it. You will not find the one correct mixture of these two numbers, since it alters with the season. Keep experimenting. Change the proportions, loosen a rule, and let yourself be inconsistent for a while without calling it weakness.',
    long: [
      'You settled this question two years ago, and here it is again in a new hat. How much of one side, how much of the other: with a gap of 5, the answer expires. People who like things fixed may tell you to make up your mind. You could tell them that you do, and that the question keeps moving.',
      'Cross by shifting your weight. Treat a month as a trial and put a review in the calendar, so that freedom has an edge to it. Travel and unfamiliar company help, because away from home the habitual side loosens its grip and the other can try its legs. Keep one hand on the rope: some small thing that stays the same.',
    ],
    strengths: [
      'Adapts the mix to the moment',
      'Open to being surprised by yourself',
      'Learns quickly from trial runs',
    ],
    cautions: ['Swinging to extremes for relief', 'Calling every change a final answer'],
    exercise:
      'Turn the usual proportions upside down for three days: let the neglected number have the larger share, in how you plan, dress, talk or rest. Note what you miss and what you do not. Afterwards keep one change for the rest of the month.',
  },
  6: {
    title: 'The Covered Bridge',
    essence: 'Six apart: you cross by caring for both sides of yourself as you would for family.',
    short:
      "Six is a wide gap with a warm roof over it. The two numbers may feel like relatives who do not choose each other's company. Affection joins them, along with some responsibility: you take both sides in, see that each is fed, and stop treating one as the embarrassment.",
    long: [
      'Most families have someone who is placed at the far end of the table. You may be doing it to a part of yourself, speaking warmly of the number you admire and apologising for the other one. At a distance of 6 such favouritism is common, and the slighted side makes itself felt, as poor relations will, on important occasions.',
      'Bring a chair up. Ask what this half of you has been contributing all along without thanks; there is generally something. Being of use to others is a good meeting ground, since a person in front of you who needs both your qualities will get them to work together in an afternoon. Look for such tasks at home first, where early mistakes are forgiven.',
    ],
    strengths: [
      'Heartfelt acceptance of both sides',
      'Brings the two together in service',
      'Grows more whole through close ties',
    ],
    cautions: ['Being ashamed of half your nature', 'Serving others to dodge the inner meeting'],
    exercise:
      'Write a short thank-you letter from one of your numbers to the other, naming three occasions when it helped. Leave it somewhere you will come across it. In the same week offer a family member or friend something that draws on both.',
  },
  7: {
    title: 'The Bridge in the Mist',
    essence: 'Seven apart: only quiet and time show you how these two belong together.',
    short:
      'From one bank of a 7 gap you can hardly see the other. The two numbers live in different weather, and advice from outside will not help much. Solitude is the way over. Given unhurried time to watch yourself, you discover a link that was there from the beginning.',
    long: [
      'Friends who know you from work and friends who know you from home would be startled to compare notes. You are a little startled yourself. When the distance is 7, moving from one side to the other can feel like changing countries, and the usual response is to stay too busy to look at the border.',
      'Looking is what it takes. Go for a long walk without a purpose, keep a notebook, leave the question open for a season. Do not force a formula on it. Somewhere in the quiet you will notice that both numbers guard the same value and merely go about it by opposite methods. Once you have seen this for yourself, you cross without needing to explain it to anybody.',
    ],
    strengths: [
      'Depth that comes from inner distance',
      'Patience with what is not yet clear',
      'Self-knowledge that is truly your own',
    ],
    cautions: ['Living two lives that never meet', 'Busying yourself past the question'],
    exercise:
      'Take a notebook and an hour alone outdoors. On the left page list what one number protects in your life, on the right what the other protects. Read both slowly and underline any word that could stand on either page. Keep it to yourself.',
  },
  8: {
    title: 'The Great Span',
    essence: 'Eight apart, the widest gap there is: it takes some strength, and it carries heavy traffic.',
    short:
      "No two digits lie further apart than 1 and 9, and you have both. One side says mine and now; the other says ours and always. You may feel stretched wide. Crossing means taking command of the stretch and using the strength of each for the other's aims.",
    long: [
      'On the same morning you want to win the thing outright and to give it away. A gap of 8 always runs between a 1 and a 9, the one who begins and the one who brings things to a close. People can find you contradictory: fiercely your own master at ten, moved to tears by a stranger at noon. Both are sincere.',
      'Long bridges are engineered, and yours wants some authority from you. Decide what each end is for. Let the 1 supply drive and the 9 the reason, so that what you push is of use to more people than you. Check the practical side as well, the hours and means it needs. A person who holds this span can carry a great deal over it.',
    ],
    strengths: [
      'Enormous range between self and world',
      'Ambition with a generous purpose',
      'Strength tested by its own width',
    ],
    cautions: ['Lurching from me first to me last', 'Exhausting yourself in the middle'],
    exercise:
      'Finish two sentences on paper: "I want for myself" and "I want for others". Look for one undertaking that would serve both, and list what it requires in hours and helpers. Put the first of those hours into your diary this week and keep it.',
  },
};
