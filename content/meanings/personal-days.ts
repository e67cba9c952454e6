import type { Digit, Meaning } from './meaning.ts';

/** A Personal Day is read over breakfast: one suggestion, small enough to try before bed. */
export const personalDays: Record<Digit, Meaning> = {
  1: {
    title: 'Go First Today',
    essence: 'A day for the first move, made before lunch and without a second opinion.',
    short:
      'The day has a push in it. Whatever you have circled all week is easier to start now, preferably early. Speak first in the meeting, press send, choose the restaurant. Explanations can follow in the afternoon.',
    long: [
      'You wake with a shorter fuse and a clearer head, which is a fine mixture if you give it a job. Choose one thing that needs a decision and make it by noon. Others may dawdle in front of you, in traffic or in conversation. Let them. Your head start is worth more when none of it is spent on overtaking.',
    ],
    strengths: ['Opening lines and first attempts', 'Deciding alone'],
    cautions: ['Impatience in queues'],
    exercise:
      'Do the task you would normally put off until tomorrow, first thing, and for fifteen minutes only.',
  },
  2: {
    title: 'Ask and Listen',
    essence: 'Soft voices carry further today, and a question will get you more than a plan.',
    short:
      'Leave the big push for another date. Today responds to courtesy, teamwork and a second look at the details. Someone close to you may have something to say and be waiting for the right silence.',
    long: [
      'Picture the day as a table for two. Whatever you carry to it goes better shared: a draft read aloud, a worry told on the stairs, a lift home with the radio off. You may be thin-skinned by evening. If a remark lodges under your collar, ask what was meant by it before you build a case.',
    ],
    strengths: ['Joint work and quiet talks', 'Catching a detail others missed'],
    cautions: ['Agreeing while your stomach says no'],
    exercise: 'Ask one person how they really are, then wait through the first answer for the second.',
  },
  3: {
    title: 'Something to Share',
    essence: 'Words come easily and company does you good, so let yourself be seen and heard.',
    short:
      'A lighter day. Jokes land, ideas turn up in pairs, and the email you dreaded practically writes itself. Wear the brighter shirt and say yes to coffee. Serious work will go better after some laughter.',
    long: [
      'Use the good mood while it is in the house. Write the captions, rehearse the talk, phone the friend who makes you snort. You might lose an hour to chatter without noticing where it went, so fix a time for the one job that has to be done. Beyond that, colour outside the lines a little; nobody is marking.',
    ],
    strengths: ['Talking, writing and making people laugh', 'Inventing on the spot'],
    cautions: ['Telling a secret because it is a good story'],
    exercise:
      'Send somebody a message that has no purpose apart from making them smile. Add a picture you took yourself.',
  },
  4: {
    title: 'One Thing in Order',
    essence: 'A plain working day, content with a list, a sharp pencil and something finished by five.',
    short:
      'Do what is in front of you, in sensible order. The day likes routine, repairs and the paperwork that has been sitting under the fruit bowl. Slow is quick enough, and tidy counts as progress.',
    long: [
      'There is comfort in a day that asks for nothing clever. Begin with the dull item, since it takes up more room in your head than on the desk. Machines and timetables may be obstinate; read the manual before you raise your voice. When you close the drawer tonight, look at what is done for a moment before you list what remains.',
    ],
    strengths: ['Steady concentration', 'Fixing what has been wobbling'],
    cautions: ['Eating lunch in front of the screen'],
    exercise:
      'Pick one drawer, folder or shelf. Empty it, keep what belongs there and close it again within half an hour.',
  },
  5: {
    title: 'Take the Other Street',
    essence: 'Expect a detour today, and leave enough slack in the schedule to enjoy it.',
    short:
      'Someone cancels, someone turns up, the train goes from another platform. Today is livelier than it looked in the diary. Keep plans loose and your curiosity switched on, and you may come home with a story.',
    long: [
      "Routine tasks feel like tight shoes now, so do them in short bursts with a walk between. New faces are worth a few minutes of your time, and a chance remark could answer something you have been turning over. Just check twice what you order, sign or promise before dinner. Boredom at four o'clock is a poor adviser.",
    ],
    strengths: ['Errands, outings and quick contacts', 'Adapting on the move'],
    cautions: ['Buying something to feel awake'],
    exercise:
      'Go somewhere today by a route you have never taken, and notice three things you would have missed.',
  },
  6: {
    title: 'Look After Someone',
    essence: 'The day leans towards home, and a small kindness there outweighs a large plan elsewhere.',
    short:
      'People before projects today. A child, a colleague or a houseplant wants some attention, and giving it will settle you as well. Make the evening comfortable: clean sheets, a proper supper, the lamp instead of the ceiling light.',
    long: [
      'Little duties gather round your feet like cats at feeding time. Take them one after another and in good humour, remembering that two of them are probably not yours at all. It is a favourable day to apologise, to bring flowers for no reason, to sort out who fetches whom on Friday. Sit down before you are asked to.',
    ],
    strengths: ['Putting people at ease', 'Small domestic improvements'],
    cautions: ['Fussing over a grown person'],
    exercise: 'Do one chore that someone else at home usually does, quietly, and let them discover it.',
  },
  7: {
    title: 'An Hour of Quiet',
    essence: 'Better for thinking than for talking: a day to read closely and answer slowly.',
    short:
      'Give yourself a margin. You concentrate well alone today and tire quickly in a crowd, so move the group call if it can be moved. A fact you look up properly may spare you a week of guessing.',
    long: [
      'Half of what matters today happens behind your eyes. Take the desk by the wall, or eat your sandwich on the bench nobody uses. Intuition is dependable as long as you are rested; when it speaks, note the words and verify them later. Anyone who calls you distant can be told, quite truthfully, that you are listening to something.',
    ],
    strengths: ['Analysis and close reading', 'Noticing what does not add up'],
    cautions: ['Answering a warm question with a cool fact'],
    exercise:
      'Spend twenty minutes without a screen or a voice, and write down the first useful thought that comes.',
  },
  8: {
    title: 'Name the Figure',
    essence: 'Practical matters get a hearing today, so bring the facts and ask for what is fair.',
    short:
      'Today has its jacket on. Money questions, decisions and talks with anyone in charge are well placed, provided you have done your homework. Aim for one concrete result and let the smaller wins go by.',
    long: [
      'You carry yourself a little straighter, and others take the hint. Use the hour after breakfast for the call that has consequences. State your terms without trimming them in advance for the comfort of the listener. Towards evening, take the jacket off in both senses, because the people at home would like you back from work entirely.',
    ],
    strengths: ['Negotiating and delegating', 'Looking coolly at the accounts'],
    cautions: ['Talking to loved ones like staff'],
    exercise: 'Pay, invoice or ask about one sum that has been lingering, before the end of the afternoon.',
  },
  9: {
    title: 'Put It Down',
    essence: 'Good for finishing, forgiving and carrying less out of the door than you carried in.',
    short:
      'Tie the last knot and leave the first for another morning. Today is friendly to completion: the final paragraph, the returned key, the apology that has been ready for a month. You may feel moved by small things.',
    long: [
      'Something is ready to be over, perhaps only a jar of mustard or a habit of checking one particular page. Let it go with a nod. You are more patient with human folly than usual, including the variety you see in the mirror, so use it on someone who expects a scolding. New projects can have your full attention another time.',
    ],
    strengths: ['Closing files and conversations', 'Seeing the other side with sympathy'],
    cautions: ['Nostalgia that eats the afternoon'],
    exercise:
      'Give away, throw out or delete nine things before you go to sleep. Count them aloud as they go.',
  },
};
