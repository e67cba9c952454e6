import type { Digit, Meaning } from './meaning.ts';

/** Keyed by the reduced sum of the initials: how to steady yourself when something has upset you. */
export const balance: Record<Digit, Meaning> = {
  1: {
    title: 'Ask Before You Charge',
    essence: 'When upset you go it alone; you steady faster by letting one other person in.',
    short:
      'A bad moment makes you brisk. You take over, work late and tell nobody, and the trouble grows in the dark. Your balance returns when you stop for ten minutes, describe the problem aloud to one sensible friend, and let their view count before you act.',
    long: [
      'The letter has a logo on it that you did not want to see. Within a minute you have a plan, and within five you are carrying it out with your jaw set. Initials that add up to 1 belong to people who meet a shock by moving. It feels strong. It can also mean charging through the wrong door at speed.',
      'What settles you is a second pair of eyes. Ring somebody whose judgement you respect and ask what they would look at first. You may still do what you first intended, with a steadier pulse. Physical effort helps on the way there: climb the stairs twice, then dial. Courage is seldom what you lack in a crisis; company sometimes is.',
    ],
    strengths: [
      'Acts while others freeze',
      'Takes responsibility under stress',
      'Recovers quickly once moving',
    ],
    cautions: ['Hiding trouble until it is large', 'Deciding at the height of anger'],
    exercise:
      'Write down the names of two people you could ring when something goes wrong, and ask them this week whether you may. The next time you are rattled, even slightly, call one before you do anything else. Keep it to ten minutes.',
  },
  2: {
    title: 'Step Back From the Edge',
    essence: 'Hurt goes deep with you; distance and a calm fact or two bring you level again.',
    short:
      'Upsets reach you through people: a tone, a glance, being left off the list. You replay the scene until it is twice its size. To steady yourself, step out of the room, name the bare facts, and wait a night before answering. Your tact returns with your breath.',
    long: [
      'Nobody else noticed the remark, and you are still holding it at midnight, turning it to see the underside. When the initials make a 2, feelings take the first blow. You might go silent, or cry in the car, or agree to everything so that the discomfort will end. Then you are cross with yourself as well.',
      'Put some air between you and it. Leave the building, walk to the corner, look at something far away. Next, say what happened as a stranger would report it, without a single adjective. Most of the sting is in the adjectives. When you go back, bring one request and no apology. Disagreement can be spoken softly, and in your hands it usually is.',
    ],
    strengths: [
      'Hears both sides even when hurt',
      'Calms a quarrel by lowering your voice',
      'Makes peace sincerely',
    ],
    cautions: ['Rehearsing an insult all night', 'Yielding just to end the tension'],
    exercise:
      'Recall a recent remark that stung. Write it on one side of a card as fact only: who, where, which words. On the back, list two harmless explanations. Keep the card for three days before deciding if anything needs to be said.',
  },
  3: {
    title: 'Let It Out, Then Look',
    essence: 'You steady yourself by giving the upset a shape: talk it, write it, and find the funny corner.',
    short:
      'Trouble makes you either very loud or very bright. You dramatise the story for five friends, or smile so hard that nobody guesses. Both leave you wobbly. Give the feeling one honest outlet first, on paper or to one listener, and humour will come back of its own accord.',
    long: [
      'By the time you reach your destination the parking fine has acquired a villain, an accent and a second act. Telling it makes you feel better for as long as they laugh. Those whose initials sum to 3 tend to work off distress through performance, and the quiet fright underneath can go home with them untouched.',
      'So take the feeling somewhere private before you take it on stage. Three pages in a bad pen will do it, or singing in the car with the windows up. Cry if that is what comes. Then ask what, in one line, truly worries you, and tell that line to someone who will not clap. The comedy will keep, and it improves with rest.',
    ],
    strengths: [
      'Finds the absurd side of a bad day',
      'Puts distress into words',
      'Cheers others in shared trouble',
    ],
    cautions: ['Enlarging the story with each telling', 'Smiling through what needs tears'],
    exercise:
      'When something upsets you this week, write for ten minutes without stopping or rereading, and tear the pages up. Afterwards put the real worry into a single line of at most twelve words. Tell that line, unadorned, to one trusted listener.',
  },
  4: {
    title: 'Feet on the Floor',
    essence: 'In distress you stiffen; a practical task and a longer view put the ground back under you.',
    short:
      'When things go wrong you grip. You recheck the list, hold to the rule, and grow curt with anyone who suggests another way. Doing something with your hands unclenches you. After that, ask what part of this will matter in a year, and loosen the rest.',
    long: [
      'The plumber has not come, the visitors have, and you are standing in the hall reciting what was agreed. Initials adding to 4 point to a person who looks for the rule when the floor tilts. Rules do hold a good deal up. Still, a rule cannot hug you, and people who are frightened too may hear only the sternness.',
      'Go and do one simple, finishable thing. Sweep the step, sharpen the knives, fold the towels edge to edge. As your hands find their rhythm, your thinking widens, and the second-best solution starts to look quite decent. Then say something warm before something correct. You need give up no principle for that, and the house will feel steadier on its feet.',
    ],
    strengths: [
      'Keeps working when nerves are frayed',
      'Reliable in a practical crisis',
      'Brings chaos back to a plan',
    ],
    cautions: ['Insisting on the plan after it has gone', 'Sounding cold when you are afraid'],
    exercise:
      'Put together a short list of five small jobs that take ten minutes and end visibly, such as polishing shoes. Tape it inside a cupboard. Next time you feel yourself tighten, do one before you speak to anyone about the problem.',
  },
  5: {
    title: 'Stay in the Room',
    essence: 'Your reflex is to bolt; balance comes from pausing long enough to see what scared you.',
    short:
      'Pressure sends you looking for the exit, the fridge or the flight search. Movement does relieve you, for an hour. You regain your balance when you move your body and leave the decision alone, then come back, sit down, and hear the matter through to its end.',
    long: [
      'Halfway through a difficult talk you remember that the car needs petrol. With initials that come to 5, discomfort turns into motion almost before it has been felt. You may change the subject, the room or the city, and find on unpacking that the feeling travelled in the hand luggage.',
      'Use the legs, then, but give them a circle to run in. Tell the other person that you will be back in twenty minutes and walk round the block as quickly as you like. Return on time. Drink a glass of water and ask one question about what is really being asked of you. Freedom is seldom at stake in such conversations, however much it feels so, and staying tends to shorten them.',
    ],
    strengths: [
      'Sees several ways out of a bind',
      'Lets go of a bad mood quickly',
      'Copes well with sudden news',
    ],
    cautions: ['Walking out before the important part', 'Numbing unease with distraction'],
    exercise:
      'There is probably one talk you have dodged. Arrange it for this week with a clear end, thirty minutes at most, and a walk booked straight after. During it, keep both feet on the floor and ask one question when you would rather leave.',
  },
  6: {
    title: 'Tend Yourself First',
    essence: 'Shaken, you look after everybody else; you steady by asking for some of that care yourself.',
    short:
      'In a crisis you feed people. It is a lovely instinct and a hiding place. While you soothe the others, your own upset waits, and later it comes out as reproach over a cup left in the sink. Balance begins when you sit down and say that you need something.',
    long: [
      "Bad news arrives by telephone and you put the oven on. An hour later everyone has eaten and no one has asked how you are, since you looked so capable with the tea towel. People whose initials total 6 handle distress by taking charge of other people's. The bill reaches them on Friday, as a slammed cupboard.",
      'Try telling it in order. First I am upset, then what happened, then what would help. Choose someone outside the trouble, so that you need not comfort your comforter. Check also whether the problem is yours at all. You can love a person thoroughly and leave their quarrel with the landlord in their own hands. Being looked after for an evening restores your fairness.',
    ],
    strengths: [
      'Keeps a household calm in bad times',
      'Thinks of what others will need',
      'Loyal through long difficulties',
    ],
    cautions: ['Turning hurt into reproach', 'Adopting problems that have an owner'],
    exercise:
      'On one evening this week, tell someone close that your day was hard and ask for a particular comfort: half an hour of listening, a meal made, the bath run. Receive it sitting down. Resist clearing up after them until the next morning.',
  },
  7: {
    title: 'Come Out of the Tower',
    essence: 'Wounded, you withdraw to think; you balance by feeling it first and talking soon.',
    short:
      'Distress sends you indoors. You shut the door, analyse, read three articles, and build an explanation so complete that it leaves out your feelings. Solitude is right for an hour or an evening. Then balance asks that you come out and tell somebody, before the theory has set.',
    long: [
      'On the third day after the quarrel you could lecture on its causes, with dates. You have not yet said that you were hurt. A 7 from the initials gives a cool head, and when trouble comes the head hurries to lock up and guard the house. Others meet politeness on the doorstep and assume that you are over it.',
      'Allow yourself the retreat, and put an end time on it. While you are in there, ask where in the body the upset is sitting; that question is harder to answer cleverly. Something slow and outdoors will help, preferably with trees. Then choose one person and begin with the words "it hurt when". Understanding will follow in good time, and be truer.',
    ],
    strengths: [
      'Keeps a clear mind in confusion',
      'Finds the root of a problem',
      'Does not add fuel to a quarrel',
    ],
    cautions: ['Explaining a feeling to avoid having it', 'Punishing people with absence'],
    exercise:
      'After the next disappointment, however slight, give yourself an hour alone with a timer. When it rings, send a message to the person concerned or to a friend, holding one feeling and no analysis. Spend some time on foot the same day.',
  },
  8: {
    title: 'Loosen the Fist',
    essence: 'Under stress you take control; you find your footing when you share it and soften.',
    short:
      'Threatened, you grow large. Your voice drops, orders come out, and the room falls into line or empties. There is real ability in that and also some fright. You regain balance by admitting the fright to one person and by handing over a piece of the command.',
    long: [
      'The delivery is late, and you have rung four people and frightened three of them. Where initials reduce to an 8, upset tends to come dressed as authority. You go for results because results are something to hold. It may be evening before you notice that you spoke to your oldest friend as if they were a supplier.',
      'Begin with the hands: open them, lay them flat on the table, breathe out for longer than you breathe in. Ask what you are afraid of losing. It is often respect, and you will get more of that by saying "I am worried" than by another instruction. Then give somebody a real share of the task. A steadied 8 makes a whole room feel safe.',
    ],
    strengths: [
      'Takes command in emergencies',
      'Remains effective under strain',
      'Protects those in your charge',
    ],
    cautions: ['Speaking to loved ones in orders', 'Winning the point and losing the person'],
    exercise:
      'Notice the next three times you give an instruction while tense. Convert the third into a request with a reason. If you have already barked at someone this week, go back within a day, say you were worried, and name what about.',
  },
  9: {
    title: 'Bring It Back to You',
    essence: 'You lose yourself in the bigger picture; naming your own small hurt steadies you.',
    short:
      'When you are upset, everything is upset: the family, the times, the state of the world. It spreads, because your sympathy does. Balance returns as you shrink the frame. Say what happened to you, today, in this room, and what you would like. Then be sad about that.',
    long: [
      'You came home low, and by supper you were grieving for the oceans. Somewhere in the middle of the day a friend had cancelled. Initials that reduce to 9 give a heart with no side walls, so a private hurt runs out into the general sorrow and cannot be found again. From there it is also easy to feel noble, and nobody can console you.',
      'Go looking for the original. Walk back through the hours until you reach the minute when your mood turned; it is nearly always modest, and a little embarrassing. Admit it to somebody. You are allowed to mind about a cancelled lunch. Help another person afterwards if you wish, since it does you good, but put your own plaster on first.',
    ],
    strengths: [
      'Keeps troubles in proportion to a long life',
      'Forgives sooner than most',
      'Finds meaning in hard days',
    ],
    cautions: ['Hiding a small hurt inside a large one', 'Drifting into gloom about everything'],
    exercise:
      'Before bed, on five evenings, write the exact minute at which your mood dipped and what happened just before. Use plain words and stay with your own day. On the sixth day tell a friend the smallest item on the list.',
  },
};
