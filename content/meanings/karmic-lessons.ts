import type { Digit, Meaning } from './meaning.ts';

/** Keyed by the number that no letter of the name carries. */
export const karmicLessons: Record<Digit, Meaning> = {
  1: {
    title: 'Learning to Say I',
    essence: 'No 1 in your name: standing up for yourself is a muscle you build by using it.',
    short:
      'Your name holds no 1, the number of self-assertion. Going first may feel rude to you, and you can wait years for a sign that it is your turn. The lesson is small and repeated: speak in the first person, choose, and let the choice stand.',
    long: [
      'In a shop with two queues you let people in ahead of you, and then wonder why you are annoyed. A missing 1 often shows like that, as initiative that nobody handed you a pattern for. You may know very well what you think and still phrase it as a question, looking round for somebody to confirm it.',
      'The gap can be filled by practice, and rather pleasantly. Every decision you make without a vote adds a little weight to your footing. Begin where the stakes are low, with the window seat or the title of the file. Be prepared to sound abrupt for a while; to everyone else you will merely sound clear.',
    ],
    strengths: [
      'Modesty that others find restful',
      'Considers everyone before acting',
      'Courage that grows with use',
    ],
    cautions: ['Waiting to be appointed', 'Resenting those who simply step forward'],
    exercise:
      'For five days, replace one "I don\'t mind" a day with a definite answer: tea, the red one, half past six. Count them on your fingers if it helps. On the last day propose something nobody has asked you for, in a sentence that contains no "maybe".',
  },
  2: {
    title: 'Learning the Other Half',
    essence: 'With no 2 in the name, patience and cooperation are skills you pick up one person at a time.',
    short:
      "The number of partnership is absent from your letters. You may do things alone because it is quicker, and miss the signals people send sideways. Here the invitation is to slow to someone else's walking pace and to discover what two can notice that one cannot.",
    long: [
      'You answer the e-mail correctly and receive a cool reply, and it takes somebody else to explain that the first one was a plea for reassurance. When 2 is missing, undertones can go by unheard. There is no unkindness in it. You were tuned to content, and much of what people tell each other is carried in the pauses.',
      'What helps is to make listening a deliberate act until it becomes a habit. Repeat back what you heard before you answer. Let a silence run four seconds longer than is comfortable. In joint work, agree beforehand who decides what, so that you need not seize the pen. Tact learned on purpose is often finer than the inborn sort.',
    ],
    strengths: [
      'Direct and free of hidden motives',
      'Can work happily unaided',
      'Learns tact consciously and keeps it',
    ],
    cautions: ["Finishing other people's sentences", 'Taking details of feeling for fuss'],
    exercise:
      'Do one task this week with another person that you could do faster alone, such as cooking, filing or planning a trip. Follow their order of doing things. Afterwards tell them one thing they handled better than you would have, and mean it.',
  },
  3: {
    title: 'Learning to Be Heard',
    essence: 'A missing 3 asks you to give your thoughts colour and let them out of the house.',
    short:
      'Self-expression got no letter in your name. You may be harsh on your own words, delete the message twice, and stand at parties holding a plate. Practice is the whole remedy: say it badly, say it again, and notice that people lean in and do not laugh.',
    long: [
      'The toast is coming round the table and your stomach drops, although you have known these people for years. Without a 3 among the letters, the inner critic usually gets to the microphone first. You judge your sentence before it exists, and so the warm thing you meant to say to your friend stays in your coat pocket.',
      'Start in forms that forgive. A voice note to one person, a postcard, a doodle in the margin of the minutes will do. Lightness is part of this lesson as well; you might treat an hour of play as if it were an appointment, because otherwise it will lose to the laundry. With time your plain way of speaking becomes a style.',
    ],
    strengths: [
      'Says little that is empty',
      'Listens better than most talkers',
      'Sincere when the words do come',
    ],
    cautions: ['Editing yourself into silence', 'Treating fun as a reward for later'],
    exercise:
      'Send one spoken message a day to somebody you like, thirty seconds long, recorded in a single take and never played back. Describe something you saw. On Saturday tell a funny story about yourself to at least two people at once.',
  },
  4: {
    title: 'Learning to Lay Bricks',
    essence: 'Where 4 is missing, structure has to be invented, one modest routine at a time.',
    short:
      'Order does not come built in with your name. You may know the whole shape of a project and lose the keys to the building. Rather than scold yourself, treat method as a foreign language: a few phrases, used daily, and soon you can get about in it.',
    long: [
      'There are four to-do lists on your table, in three notebooks, and the important one is on the back of an envelope that went out with the recycling. A name without 4 often goes with good ideas and loose edges. Someone may have called you lazy. More likely no one ever showed you how a dull job is cut into pieces.',
      'Choose external supports and lean on them shamelessly: the hook by the door, the alarm, a friend who works alongside you on Thursday nights. Keep each routine so small that skipping it would be sillier than doing it. You are laying one brick at a time here, and the surprise comes when you look up and there is a wall to sit on.',
    ],
    strengths: [
      'Free of rigid habits',
      'Sees possibilities before procedures',
      'Values structure won by effort',
    ],
    cautions: ['Rebuilding your system every fortnight', 'Leaving the last tenth undone'],
    exercise:
      'Pick the single item you lose or forget most often and give it one fixed place or hour. For seven days put everything else aside and attend to that alone. Draw a short line on the wall calendar each evening it worked.',
  },
  5: {
    title: 'Learning to Let It Change',
    essence: 'Lacking a 5, you meet change with braced shoulders, and can learn to bend at the knees.',
    short:
      'Among your letters the number of movement is absent. The new route, the altered menu, the friend who turns up early can unsettle you more than you show. Curiosity is what you are here to practise, in doses you can enjoy, until surprise stops meaning trouble.',
    long: [
      'They have moved the shelves at the supermarket and you feel it as a personal remark. A missing 5 tends to make the familiar very dear. You may have stayed with a club or a haircut long after it stopped suiting you, because the known discomfort had at least a known shape, and you could find your way round it in the dark.',
      'Begin with changes that you choose, since these teach the body that novelty can end well. Walk home on the other side of the river. Ask a question of someone whose life is nothing like yours. When a change arrives uninvited, give yourself one day to grumble, and then look for the single thing in it you are able to influence.',
    ],
    strengths: [
      'Loyal to people and places',
      'Steady while others drift',
      'Enjoys freedom more for having learned it',
    ],
    cautions: ['Saying no before the sentence is over', 'Outstaying what you have outgrown'],
    exercise:
      'Make one harmless change each day for a week: another mug, a different seat, an unknown station on the radio. In the evening, rate how it felt from one to ten. Plan the following weekend only up to lunch on Saturday.',
  },
  6: {
    title: 'Learning to Stay and Tend',
    essence: 'No 6 among your letters: commitment and everyday care are yours to learn by doing.',
    short:
      'Duty towards others may puzzle you a little, since your name carries no 6. You can love someone sincerely and forget the birthday. What closes the gap is practical: turning up, keeping the small promise, letting yourself be counted on in the plain matters of a household.',
    long: [
      'A friend is moving house, and you wish them well with all your heart, and it does not occur to you to bring a van. People may have read such gaps as coldness. Usually they are nothing of the kind. Where 6 is absent, affection lacks a set of everyday gestures, and those can be learned like steps in a dance.',
      "Learn them from someone who has them. Watch how your most homely friend notices an empty glass. Take on one responsibility that will be missed if you skip it, a plant, a Sunday call, a neighbour's bin, and hold it through a whole season. You may find that being depended upon weighs less than you feared and warms more.",
    ],
    strengths: [
      'Leaves others free to live their way',
      'Honest about what you can give',
      'Cares by choice, without martyrdom',
    ],
    cautions: ['Backing away when someone needs you twice', 'Loving in theory, absent on the day'],
    exercise:
      'Look up the birthdays of five people you care about and write them where you will see them. Before Sunday, do one useful thing for one of the five that they did not have to ask for: a lift, a casserole, an hour with the toddler.',
  },
  7: {
    title: 'Learning to Go Under',
    essence: 'A name without 7 invites you to sit still long enough to find out what you think.',
    short:
      'Reflection was left off the list when your name was written. You may be quick, sociable and busy, and oddly uneasy when a Sunday empties out. Nothing dreadful is waiting there. A quarter of an hour of quiet, taken regularly, will introduce you to your own depth.',
    long: [
      "You reach for the phone in the lift, on the stairs, while the kettle boils. If 7 is missing, silence can feel like an unpaid bill, and you may accept other people's explanations because working out your own would mean staying in the room with the question. Beliefs picked up at twenty can go unexamined for a long time this way.",
      'You need no retreat or cushion. Gardening alone counts, and so does swimming lengths or reading one demanding book slowly with a pencil. Ask why once more than is usual. Trust a hunch now and then without polling your friends. As the weeks go by, you begin to feel accompanied when nobody else is there.',
    ],
    strengths: ['Takes life as it comes', 'Easy and open in company', 'Reaches real insight once you pause'],
    cautions: ['Filling each gap with a screen', 'Adopting opinions ready-made'],
    exercise:
      'Sit for fifteen minutes on three days, alone, with nothing in your hands, and look out of the same window. When the time is over, write one sentence that starts with "what I actually think is". Show these sentences to no one.',
  },
  8: {
    title: 'Learning What Things Are Worth',
    essence: 'The absent 8 turns your attention to value, power and the plain handling of resources.',
    short:
      'Handling resources and influence is the blank in your name. You may give work away, leave envelopes unopened, or hand the decision to whoever sounds surest. The lesson is to look squarely at the figures and at your own weight, and to manage both without shame.',
    long: [
      'Somebody asks what you charge and you hear your voice rise at the end, as though you were asking them. A missing 8 can make power feel like a coat borrowed from a stranger. Some people avoid it; others clutch at it and overspend to feel its warmth. Either way, the subject stays foggy until you switch on the light.',
      'Light, in this case, means regular and rather boring contact. Look at your accounts on a fixed day with a cup of something good. Say a price and then stop talking. Take charge of one practical thing from beginning to end. This is no forecast of riches or of lack; it is a competence, and it becomes you.',
    ],
    strengths: ['Unimpressed by status', 'Works from interest before reward', 'Fair once you hold authority'],
    cautions: ['Giving away what you should price', 'Leaving the sums to someone else'],
    exercise:
      'Spend half an hour on Wednesday writing down what comes in and what goes out in a month, with real figures. Do nothing about it yet. Later in the week, ask plainly for one thing you are owed: a returned book, a fee, an answer.',
  },
  9: {
    title: 'Learning to Widen the Lens',
    essence: 'Without a 9 you learn compassion by meeting people one by one and letting them matter.',
    short:
      'When a name lacks the 9, the wider world can seem a long way off. You care intensely for your own, and the rest is noise from the street. The lesson opens gently: give something away, hear a stranger out, allow what is over to be over.',
    long: [
      'Read the newspaper aloud to a friend and you may catch yourself shrugging at the foreign news and fuming at the parking notice. It is human, and the absent 9 makes it a little stronger. Feeling tends to reach as far as your own fence. Beyond that, people turn into categories, which are easy to be cross with.',
      'Acquaintance changes this faster than good resolutions do. An afternoon at a food bank or in a language café puts faces where the categories were. Forgiveness belongs to the lesson too, as does the emptying of cupboards; you might be holding on to an old hurt chiefly because it is yours. Let one go, and see how much lighter the house is.',
    ],
    strengths: [
      'Devoted to your inner circle',
      'Realistic about what you can change',
      'Generous once a need has a face',
    ],
    cautions: ['Judging a crowd you never met', 'Keeping what has ended on a low flame'],
    exercise:
      'Have one real conversation with a person outside your usual set, somebody older, newer in town or of another trade. Ask how they came to be here and listen to the end. Then give away five things you have not used since last winter.',
  },
};
