import type { CoreKey } from '../kit/core-numbers.ts';

/** Two single digits make 2 to 18, so a 22 or a 33 cannot come up between two people. */
export type PairSum = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 11;

/** What a pair makes together, in each place of the chart. A number may come up in several, so each has its own words. */
export const sums: Record<CoreKey, Record<PairSum, string>> = {
  lifePath: {
    1: 'Side by side your roads make a 1. As a couple you are pushed to begin things: the first to leave town, or to say no to a custom that everyone else keeps.',
    2: 'Added up, the two roads come to 2. The partnership itself becomes the subject, and you get furthest in the weeks when you stop to ask how the other one is walking.',
    3: 'A 3 comes of your two roads. People like to visit you, plans are made aloud, and what you go through together turns sooner or later into a story worth telling.',
    4: 'Together the roads make a 4, which is to say a house. You do well with something that takes years to build, and grow restless while every month is provisional.',
    5: 'The sum of your roads is 5. Expect to move and start over more often than the neighbours do. Keep one habit fixed, such as Sunday breakfast, and the rest may shift.',
    6: 'Your roads add up to 6. Others look to the two of you for shelter, a parent perhaps, or a friend with a suitcase. Remember to be guests in your own home now and then.',
    7: 'Two roads, and a 7 where they meet. You need quiet as a couple and questions that may stay open. An hour of shared silence on a train counts as closeness here.',
    8: 'An 8 comes out when the roads are added. You are good at making something solid of your plans, money included, and you should agree early on what is enough.',
    9: 'The roads sum to 9. Together you tend to look outwards, to people beyond your own door, and you are learning how to close a chapter with good grace.',
    11: 'Your two roads make an 11, a master number, so the 2 in it is stretched. You pick up more of each other than is comfortable on some days. The gift is a rare understanding, the price is tired nerves.',
  },
  expression: {
    1: 'Pool your talents and a 1 appears: you work best on something that nobody has done quite like this. Borrowed recipes bore you both by the second week.',
    2: 'Your toolboxes together make a 2. The strength is in the handover, one of you starting a sentence or a shelf and the other finishing it with nothing lost between.',
    3: 'Work you do as a pair comes out as a 3, and others notice its good humour. Write the speech together, paint the hall together, and let somebody else keep the receipts.',
    4: 'As a team you come to 4. Hand the two of you a plan and a free Saturday, and by evening the shelf is up, level, and swept beneath.',
    5: 'Two sets of tools, and a 5 between them. You improvise well together, abroad above all, and your best joint work has usually begun with something going wrong.',
    6: 'When you put your hands to one thing, a 6 results: a meal for nine, or a sickroom kept cheerful. Take turns at being the one who is looked after.',
    7: 'Your talents add up to a 7. Together you get to the bottom of things, whether it is a tax letter or a family secret, and you dislike being hurried on the way.',
    8: 'Joined, your ways of working make an 8. People hand the pair of you large matters, a move or an inheritance, and find them settled. Beware of running the household by targets.',
    9: 'A 9 stands for what you do as a pair: work that is of use to people you may never meet. Teaching suits it, and so does whatever you give away without keeping count.',
    11: 'What you can do together comes to 11. Now and then one of you has half an idea and the other half is already there. Write it down at once, because an 11 has little patience with details.',
  },
  soulUrge: {
    1: 'Under both wishes lies a 1: each of you would like to be chosen first. Say it in so many words sometimes. Nobody has yet grown tired of hearing it.',
    2: 'What you both hope for adds up to 2, to be close without having to ask. It happens more often when one of you does ask.',
    3: 'Put your two wishes together and they laugh: a 3. Underneath the serious talk you want a home where it is easy to be silly, and where somebody listens to the whole song.',
    4: 'The sum of what you want is 4. Certainty is what warms you both, the light left on in the hall, the promise kept on the day it was promised for.',
    5: 'Your wishes come to 5. Something in each of you wants the window open, and a sure way to keep this love is to leave each other a little unexplained.',
    6: 'A 6 waits at the bottom of your two wishes: to belong, and to be needed without being used. Talk about the difference while you dry the dishes.',
    7: 'Added together, your wishes make a 7. Each hopes to be understood down to the ground, and each guards the gate. Knock, and stay a while once you are let in.',
    8: 'What the two of you want sums to 8: to count for something, and to see it in the world. You may cheer each other on without shame, as long as no score is kept at home.',
    9: 'Your longings add up to 9. Both of you would like love to be larger than two people, so there is usually someone else at the table and a good cause on the fridge door.',
    11: 'Between your wishes stands an 11. You want the kind of closeness that needs no explaining, and on some evenings you have it. On the others, explain.',
  },
  personality: {
    1: 'Arriving together you make a 1. People take you for a couple who knows where it is going, and step aside, even on evenings when you have no idea.',
    2: 'The impression you leave as a pair is a 2, gentle and easy to sit beside. Hosts give you the difficult guest. You are allowed to decline.',
    3: 'At the door the two of you add up to 3. The room brightens and somebody fetches glasses. Be dull together at home afterwards; it is restful.',
    4: 'Seen from outside you come to 4. Neighbours leave their keys with you, and the impression of order holds even in weeks when the cupboard says otherwise.',
    5: 'A 5 walks in when you two do. People expect news from you, and look slightly let down when you have spent the weekend with a jigsaw.',
    6: 'Your two manners together make a 6, and strangers feel taken care of. They also feel free to bring you their troubles, so agree on a signal for going home.',
    7: 'As a pair you look like a 7, a little apart and sharing some joke. Invitations come more rarely and mean more. A first question from your side works wonders.',
    8: 'Side by side you give the impression of an 8, capable and used to being served first. It is useful at the bank; friends may have to be told that you get lonely too.',
    9: 'The outer sum is 9. People of every sort feel they could talk to you two, and do, on platforms and in queues. In such company your own news can stay unsaid for too long.',
    11: 'Together you appear as an 11. There is something bright about you that people remember without being able to say why, and it dims quickly when you have quarrelled in the car.',
  },
  birthday: {
    1: 'Two knacks make a 1 here: between you, somebody always dares to go first, to the dance floor or to the complaints desk.',
    2: 'The gifts of your birthdays come to 2. You are a fine pair for sickbeds and handovers, and for the sort of talk in which nobody must lose face.',
    3: 'Your two small gifts amount to a 3, and make wet holidays and delayed trains better than they had any right to be.',
    4: 'A 4 results from your two knacks. Tents stay up, forms are filled in, and the key hangs where it should.',
    5: 'Both pocket gifts together make a 5: you are quick with timetables, and quicker when they change.',
    6: 'Day and day add up to 6. Whoever is ill or sad near you gets soup, and the bulb on the landing gets changed as well.',
    7: 'The sum of your birth days is 7, useful whenever something does not add up. One of you spots it, the other finds out why.',
    8: 'What you both brought along comes to 8. Prices and contracts hold little fear for you, nor does a stern face behind the counter.',
    9: 'Your knacks make a 9 together, the gift of letting people go away a little lighter than they came.',
    11: 'The two days add up to 11. You have hunches at the same moment, now about a shortcut and now about a person; follow them where mistakes are cheap.',
  },
};
