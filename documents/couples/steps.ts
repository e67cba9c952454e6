import type { CoreKey } from '../kit/core-numbers.ts';

export type PairStep = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** How two people cross the distance between their numbers, in each place of the chart. */
export const steps: Record<CoreKey, Record<PairStep, string>> = {
  lifePath: {
    0: 'No distance at all: you walk the same kind of road. You rarely need explaining to each other, and for the same reason nobody warns you both about the same ditch.',
    1: 'One step apart. It takes a small decision, made by one of you and made aloud, to bring the roads together again.',
    2: 'Two steps lie between your roads, and tact carries you over. Ask before you advise, and let the slower one choose the bench.',
    3: 'Three apart. Talk is the bridge, the light sort as well as the serious; silence makes this gap look wider than it is.',
    4: 'A distance of 4 is crossed by doing something regular together. A fixed evening in the week helps you more than one deep conversation in the year.',
    5: 'Five steps. One of you is always due for a change when the other has just settled in. Give notice of your plans, and keep some freedom that needs no reasons.',
    6: 'Six lie between you, a good way, and care is what bridges it. Do something for the other road that does nothing at all for yours.',
    7: 'Seven apart, so there are rooms in each other that you will not have entered after twenty years. Let curiosity do the work that agreement cannot.',
    8: 'Eight is the widest gap there is, the whole distance from 1 to 9. Respect crosses it: one is starting out as the other is letting go, and both are right.',
  },
  expression: {
    0: 'Your tools are the same. Work goes fast, and the quarrels are about who may hold the drill, so share it out by the day.',
    1: 'There is a difference of 1 between your ways of working. Name a leader for each task before you begin, and change over with the next one.',
    2: 'Two apart: you notice different details. Before you redo what the other has done, ask what it was for.',
    3: 'A gap of 3 in how you work. Describe the finished thing to each other first, with your hands if need be; half the corrections then become unnecessary.',
    4: 'With 4 between your talents, agree on the method as well as the aim. A list on the fridge, in both handwritings, is bridge enough.',
    5: 'Your methods stand 5 apart, and one will want to try the thing out while the other is still reading. Divide the job in two and let each half be done its own way.',
    6: 'Six apart. One of you may feel used and the other judged over the very same chore. Thank first, suggest afterwards.',
    7: 'Between your toolboxes lie 7 steps. You need not understand how the other does it. Look at the result, and say what you see in it.',
    8: 'The distance is 8: what is finished for one has barely begun for the other. Fix together, in advance, what done will look like.',
  },
  soulUrge: {
    0: 'No gap between your wishes. You want the same thing, often in the same hour, and somebody has to be the one who gives it first.',
    1: 'Your wishes are 1 apart. A single honest sentence at breakfast usually covers the ground.',
    2: 'With 2 between what you want, feelings are easily brushed. Listen to the end, and repeat what you heard before you answer.',
    3: 'Three steps from wish to wish. They shrink when you play, so go dancing or fetch the old board game before you try another earnest talk.',
    4: 'Four apart: perhaps one of you wishes in weeks and the other in decades. Write both wishes down and give each of them a date.',
    5: 'The space between your wishes is 5, and it wants air. Each of you should have something of your own that the other is never asked to enjoy.',
    6: 'A difference of 6 is bridged by giving what the other can use. Find out what makes your partner feel loved, since it will hardly be what works for you.',
    7: 'What you want lies 7 apart, and part of it will stay private. Trust is the bridge. In your house a closed door can be a form of peace.',
    8: 'Eight steps, the longest way between two wishes. Leave off trying to want the same. Ask about the other wish as you would about a far country, and bring something back.',
  },
  personality: {
    0: 'You come across alike, so much that people mix you up in their stories. Once in a while, appear separately.',
    1: 'One step between your manners: whoever is more at ease opens the conversation, and the other finishes it.',
    2: 'There are 2 between the faces you show. In company, glance across the room now and then; a look is enough to keep you together.',
    3: 'Your outer ways differ by 3. Laugh about it in front of others, kindly, and nobody will take sides.',
    4: 'Four apart, so one looks dressed for the office and the other for the boat. Settle beforehand how long you will stay and who drives.',
    5: 'A gap of 5: strangers may wonder how you two met. Tell them. The story is your bridge.',
    6: 'Six lie between your first impressions. See to it that the warmer one is spared some of the greeting, and the cooler one some of the refusing.',
    7: 'With 7 between you, people get to know one of you long before the other. Introduce each other; you do it better than anyone.',
    8: 'Eight apart, the loud and the hushed, or the new and the well worn. Neither is the whole face of the couple. Let guests meet both before the coffee.',
  },
  birthday: {
    0: 'The same knack twice. Decide who uses it today, or the map will be read by two people at once.',
    1: 'Your gifts are next-door neighbours. Lend freely across the fence.',
    2: 'Two apart, and they work best in turn: one prepares, the other follows up.',
    3: 'A difference of 3. Tell each other what you are doing while you do it, and the two gifts will meet halfway.',
    4: 'Four between them. Each helps just where the other grows impatient, so hand the job over a little early.',
    5: 'Five apart, the homely gift and the roving one. Pack both.',
    6: 'With 6 between your knacks, one is bound to be praised more often. Praise the other on purpose.',
    7: 'Seven steps. Your gifts seldom do the same job, which saves arguments; ask for the other one by name.',
    8: 'The full distance of 8. What one of you does without thinking is a small marvel to the other. Say so.',
  },
};
