import type { Digit, Meaning } from './meaning.ts';

/** Keyed by the number that the letters of the name repeat most often. */
export const hiddenPassion: Record<Digit, Meaning> = {
  1: {
    title: 'A Passion for Being First',
    essence: 'A hunger to do it yourself, and to do it your own way.',
    short:
      'No number comes more often in your name. Under good manners there is a lively wish to lead, to invent, to be the original and never the copy. It gives you pluck. Feed it with projects of your own, and it will stop competing at the dinner table.',
    long: [
      'Someone shows you the usual way to do a thing, and before they have finished you are thinking of another. Being shown at all makes you itch. When 1 is the number your name repeats most, independence is a passion and behaves like one: it wakes early, it wants to win at cards, it would rather get lost than ask.',
      'Unfed, this hunger turns up in odd places, as a contest over who parks better or an idea you must have had before the others. Give it a proper field. A venture, a sport, a recipe with your name on it will use the fuel cleanly. You will also find that encouraging another beginner gratifies it nearly as much as going first.',
    ],
    strengths: [
      'Original from sheer conviction',
      'Strong will to carry a thing through',
      'Inspires by daring',
    ],
    cautions: ['Competing where no race was announced', 'Bristling at useful advice'],
    exercise:
      "Claim one small territory that is entirely yours to decide: a shelf, a Saturday hour, a corner of the project. Do something new with it before Sunday. In a discussion this week, let another person's idea win, and help them carry it out.",
  },
  2: {
    title: 'A Passion for Harmony',
    essence: 'A craving to be close, in tune and at peace.',
    short:
      'Closeness is the appetite that hides in your name. You love the moment when two voices settle into the same key, and you will work hard behind the scenes to bring it about. Discord bothers you bodily. This passion makes a superb companion, so long as you also count yourself.',
    long: [
      'Long after the guests have gone you are thinking about the two who did not speak, and how you might seat them next time. Letters that favour the 2 carry a devotion to peace that others may never see. It lives in your choice of words, in the small gift, in staying on the line a little longer than you had time for.',
      'Passions have a shadow, and this one fears raised voices so much that it can pay too high a price for quiet. Music is a good teacher here: harmony needs different notes, held firmly. Let yours be audible. A craft requiring delicacy, such as mending china, accompanying a singer or editing, gives the same longing a place to rest.',
    ],
    strengths: [
      'Devoted to the people you choose',
      'Exquisite sense of tone and detail',
      'Brings estranged people together',
    ],
    cautions: ['Buying peace with your own opinion', "Feeling other people's discord as your failure"],
    exercise:
      'Put on a piece of music with two clear voices and follow only the lower one to the end. Then, in one conversation this week where you differ, say "I see it another way" and leave it standing for a full minute before you soften it.',
  },
  3: {
    title: 'A Passion for Delight',
    essence: 'A longing to create, to please and to be delighted.',
    short:
      'Sparkle is what your name asks for over and over. You want beauty, laughter, an audience of at least one. You can turn a bus queue into an occasion. The passion thrives on making something real out of all that charm, and grows fretful when it lives on attention alone.',
    long: [
      'You bought the ribbon with no parcel to put it on, because of the colour. That is the 3 for you. Some part of you is always composing: a caption, a costume, the way you will tell this later. When nobody is there to share it you feel a dip, like a lamp with a loose plug.',
      'The dip is useful to know about. Attention can become a diet, and a thin one; you may say yes to every invitation and come home with your best idea still unwritten. Set aside time to create where no one is looking. Work done in that privacy has more of you in it, and it is a great pleasure, afterwards, to throw open the doors.',
    ],
    strengths: ['Abundant imagination and wit', 'Natural pleasure in performing', 'Gift for celebration'],
    cautions: ['Spending talent as small change', 'Sulking when the room looks elsewhere'],
    exercise:
      'Block out two hours without company or phone and make something from start to finish, choosing a form you can complete: a collage, four verses, a cake with a theme. Wait one whole day before showing it to anyone, and enjoy the secret.',
  },
  4: {
    title: 'A Passion for Solid Ground',
    essence: 'A love of things that are sound and made to last.',
    short:
      'You have a private love affair with things that work. A drawer that glides, a budget that adds up, a bridge with honest bolts: these move you more than you would say at a party. The passion builds much that is good, and forgets that not everything has to last.',
    long: [
      "In other people's houses you tighten the door handle while they are making coffee. You simply could not leave it. If the 4 is what your name says most, workmanship has your heart, and you may feel calmer in a hardware shop than on a beach. Effort is a kind of affection for you.",
      "Since this goes deep, disorder can feel like an attack, and so can the kind of person who leaves lids off jars. Remember that what looks careless to you may be somebody's way of breathing. Let your passion have its workshop, its ledger or its vegetable rows, somewhere it can be as exact as it likes, and it will make fewer raids on the rest of the house.",
    ],
    strengths: [
      'Loves the work as much as the result',
      'Notices quality in hidden places',
      'Endurance others lean on',
    ],
    cautions: ["Tidying other people's lives", 'Losing the day to a perfect detail'],
    exercise:
      'Make or mend one thing this week with no deadline, purely to do it well, and stop to admire it when it is done. Then choose an hour in which something stays visibly unsorted, and spend that hour with a person.',
  },
  5: {
    title: 'A Passion for the Open Road',
    essence: 'An appetite for taste, motion and a story to bring home.',
    short:
      'Hidden in the letters is an appetite for nearly everything. You want to try the strange fruit, read the last page, see round the bend. Sameness makes you drum your fingers. It is a generous hunger that keeps you young, provided you let some experiences be digested before the next.',
    long: [
      'Your bag contains a swimsuit, because you never know. With 5 as the commonest number in a name, the senses are wide awake and rather impatient. You may hold a responsible post and attend every meeting, and all the while there is a person in you who looks out of the window and plans a route.',
      "Keep that person fed honestly. Small regular adventures do far more good than the great escape dreamed of on the bus: a night train, an hour in a language you speak badly, lunch with somebody unlike you. Notice the point at which more stops tasting of anything. It comes sooner than you expect, and halting just before it is the connoisseur's art.",
    ],
    strengths: [
      'Boundless curiosity about life',
      'Quick to enjoy what is at hand',
      'Makes friends across borders',
    ],
    cautions: ['Swallowing experiences whole', 'Restless in the middle of happiness'],
    exercise:
      'Pick one sense and indulge it with care for an evening: three cheeses, an unfamiliar record, the smells of a garden at dusk. Go slowly and describe each in a few words. Turn down one other invitation this week so the taste can stay.',
  },
  6: {
    title: 'A Passion for Belonging',
    essence: 'A wish to love, to feed, to shelter and to be needed.',
    short:
      'Your name repeats the number of home. Whatever you do for a living, a part of you is asking who has eaten, who is alone at the weekend, whether the new curtains would soften the room. Love is the passion. Its growth lies in leaving others room to be untidy.',
    long: [
      "You remember your first teacher's garden, the smell of a certain hallway, the name of everyone's dog. A heart with a 6 in charge keeps house for a large cast. You are happiest when several of them are under one roof, slightly too warm, all talking, and you are carrying in another dish that nobody needed.",
      'So strong a wish to belong can press. You may feel wounded by a child, a friend or a flatmate who wants a plain evening elsewhere. It is good to have something alive to tend that will never accuse you of fussing: roses, sourdough, a choir, an old building. And ask to be loved on days when you have brought nothing. Those who stay will surprise you.',
    ],
    strengths: [
      'Deep loyalty to family and friends',
      'Creates beauty that is lived in',
      'Champions whoever is left out',
    ],
    cautions: ['Taking independence as rejection', 'Holding on by helping'],
    exercise:
      'Visit someone this week with empty hands. Bring no cake or plan, and stay an hour. At home, start one living thing, a pot of herbs or a sourdough, and give it the fussing you had been saving up for somebody who is doing fine.',
  },
  7: {
    title: 'A Passion for Knowing',
    essence: 'A quiet love affair with finding things out.',
    short:
      'Behind your reserve there is a hunger for understanding that borders on greed. You want to know how it works, what they meant, where the river begins. An unanswered question is company to you. This passion yields real expertise, and asks only that you let people in as well.',
    long: [
      'It is two in the morning and you are reading about lighthouse lenses. You have no lighthouse. A 7 heading the letters marks someone for whom knowing is a bodily pleasure, like warm water, and who finds small talk hard chiefly because there is so little in it to take apart.',
      'The passion is best when it has a subject worthy of it, and rather dangerous to friendships when it does not, since you may then turn your microscope on the people who love you. Give it a shelf of its own. Tell someone, now and then, about the lenses; enthusiasm is the most attractive thing about you, and you keep it in a cupboard. Mystery may be enjoyed as well as solved.',
    ],
    strengths: [
      'Relentless in getting to the bottom of things',
      'Rich inner life',
      'Original insight from long study',
    ],
    cautions: ['Dissecting those who wanted a hug', 'Keeping your enthusiasm under lock and key'],
    exercise:
      'Prepare a five-minute talk on the subject you could happily read about all night, and give it to a friend across a kitchen table. Let your delight show. Ask in return what fascinates them, and listen without checking a single fact.',
  },
  8: {
    title: 'A Passion for Mastery',
    essence: 'A need to bring off something substantial.',
    short:
      'There is an engine in your letters. You like a target, a test of strength, the satisfaction of a thing brought off against the odds. Even at leisure you are improving your time. Channelled well, this passion lifts everyone who works with you; left idle, it starts rearranging the neighbours.',
    long: [
      'You joined for a bit of gentle exercise, and by spring you were on the committee. Where 8 leads the letters, ambition is simply how you love things. You want whatever you touch to become its strongest version, and you feel the distance between what is and what could be as a kind of itch in the palms.',
      'It is worth choosing the mountain with care, since you will climb whichever one you are standing in front of. Ask who else benefits from the top. Rest is the hard discipline for you; lying on a blanket can feel like falling behind somebody, though no one is there. The people closest to you would trade a good many of your victories for one unmeasured afternoon.',
    ],
    strengths: [
      'Drive that finishes big undertakings',
      'Flair for strategy',
      'Raises the standard around you',
    ],
    cautions: ['Turning play into performance', 'Feeling worthless between successes'],
    exercise:
      'Write down your present goals and, next to each, who besides you would be glad of it. Give the goal with the longest row an extra hour this week. Take one afternoon for a game you are bad at, and keep no score.',
  },
  9: {
    title: 'A Passion for the Whole',
    essence: 'A wish to feel for everyone and leave things better than you found them.',
    short:
      "What your letters repeat is a large-hearted longing. You weep at strangers' weddings and argue for people who are not in the room. Art, justice and the far-off place all call you. The passion is beautiful at arm's length and better still when it touches something near.",
    long: [
      'A street musician plays the right four bars and your whole day is altered. Names in which 9 comes up most often go with strong, roomy feelings that look for a cause or a form. You may sign everything and lie awake over a documentary, while finding it difficult to choose one thing and do it.',
      "Choosing is the key to this passion. A wide love becomes powerful when it gets an address: this school, that stretch of canal, one person's long winter. Art helps too, since it gives sorrow and hope somewhere to stand. You will have to accept leaving most of the world unhelped on any given Tuesday. The corner you do attend to will feel the full warmth.",
    ],
    strengths: [
      'Idealism that stirs others',
      'Deep response to art and music',
      'Readiness to forgive and include',
    ],
    cautions: ['Feeling much and settling on nothing', 'Expecting people to match your ideals'],
    exercise:
      'From all the causes that tug at you, pick the one closest to your front door and give it a concrete two hours this week. Let the rest go by with good wishes. Hear some live music, however humble, and stay to thank the player.',
  },
};
