import type { Meaning } from './meaning.ts';

/** Keyed by the difference, so 9 cannot occur. A reader may meet any of these in any of the four stretches. */
export const challenges: Record<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8, Meaning> = {
  0: {
    title: 'No Knot but Your Own',
    essence: 'No single obstacle is marked out here, so choosing well becomes the task itself.',
    short:
      'A Challenge of 0 sets no fixed exam. Nothing in these years trips you in the same place twice, and that can be harder than it sounds, because you have to pick your own weak spot and work on it. Any of the other eight may show its face for a while.',
    long: [
      'Other people complain about a familiar demon: the temper, the purse, the same quarrel in every house. You listen with sympathy and cannot quite name yours. With 0 in this place, the difficulty is the width of the field. Many roads are passable, none is compulsory, and a year can go by at the crossroads while you compare them.',
      'Old readers called this the challenge of choice and assumed that you already had the means to meet it. I would put it more modestly. You have a fair share of everything, and what you lack is a deadline. Set one. Decide which habit you will work on this year, say so to somebody, and stay with it after it has stopped being interesting.',
    ],
    strengths: [
      'No built-in stumbling block',
      'Understanding for many kinds of trouble',
      'Freedom to set your own lesson',
    ],
    cautions: ['Drifting because nothing hurts enough', 'Keeping every option on a low simmer'],
    exercise:
      'Ask three people who know you well for the one habit they would gently change in you. Compare the answers over a cup of tea, pick a single one and give it thirty days. Mark the final day in your calendar before you begin.',
  },
  1: {
    title: 'The Unspoken No',
    essence: "The knot is self-assertion: holding your ground without flattening anyone else's.",
    short:
      'During these years somebody usually seems to be standing on your foot. A strong parent, a loud friend or a decided partner takes up the space, and you either shrink or explode. A Challenge of 1 loosens when you learn the middle voice, firm and rather ordinary, and use it early.',
    long: [
      'They have put you down for the Saturday shift again. You smile, you say it is fine, and on Wednesday you snap at the cat. Under this Challenge the will is present but its hinge sticks. It stays shut through ten small trespasses and then flies open at the eleventh, which leaves everyone convinced that you are difficult.',
      'The remedy is frequency. A no said in the first minute can be said kindly, and hardly anyone minds. Start where little hangs on the outcome, so that the muscle is warm when much does. Notice too when you lean on others, because people long overruled sometimes overrule. By the end of the stretch you may take up your own space quite naturally.',
    ],
    strengths: [
      'Sharp sense of what is fair to you',
      'Will that steadies once it is voiced',
      "Respect for other people's boundaries",
    ],
    cautions: ['Agreeing first and boiling later', 'Picking a fight to feel your edges'],
    exercise:
      'Say no to one minor request each day this week within ten seconds of hearing it, in a friendly tone and with no more than one reason. Each evening write down what happened next. Most of the entries will be short.',
  },
  2: {
    title: 'The Thin Skin',
    essence: 'The knot is sensitivity: feeling every ripple and letting it steer you.',
    short:
      'You pick up everything in this stretch: the sigh, the glance at the clock, the missing kiss at the end of a message. A Challenge of 2 asks you to keep the fine ear and give up the habit of taking each sound as a comment on yourself.',
    long: [
      'Two people stop talking as you enter the kitchen. Before the kettle has boiled you have searched the whole month for your mistake. They were planning a surprise party. Scenes of this type recur while a 2 stands here, and since now and then you are right, you never quite dare to ignore one.',
      'Check instead of guessing. A light question, asked the same day, costs less than a night of detective work. It also helps to know which company suits you, since this Challenge feeds on comparison; some friends leave you feeling measured and others leave you feeling fed. What you learn over these years is a steadier tenderness, open at the front and with a spine at the back.',
    ],
    strengths: [
      'Notices distress before it is spoken',
      'Considerate in word and timing',
      'Tact that deepens with confidence',
    ],
    cautions: ['Building a case out of a glance', 'Giving way so that nobody is cross'],
    exercise:
      'When you catch yourself wondering what someone meant, ask them before the day is out, in one plain sentence. Do it three times this week. Beside each note what you had feared and what they answered, and keep the page for the next wobble.',
  },
  3: {
    title: 'The Swallowed Word',
    essence: 'The knot is expression: the inner judge speaks before you can.',
    short:
      'A Challenge of 3 sits in the throat. You have things to say and make, and a private critic who finds them silly, so they come out late, as jokes, or not at all. The stretch rewards whoever is willing to be a little embarrassing in front of friendly people.',
    long: [
      'In the car park you compose the answer you should have given upstairs, and it is excellent. Through these years your wit tends to arrive with a delay, or else it rushes out as chatter that covers the real remark. Both come from the same source: you expect to be marked. Somewhere a teacher or a review has stayed on in your head.',
      'Give the critic a later appointment. First you write, sing or speak, and only the next morning may anything be improved. Seek out one listener who laughs easily, and let scattered interests narrow down to a form you can return to weekly. You will notice progress when a sentence comes out unrehearsed and the room simply goes on talking with you.',
    ],
    strengths: [
      'A rich store of unsaid material',
      'Humour sharpened by observation',
      'Sincerity once the guard is down',
    ],
    cautions: ['Joking exactly when it matters', 'Scattering talent so none of it is tested'],
    exercise:
      'Write one page by hand every morning for six days, fast, and close the notebook without reading it. On the seventh open it, copy out the three lines you like best and send them to someone, adding no excuse in front of them.',
  },
  4: {
    title: 'The Unsorted Drawer',
    essence: 'The knot is order: too little of it, or so much that nothing can breathe.',
    short:
      'Work and method rub you the wrong way in this stretch. Some live a Challenge of 4 as unfinished jobs and vanished receipts, others as a timetable that nobody may touch. What helps both kinds is a modest, kindly discipline: a few things done regularly, and a lid on the rest.',
    long: [
      'The drawer will not close. You shove, you promise it a whole weekend, and then you go on living with it two inches out. So it goes with the tax folder and the course you are three modules behind in. Effort comes in fits, and each fit has to begin by clearing up after the last.',
      'If you are the opposite kind, and your cutlery lies in ranks, the same knot has tightened from the opposite side. You stay up late over details that nobody will ever see, and a change of plan feels like an accusation. Practise good enough on something harmless. Over these years you find the pace at which you can go on, and that pace is yours to keep.',
    ],
    strengths: [
      'Eye for what is out of place',
      'Endurance that can be trained',
      'Pride in a job seen through',
    ],
    cautions: ['Saving it all up for one heroic weekend', 'Polishing the handle of an unused door'],
    exercise:
      'Take the drawer, folder or corner that annoys you most and give it twelve minutes a day, by the clock, for a week. Stop when the alarm sounds, even in mid-pile. If tidiness is your trouble, use those minutes to leave something undone on purpose.',
  },
  5: {
    title: 'The Itch and the Brake',
    essence: 'The knot is freedom: bolting too soon, or never daring to leave at all.',
    short:
      'Under a Challenge of 5 you are of two minds about change. One week you browse flights at midnight; the next you cannot bear to switch dentist. The lesson lies in leaving at the right moment, neither from boredom nor in panic, and in staying awake inside what you keep.',
    long: [
      'Three months into the new thing there is a dull Tuesday, and a voice says that this is not really you. It said so the last time as well, at about the same point. Freedom is your tender spot in this stretch. You may grab it in handfuls, through spending or a sudden resignation, and feel oddly fenced in by the results.',
      'Or else the brake is stuck, and you have been meaning to go for years. Slow the moment of choice by a few days and ask what precisely you want more of. Often the answer is small enough to have where you are. When it is truly time to move, you will feel a certain calm, and you can pack in daylight.',
    ],
    strengths: [
      'Quick to sense when life goes stale',
      'Courage that improves with pacing',
      'Curiosity about other ways to live',
    ],
    cautions: ['Taking the first exit from a dull week', 'Craving change and vetoing each proposal'],
    exercise:
      'The next time you feel the itch, wait four days before acting and write one line about it on each of them. If all four lines name the same wish, take one measured step towards it. If they differ, go for a long walk and leave it at that.',
  },
  6: {
    title: 'The Crooked Picture Frame',
    essence: 'The knot is care with conditions: loving people and quietly correcting them.',
    short:
      'You see how things ought to be, at home above all, and in these years you find it hard to leave them as they are. A Challenge of 6 mixes devotion with high standards. It eases when you ask whether help is wanted and let others be loved unfinished.',
    long: [
      'Visiting friends, you straighten a picture while they make the coffee. They see you do it. Nothing is said, and yet next time you are invited to a restaurant. The stretch is full of such moments, when kindness and criticism leave the house in one coat. You give more than anyone and wonder why the thanks come out stiff.',
      "Begin with the standards you keep for yourself, since those are the harshest in the building. Let the guests have salty soup. Then, before you mend anything of another adult's, ask whether they would like it mended. The word no may sting for a second. What follows is a love people can relax in, and a household where you may sit down too.",
    ],
    strengths: [
      'Faithful in care and in crisis',
      'Strong feeling for beauty and harmony',
      'Ready to shoulder what is difficult',
    ],
    cautions: ['Advice served where listening was ordered', 'Keeping silent score of sacrifices'],
    exercise:
      'For five days improve nothing that belongs to someone else: no reloading the dishwasher, no tip about the route. When the urge comes, say one appreciative thing that is true. On the sixth day ask how the week felt to them.',
  },
  7: {
    title: 'The Shut Gate',
    essence: 'The knot is trust: you watch from behind the gate and call it independence.',
    short:
      'While a 7 stands here you would rather work it out alone. Doubt comes easily, confidences do not, and a polite distance settles round you that others take for coolness. The Challenge loosens by degrees, each time you let somebody see a thought that is still in pieces.',
    long: [
      'A friend rings to ask how you are. You say fine, quite busy, and put the phone down with the whole truth still in your hand. Nobody taught you to do this and nobody makes you. It is just that explaining yourself seems long, and being misunderstood seems likely, and the book is open at a good page.',
      "Some of this reserve is sound. The trouble lies where it is used against your own wish for nearness, or where doubt turns so fine that it dissolves every faith you try, including faith in yourself. Open the gate by a hand's breadth. One person, one true sentence, then wait and see. Most people treat what they are given with more care than you predicted.",
    ],
    strengths: [
      'Thinks before believing',
      'Needs little and notices much',
      'Depth that rewards those let in',
    ],
    cautions: ['Testing friends without telling them', 'Preferring a doubt to an answer'],
    exercise:
      'Tell one person something real this week that you would normally report only once it was solved. Keep it to three sentences and ask for nothing. Stay in the conversation two minutes longer than is comfortable, and notice what they do with it.',
  },
  8: {
    title: 'The Price Tag',
    essence: 'The knot is power and possessions: giving them too much weight, or pretending they have none.',
    short:
      'Money, rank and control keep coming up in these years, whether you chase them or look away. A Challenge of 8 measures worth by the wrong ruler and feels either short or puffed up. It relaxes when you deal with material things plainly and take your value from elsewhere.',
    long: [
      'At the reunion somebody mentions their new house, and you lose the thread for the rest of the evening. Or you are the one mentioning, and you hear your own voice doing it. This is the sore place. It may show as dread of opening the bank letter, or as lofty scorn for people who have what you would rather like.',
      'Handle the stuff more often and it shrinks to its proper size. Know your figures, ask for what is due, then close the folder and go for a swim. If you are in charge, give away one decision a week and see who grows. Somewhere in this stretch it may dawn on you that nobody you love has ever asked for your receipts.',
    ],
    strengths: [
      'Drive that can shift heavy things',
      'Sense for what a thing is truly worth',
      'Fairness learned at first hand',
    ],
    cautions: ["Counting yourself in other people's coin", 'Winning the argument and losing the evening'],
    exercise:
      'Find ten things you are proud of that cannot be bought, inherited or printed on a card. Put the list inside your wallet. On two days this week, before paying for something, read one line and decide whether you still want it.',
  },
};
