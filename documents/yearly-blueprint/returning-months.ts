import type { Digit, Meaning } from '../../content/meanings/index.ts';

type Telling = Omit<Meaning, 'short'>;

/**
 * Twelve months hold nine numbers, so some come back, one of them perhaps twice. A month that returns is told anew:
 * the first telling is the one in content/meanings, these are the second and the third.
 */
export const returningMonths: Record<Digit, readonly [Telling, Telling]> = {
  1: [
    {
      title: 'The Second Match',
      essence: 'A beginning comes round again, and this time you know where the wind stands.',
      long: [
        'You have had one 1 month already within these twelve, so there is evidence. Look at what you started then. If it lives, it may need a leader more than a midwife, and these weeks are good for taking the front seat. If it went out after the first flare, you now know which side was wet.',
        'Choose the attempt that still makes you sit up, and strike again with a smaller flame: one call, one page, one evening a week. Tell a single person, with a date. Everyone else can hear of it once there is something to see.',
      ],
      strengths: [
        'Trying again what failed for lack of a plan',
        'Taking charge of something already moving',
        'Speaking first',
      ],
      cautions: ['Starting afresh to avoid repairing', 'Treating advice as an attack'],
      exercise:
        'Find the note or message in which you announced your last beginning. Write under it, in three lines, what you would do differently, and do the first of the three before Sunday.',
    },
    {
      title: 'Your Own Handwriting',
      essence: 'The push to begin returns once more and asks whose idea it really was.',
      long: [
        "By now the year has filled up with other voices: what the family expects, what the neighbours need, what a friend did in your place. A 1 month is a good time to copy your plans out by hand and notice which lines your hand is glad to write. Keep those. The others were probably somebody else's.",
        'You need no large stage for it. Wear the coat you like, order before the others have decided, say at the meeting what you said in the car. Small independence, practised in public, makes the larger kind ordinary.',
      ],
      strengths: ['Deciding without a vote', 'Changing a role you had outgrown', 'Short, clear refusals'],
      cautions: ['Being different for its own sake', 'Leaving people behind who would have come along'],
      exercise:
        'For one whole day, answer the question of where to eat, sit or meet with what you actually want. Count how often anybody minded.',
    },
  ],
  2: [
    {
      title: 'The Other Half of the Bench',
      essence: 'Cooperation comes round again, now with people whose habits you know.',
      long: [
        'The first 2 month of this year showed you who answers and who has to be asked twice. Use that. Put the patient person on the delicate matter, send the quick one the easy half, and spend your own time on the tie that has become a little formal since then.',
        'It may be your turn to be helped, which is harder than it sounds. Let somebody carry the box. Let them carry it their way, set it down in the wrong corner and be thanked. What grows in such a month is mostly invisible and holds for years.',
      ],
      strengths: ['Mending what cooled', 'Dividing work by temperament', 'Receiving'],
      cautions: ['Keeping accounts of favours', 'Silence used as an answer'],
      exercise:
        'Ask someone for help with a thing you could just about manage alone. Accept it without improving it, and tell them a week later what it spared you.',
    },
    {
      title: 'Handle with Both Hands',
      essence: 'A tender, slow month once more: carry fewer things and carry them carefully.',
      long: [
        'When the 2 returns for a third time, the year is asking for tact in one particular place, and you probably know which. A conversation has been prepared twice and put off twice. Choose an hour when nobody is hungry, sit at the corner of the table rather than across it, and begin with what you fear.',
        'Besides that, do little. Reread letters before you send them. Allow a day between the question and the reply. You will be good at hearing what is meant this month, provided there are pauses long enough to hear it in.',
      ],
      strengths: [
        'The conversation that was put off',
        'Fine work with hands or words',
        'Noticing who has gone quiet',
      ],
      cautions: [
        'Softening a message until nothing is left',
        'Taking on a mood that belongs to the next desk',
      ],
      exercise:
        'Write the first sentence of the difficult conversation on a card. Read it aloud on three evenings until it sounds like you, then arrange the meeting.',
    },
  ],
  3: [
    {
      title: 'An Encore',
      essence: 'The talkative month is back, and people remember what you said last time.',
      long: [
        'Somebody will mention the thing you showed in your earlier 3 month, and you may have forgotten it yourself. Follow that thread. An audience of one who asked for more is worth a hall that clapped politely. Bring the sequel, the second verse, the photograph of how it turned out.',
        'Keep an eye on the calendar, which fills by itself. Three good evenings leave more behind than nine, and one of the three may be spent making something for no purpose: a cake with a crooked tower, a song in the kitchen.',
      ],
      strengths: ['Following up on interest', 'Hosting', 'Teaching by telling stories'],
      cautions: [
        'Repeating the success in place of continuing it',
        'A promise made for the sake of the moment',
      ],
      exercise:
        'Write to the person who liked your work best this year and ask what they would want next. Make a small version of it in one afternoon, and send that, unfinished edges included.',
    },
    {
      title: 'The Lightest Suitcase',
      essence: 'Cheerfulness returns a third time, as a way of carrying what the year has brought.',
      long: [
        "Some of these months have been heavier than you let on. Nobody expects you to pretend otherwise. A 3 likes things told well, so put the year so far into a letter, a comic strip, a speech of two minutes at somebody's birthday. What can be told can be set down.",
        'Colour helps more than you expect. Change the lampshade, plant something loud, sing in the car on the way to the dentist. If nothing seems funny for a week, call the one friend with whom it always is.',
      ],
      strengths: ['Turning trouble into a story', 'Making a room brighter', 'Saying the affectionate thing'],
      cautions: ['Joking past the point that hurts', 'Scattering what was nearly whole'],
      exercise:
        'Tell the hardest episode of your year to someone kind, and find the one detail in it that makes you both laugh. Write that detail down and keep it.',
    },
  ],
  4: [
    {
      title: 'The Same Nail, Struck Straight',
      essence: 'A working month returns, and repetition is starting to pay.',
      long: [
        'What you built in the first 4 month has been in use for a while. Walk round it with a notebook and look for the creaks: the form nobody fills in, the shelf one hand too high. Repair is quicker than construction and more often thanked. Two hours on a Wednesday may save the rest of the winter.',
        'Then look at the routine itself. A habit that has lasted until now has earned a better tool. Buy the good knife, the second screen, the boots. Where a habit has not lasted, make it half as long and put it before breakfast.',
      ],
      strengths: [
        'Maintenance and second versions',
        'Health of the ordinary kind: sleep, steps, soup',
        'Keeping your word in small things',
      ],
      cautions: ['Perfecting what already serves', 'Resenting those who rest'],
      exercise:
        'Choose one object or arrangement you use daily and have put up with for months. Mend it, replace it or label it before the week ends, and notice how often you think of it afterwards.',
    },
    {
      title: 'The Last Coat of Paint',
      essence: 'Discipline comes round again, to bring something long prepared into a usable state.',
      long: [
        'You are nearer to the end of a piece of work than it feels. A third 4 month is for the unglamorous tenth that remains: page numbers, permissions, the drawer that still sticks. Put these on one sheet in the order in which they would embarrass you, and take them from the top.',
        'Ask what you can stop doing as well. Every structure collects props that were needed only while it was being built, such as the weekly call, the duplicate list. Thank them and take them down.',
      ],
      strengths: ['Completing and documenting', 'Removing what is no longer needed', 'Patience with paper'],
      cautions: ['Adding a wing before the roof is on', 'Measuring rest by what it produced'],
      exercise:
        'Set a kitchen timer to forty-five minutes on three days. Work only on the list of remaining tenths, stop when it rings, and write down what is left in ink.',
    },
  ],
  5: [
    {
      title: 'Another Window, Same House',
      essence: 'Change knocks again, and it may only want a different view from where you are.',
      long: [
        'The earlier 5 month moved something. You have had time since to find out whether you liked it, and now you may adjust. Keep the part that made your days longer in the good sense. Reverse the rest without embarrassment; a trial that is ended on purpose was a good trial.',
        'If nothing may be moved for outward reasons, travel inside the fences. Take a course in a subject you are bad at. Have lunch with the department nobody visits. Restlessness that is given small new food will leave the furniture alone.',
      ],
      strengths: ['Adjusting an earlier change', 'Short trips with a purpose', 'Selling, asking, meeting'],
      cautions: ['Moving house to avoid a conversation', 'Buying the equipment before the first lesson'],
      exercise:
        'List the changes of the past months in two columns, kept and regretted. Undo one of the second kind this week, and tell somebody cheerfully that you did.',
    },
    {
      title: 'A Ticket Without a Seat',
      essence: 'For the third time the plan loosens; travel light and know what you will not let go.',
      long: [
        'A year with so much movement in it needs one thing that stays. Decide what that is before the month begins: a morning walk, a weekly call, a savings order. With that fixed you can afford to be surprised by everything else, and you probably will be.',
        'Curiosity is your best instrument now. Ask the second question. Stay for the part after the talk. Somebody on the edge of your acquaintance knows of a possibility that would never have reached you through the usual doors.',
      ],
      strengths: ['Improvising', 'Learning by doing it wrong once', 'Leaving a group gracefully'],
      cautions: ['Hurry mistaken for freedom', 'Appetites that get larger at night'],
      exercise:
        'Plan one day with only its beginning decided. Go out with a small sum, no list, and come home with one thing you did not know that morning.',
    },
  ],
  6: [
    {
      title: 'Second Helpings',
      essence: 'Home asks again, and you may answer with better terms than last time.',
      long: [
        'You took something on in the earlier 6 month, a person, a room, a duty. See whether the lift to the clinic has turned into every Tuesday, and whether the guest is still there. It is loving to renew such a promise openly, with an end date, and just as loving to hand part of it to a brother who has two free hands.',
        'The rest of the month is for enjoyment of what care has made. Sit in the room you painted. Eat with the people you cooked for, sitting down.',
      ],
      strengths: ['Renewing or ending a duty kindly', 'Beauty at home', 'Advice, when it was asked for'],
      cautions: ['Being needed as a way of being liked', 'Deciding what is good for others'],
      exercise:
        'Name one responsibility you carry for somebody else. Ask them which part still helps and which part they would gladly do themselves, and change it accordingly for four weeks.',
    },
    {
      title: 'The Porch Light',
      essence: 'Care returns a third time, and some of it is addressed to you.',
      long: [
        'By this point you have held a good many coats. A third 6 month turns the question round and asks who holds yours. Accept the soup, the early night, the offer to take the children on Saturday. Should no such offer come, make the appointment with yourself, in the same diary and the same ink.',
        'Someone may return to your door after a silence. You do not have to settle the past in the hallway. A chair and a hot drink are enough for a first evening, and the rest will find its words.',
      ],
      strengths: [
        'Reconciliation at a small table',
        'Looking after your own body and rooms',
        'Fair decisions in a family',
      ],
      cautions: ['Martyrdom in instalments', 'Old grievances served with the meal'],
      exercise:
        'Do for yourself one thing you would have done for a friend in your position. Do it fully, at the same hour for a week, and let nobody talk you out of it.',
    },
  ],
  7: [
    {
      title: 'Back to the Margin Notes',
      essence: 'The quiet month returns, and you can read what you pencilled in last time.',
      long: [
        'Take out whatever you wrote, read or wondered about in the earlier 7 month. Some of it has answered itself. One line will still be open, and that is your subject for these weeks. Give it a fixed hour, a shelf and a good lamp. Depth comes from returning to the same spot.',
        'Solitude needs announcing. Say to those who live with you that the door is shut from eight to nine and that you will come out hungry. They will find it easier to leave you alone when they know until when.',
      ],
      strengths: [
        'Study, sorting and testing',
        'Finding the cause behind the cause',
        'A digital fast of a day or two',
      ],
      cautions: ['Correcting people who wanted company', 'Postponing until you know everything'],
      exercise:
        'Spend an hour with no screen and no music in front of the question you have carried longest. At the end write the best answer you have, however provisional, and date it.',
    },
    {
      title: 'The Well in the Courtyard',
      essence: 'Stillness a third time: the year wants you to trust what you have found out.',
      long: [
        'You have gathered enough. Another book, another opinion, another night of comparing would only thicken the fog. In this 7 month go and stand where you can see some distance, a hill or a harbour, and ask yourself what you would advise somebody in your place. Then sleep on the answer twice.',
        'Be choosy about noise. One long walk with a person who does not fill pauses will do more for you than a week of cheerful company. Eat simply, go to bed early, and let the telephone ring now and then.',
      ],
      strengths: ['Conclusions', 'Sitting still for as long as it takes', 'Private work of high quality'],
      cautions: ['Secrecy where a sentence would reassure', 'Melancholy taken for insight'],
      exercise:
        'Write down what you know for certain about the matter that occupies you, one sentence to a line. Stop at nine. Read the list each morning for a week and cross out whatever is only a fear.',
    },
  ],
  8: [
    {
      title: 'The Second Instalment',
      essence: 'Results are due again, and you may ask for the part that was left open.',
      long: [
        'In the earlier 8 month you named a figure or took a chair. Since then something has been delivered, by you or to you, and it is time to compare: whether the rise arrived, whether the price holds, whether the title has been put in writing. A friendly reminder with the date of the agreement on it belongs to these weeks.',
        'Power at home deserves the same honesty. Over coffee, with a pencil, say who decides about the holiday and who pays for it, before it gets said in another tone.',
      ],
      strengths: ['Following up agreements', 'Investing in a tool or a helper', 'Leading without hurry'],
      cautions: ['Working late as a proof of worth', 'A bargain that costs a friendship'],
      exercise:
        'Draw up one page with three lines: what I earn, what I owe, what I am owed. Act on the third line within seven days, politely and in writing.',
    },
    {
      title: 'Weight on Both Feet',
      essence: 'Strength returns for a third time, and most of it lies in what you no longer need to prove.',
      long: [
        'You have pushed this year, and some doors gave way. Stand still for a moment in the room you reached. A third 8 month is about holding a position well: paying people promptly, deciding on the day the facts are complete, leaving at six because you are in charge.',
        'Somebody younger may be watching how you do it. Show them the accounts and the mistake in them. What you hand on of your competence comes back as time, and time is what the coming months will ask you for.',
      ],
      strengths: ['Delegating for good', 'Decisions that end a discussion', 'Generosity on a large scale'],
      cautions: ['Control for the sake of calm', 'Letting money answer a question about love'],
      exercise:
        'Give away one task together with the right to do it badly at first. Write down when you will look at it again, and do not look before.',
    },
  ],
  9: [
    {
      title: 'The Gate at the End of the Field',
      essence: 'A closing month returns: what did not leave last time may leave now.',
      long: [
        'There was a box you meant to carry out during the earlier 9 month. It is probably still in the hall. Begin with it. Then think of the larger things that are over in all but name, the membership, the plan for two, the grudge, and choose one to close with some ceremony, if only a walk to the post box.',
        'Sadness may turn up among the bags and should be given a chair. It goes sooner when nobody argues with it. Afterwards the shelf is empty, and that is all a shelf can do for the next thing.',
      ],
      strengths: ['Farewells said in time', 'Handing over knowledge', 'Charity with your sleeves rolled up'],
      cautions: ['Keeping a door ajar for a draught', 'Speeches where a signature would do'],
      exercise:
        'Walk through your rooms with a bag and take out nine things that belong to an earlier you. Give three to people by name, and tell them why.',
    },
    {
      title: 'Harvest Home',
      essence: 'For a third time the year says finish, and adds: thank those who carried with you.',
      long: [
        'Set the table for the people of this year, in fact or on paper. Somebody lent a van, somebody listened on a bad evening, somebody said the sentence you still repeat. A 9 month that is spent on thanks closes more accounts than one spent on sorting. It is also the pleasanter work.',
        'Then let the unfinished stay unfinished where it has lost its reason. You are allowed to leave a jigsaw with the sky missing. Clear the table all the same, because a different picture is coming and needs the space.',
      ],
      strengths: ['Gratitude in detail', 'Forgiving without a meeting', 'Seeing the whole'],
      cautions: ['Nostalgia as an appointment', "Carrying other people's endings for them"],
      exercise:
        'Write five thank-you notes of two sentences each, every one about a particular hour. Post them on the same day and put the pen away.',
    },
  ],
};

/** Something to think about before the conversation of the month, for the first, second and third time. */
export const monthQuestions: Record<Digit, readonly [string, string, string]> = {
  1: [
    'Which door have I walked past most often, and what would knocking look like?',
    'What did I begin that now needs me in front of it?',
    'Which of my plans would survive if nobody ever heard of them?',
  ],
  2: [
    'With whom do I want to be on better terms by the end of the month?',
    'Where do I find it hardest to be helped?',
    'What have I prepared twice to say, and to whom?',
  ],
  3: [
    'What have I made that deserves to be seen as it is?',
    'Who asked me for more, and did I answer?',
    'Which part of this year can I already tell as a story?',
  ],
  4: [
    'Which twenty minutes a day would change most?',
    'What creaks in the arrangements I made?',
    'What is the last tenth of the thing I call almost done?',
  ],
  5: [
    'What am I allowed to try without promising to keep it?',
    'Which change of this year would I undo?',
    'What stays fixed while everything else moves?',
  ],
  6: [
    'Whose need do I hear before my own, and at what price?',
    'Which duty should be renewed with an end date?',
    'Who looks after me, and do I let them?',
  ],
  7: [
    'What do I need to know before I decide, and what would merely delay it?',
    'Which question has stayed open since I last had time to think?',
    'What would I advise somebody in my place?',
  ],
  8: [
    'Which figure have I not said aloud?',
    'What was agreed and has not yet arrived?',
    'What could I hand over, together with the right to do it differently?',
  ],
  9: [
    'What is over in all but name?',
    'What did I mean to put down and pick up again?',
    'Whom have I not thanked for this year?',
  ],
};
