import type { Digit } from './meaning.ts';

type Quarters = readonly [string, string, string, string];

/** A personal year runs from January to December; here it is told quarter by quarter. */
export const yearQuarters: Record<Digit, Quarters> = {
  1: [
    'You stand in an empty hall with the keys in your hand and hear your own steps. Do not furnish it yet. Try three ideas at the size of an afternoon each; one of them will still be walking about in your head by the end of March.',
    'The one idea asks for its first sacrifice: an evening, a sum, a comfortable opinion about yourself. Pay it. What is begun in these months under your own name has the longest legs of anything in the nine years.',
    'People notice, and some would like you to go on as before. Explain once. In September comes a month with the number 1 inside the year with the number 1, and there will hardly be a better time to say out loud what you are doing.',
    'You can tell now which start has taken and which was only a good mood. Keep a single promise to the first and let the second go without a funeral. The coming year is slower, so leave it something that can grow in quiet.',
  ],
  2: [
    'After a year of pushing, the door opens inwards. Sit down beside it. Answers come late, and the friendly reminder works where the sharp one does not. Learn the names of the people on whom your plans depend.',
    'A bond shows its grain. Somebody proves better than you thought, or needs more than you had planned to give. Speak of terms while you are still fond of each other. Small courtesies count double until June.',
    'You are thin-skinned and well informed. What reaches you between the lines is usually right and seldom urgent. August brings one brisk month in which you may go first; use it for the thing that has waited longest.',
    'The fruit of patience is rather small and very sweet: an agreement, a reconciliation, a name in your calendar every Thursday. Write down who made this year possible, and tell two of them in December.',
  ],
  3: [
    'The room brightens. Invitations come, and ideas in pairs; you say yes to more than fits into a week. Let it overflow until March and see what you would miss. That is the thing to do in earnest.',
    'Your voice carries. Put it where it can be used: a letter to the right person, a first page, a speech that is shorter than expected. Praise will tempt you to begin something else. Finish a paragraph first.',
    'It scatters a little. Money, evenings and good intentions leave by several doors. Close two. A half-made thing from some months ago is better than you remember, and needs about nine honest hours.',
    'Harvest, of the talkative sort. Show what has become of it, even to a small audience, on a date with chairs. People will connect you with this for some years, so let it be the version you like.',
  ],
  4: [
    'Here comes the timetable. After the party somebody has to carry the chairs, and you find that you do not mind; each chair has a place. Choose the two things that will be built this year. A third would take the mortar from both.',
    'The long middle, without view. You lay the same course of bricks and nobody passes by. Eat at regular hours. Around April you may be offered a short cut; look whether it leads to your house or merely past it.',
    'Something gives: a joint, a budget, a patience. Repair it properly and the rest will hold. Let August be lighter than the plan allows, since those who rest in the eighth month of such a year arrive in the twelfth.',
    'Walls. You can lean against what you made, and others do so without asking. Do the paperwork, put the date on it, take a photograph. Next year will move everything that is not bolted down, and you will be glad of the bolts.',
  ],
  5: [
    'A draught under the door, the first for a long while. You look up, and the chair that suited you all last year is hard. Change something small at once, so that you need not change something large in anger.',
    'Things arrive by the side entrance: a person, an offer, a piece of news that rearranges the week. Say perhaps, with good grace. Half the surprises of these months come to stay, and you will know them because they ask about you.',
    'The widest part of the river. Travel, if only across the town; learn it from people who do it. Keep three things unchanged through all this, a meal, a friend, a bedtime, and you can let the others float.',
    'Where the water has carried you is now an address. Look round before you call it temporary. In the last months choose which of the new things may bring its suitcase in, because next year you will be living with it.',
  ],
  6: [
    'You are called in from the road. Somebody needs you, or the roof does. Say by the end of January what you will do and what you will not; everything is easier to give when it has an edge.',
    'The table fills. Old ties are taken up, a new one is made official in one way or another, and you discover a gift for arranging people. Have one room or one hour to which nobody else has a key.',
    'Love and fatigue look alike from a distance. Go closer. If you feel yourself counting, say the number aloud and let someone take a share. In September both the year and the month are about home; plan nothing else.',
    'They can do more without you than you thought, which is the best result of your care. Let yourself be invited for once. Before December ends, hand back one duty, with instructions, and do not check.',
  ],
  7: [
    'The phone rings less, and after a fortnight you stop listening for it. Take up the subject you always meant to understand. People may ask whether anything is wrong. Tell them you are reading.',
    'Nothing moves outside, and you are tempted to push. Leave it. Work goes downwards in these months, as roots do; you notice what you no longer believe, and say so first to yourself and then to one other person.',
    'A stillness with a question in it. You may find it on a walk or at four in the morning, so have a pencil there. By September you will have half an answer, and the half is sufficient to live by for a while.',
    'You come up with something in your hand: a skill, a view of your own, a decision that needs no defence. Do not spend it in December. The next year pays for what you know, and it pays best for what you know thoroughly.',
  ],
  8: [
    'The lights go on and there are figures on the wall. What you have prepared is asked for, in public, by people with diaries. Name your terms in the first meeting. They are taken more seriously in January than in June.',
    "Weight arrives: responsibility, property, somebody's trust. It suits you as long as you sleep. Look once a month at what it is all for, in writing, since success is a noisy room and one forgets to ask.",
    'The hinge of the year. Something large is decided on a plain weekday; read the page before the last. Where you are strong now, be exact, and where you are wrong be quick. Both are remembered.',
    'You collect, and you settle. Pay those who carried you before they have to mention it. What you own at the end of such a year should fit through your own front door; the rest may be given a good address.',
  ],
  9: [
    'You walk through the rooms and know what will stay. It is a gentle knowledge, for now. Begin with the drawers: papers, small debts, the apology that is easier to make than to carry about.',
    'A goodbye that you saw coming, and one that you did not. Be generous with both. What has been good may be said so without the hope of keeping it, and it is astonishing how often it then remains.',
    'The ninth month of the ninth year: if there is a door to be closed, this is the evening for it. Invite the witnesses. Afterwards you are tired in the way one is after swimming, and may sleep as long.',
    'Empty shelves, clean windows, and already a few seeds in an envelope. Do not sow them yet. Look at the space until December is over; whoever has seen it bare knows in January where the table goes.',
  ],
};

/** The turn into a year, on the first of January. */
export const yearTurns: Record<Digit, string> = {
  1: 'A round of nine is over and another opens. Have one thing ready that you will begin in this first week, and let it be yours.',
  2: 'The push of the old year stops at midnight. From here on you get further by asking, so think of whom.',
  3: 'The waiting is over and the windows are opened. Say something on this day that you have been practising for twelve months.',
  4: 'The music stops and the tools come out. Put two hours a week into the calendar before anybody else fills it.',
  5: 'What was fixed comes loose. Leave a little of the new calendar white on purpose; it will be written on.',
  6: 'You come home. Look round the table on this day and decide whose year it will be besides your own.',
  7: 'It grows quiet, and you may find it strange. Choose your book, your walk and your one confidant.',
  8: 'Lights on. What you know is asked for, at a price. Write the price down before someone else suggests one.',
  9: 'The last of nine. Nothing new has to be begun today; take the first box down from the attic.',
};

/** A month that has the number of the reader's own Life Path. */
export const homeMonths: Record<Digit, string> = {
  1: 'Month and road agree that you should go first. Do the thing you would do if nobody had to be asked.',
  2: 'Month and road walk at the same pace, arm in arm. Whatever has to be agreed goes smoothly now.',
  3: 'Month and road are both in a talking mood. What you say in these weeks is repeated, so choose it.',
  4: 'Month and road both carry a spirit level. One solid piece of work is done in half the usual time.',
  5: 'Month and road have their hats on. Say yes to the journey, and tell somebody where.',
  6: 'Month and road lead to the same door. Those at home get the best of you, and notice.',
  7: 'Month and road both want silence. You will understand in it what you have been told all year.',
  8: 'Month and road mean business, in the good sense. Ask for the thing itself rather than for something near it.',
  9: 'Month and road look back together. Finish one thing with ceremony; you are rarely so good at it.',
};

/** A month that has the number of the year it stands in. */
export const deepMonths: Record<Digit, string> = {
  1: 'The year is nowhere more itself. A start that was put off until now should be put off no longer.',
  2: 'The year is nowhere softer. Keep appointments with people, and let the rest wait its turn.',
  3: 'The year is nowhere louder. Enjoy it, and write one page of it down while you still can hear it.',
  4: 'The year is nowhere stricter. Finish what lies on the bench before you look at the window.',
  5: 'The year is nowhere wilder. Sign nothing that you could not undo within a month.',
  6: 'The year is nowhere closer to home. Somebody will need exactly what you have; give it, and sit down after.',
  7: 'The year is nowhere stiller. A whole day alone in these weeks is worth three in any others.',
  8: 'The year is nowhere weightier. What is decided now counts, so be rested when you decide it.',
  9: 'The year is nowhere nearer its end. Close one door completely, with thanks and a working latch.',
};
