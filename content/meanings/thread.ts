import type { Digit } from './meaning.ts';

/**
 * The words of a synthesis, as lessons 2 and 4 of the course's last module teach it: what repeats, what pulls, what is
 * missing and asked for, where the clock stands, and one question that hangs them together.
 */

/** A digit that stands in several places of one chart. */
export const repeatedDigit: Record<Digit, string> = {
  1: 'Again and again you are put in front, asked or unasked. People wait to see what you will do, and you would rather be wrong on your own account than right on theirs. It makes you quick and brave, and now and then very much alone with a thing that two could have carried.',
  2: 'Whatever you do, somebody else is in the room, even when the room is empty. You hear how things are said before you hear what is said. So much of you is tuned to others that your own note can go missing for weeks, and yet it is the one they tune to.',
  3: 'It wants out, by word or picture or joke, in every part of your life at once. You make things lighter for people, and they come back for it. With this much to express, the question is seldom whether you can. It is which of it deserves the long evening.',
  4: 'You are the one who reads the instructions, and also the one who wrote them. Order comes up in your work, in your wishes, in how you look at a shelf. Others lean on it more than they say. What you have to guard is the part of you that nobody could plan.',
  5: 'Movement is the constant. Places, people, subjects: you learn by going to see, and a closed door makes you itch on several levels. Such a chart needs more air than most and finds it, and its real adventure is often the thing stayed with.',
  6: 'There is always somebody to see to. It runs through the chart like a corridor with many doors, and behind each sits someone who is glad of you. You do it well. Ask from time to time who would knock at yours.',
  7: 'You have been told to come and join in all your life. You do join in, having first watched for a while from the stairs. So much of you goes inwards to find its answers that people take it for distance, while you are in fact paying attention.',
  8: 'Weight gets handed to you, and you take it. In several places at once the chart speaks of results, of means, of who decides. You can carry a great deal. It is worth asking, each year or so, on whose behalf.',
  9: 'The frame is wide wherever one looks. You feel for people you have never met, finish what others began, and give things away just as they become valuable. A chart so generous does well to keep one room that is only yours.',
};

export const noRepeat = (digits: string) =>
  `Your core numbers are ${digits}, and no digit comes twice among them. You have no single tune that is played on every instrument. What you have is a table of different voices, and the skill of chairing it, which people with simpler charts have to learn.`;

export type PullKey =
  | '1-2'
  | '1-3'
  | '1-4'
  | '1-5'
  | '1-6'
  | '1-7'
  | '1-8'
  | '1-9'
  | '2-3'
  | '2-4'
  | '2-5'
  | '2-6'
  | '2-7'
  | '2-8'
  | '2-9'
  | '3-4'
  | '3-5'
  | '3-6'
  | '3-7'
  | '3-8'
  | '3-9'
  | '4-5'
  | '4-6'
  | '4-7'
  | '4-8'
  | '4-9'
  | '5-6'
  | '5-7'
  | '5-8'
  | '5-9'
  | '6-7'
  | '6-8'
  | '6-9'
  | '7-8'
  | '7-9'
  | '8-9';

/** What two digits want from one person. */
export const pulls: Record<PullKey, string> = {
  '1-2':
    'Alone, or together: the 1 would decide before lunch, the 2 would ask everyone first. When you go by yourself you miss the company, and in company you miss the pace. You have probably become good at deciding in secret and consulting in public.',
  '1-3':
    'The 1 wants it done, the 3 wants it told. You may announce a thing so well that doing it feels like repetition, or finish it so quietly that nobody comes to look. The two are friends as soon as one of them waits for the other.',
  '1-4':
    'The 1 starts on Monday, the 4 asks for drawings. Between them lies a good deal of impatience with yourself. Yet whatever you have begun boldly and then built properly is the work you are proudest of.',
  '1-5':
    'Both want to be free, and they mean different things by it. The 1 wants its own flag on one hill. The 5 wants the next hill. You can spend years planting flags, unless you notice which of the hills you keep looking back at.',
  '1-6':
    'My way, or what they need. The 6 in you cooks for nine while the 1 watches the clock. You resent no one for it, officially. Say your own plan aloud before you ask who is hungry, and both of them eat.',
  '1-7':
    'The 1 acts in order to know, and the 7 knows before it acts. You have been called hasty by those who met the first and hesitant by those who met the second. Neither had the whole picture, which is that you rehearse alone and then move at once.',
  '1-8':
    'Two that like to steer, and one wheel. The 1 wants it original, the 8 wants it to pay and to last. When they agree you are hard to stop. When they differ you drive yourself, and the passengers notice before you do.',
  '1-9':
    "Me first, or them first: the oldest of the pulls, and the widest, from the first digit to the last. The 1 begins for its own sake, the 9 finishes for everyone's. You settle it each time by asking whom the beginning is for.",
  '2-3':
    "The 2 waits for an opening in the conversation, and the 3 is the conversation. You can fill a room and then lie awake over somebody's expression in the corner of it. Both hear people well, one by talking and one by keeping still.",
  '2-4':
    'Feeling says be kind, order says be fair. You rewrite the message three times to be both. It usually is, by the third version, and you are tired. Some of your kindness could go out in the first.',
  '2-5':
    'To stay near, and to get away. The 2 wants to know what time you will be home, the 5 would like not to know. People close to you have met both in one weekend. Tell them the date of your return and the rest sorts itself out.',
  '2-6':
    'Two kinds of care, and they are easily taken for one. The 2 wants to be close, the 6 wants to be of use. You may be carrying trays for somebody who would like you to sit down.',
  '2-7':
    'The 2 leans in, the 7 leans back. You long for company on the way to it and for your own room on arrival. It is no contradiction. You like few people, at length, with pauses.',
  '2-8':
    "To be liked, or to be obeyed. The 8 can state a price; the 2 sees the face across the table and takes off a tenth. You do best where you may be firm on somebody else's behalf.",
  '2-9':
    'One person, or everybody. The 2 saves its tenderness for the chair opposite, the 9 wants to spread it over the town. Those nearest to you may have to ask for their share, and would be right to.',
  '3-4':
    'The 3 has had the idea, and the 4 would like to know what it costs. Left alone, one makes sketches and the other makes lists. Given a deadline they make something very good, with a joke in the right place.',
  '3-5':
    'Both are quick, both love an audience, and neither is fond of page two hundred. Your beginnings could fill a warehouse. What you finish tends to have had a friend who rang every Thursday to ask about it.',
  '3-6':
    'Play, or duty. The 3 wants to sing in the kitchen while the 6 counts the plates. You host beautifully and go to bed wondering whether you enjoyed it. Leave the plates, some nights, and stay at the piano.',
  '3-7':
    'To say it, or to think it through. The 3 speaks in order to find out what it means, and the 7 will not open its mouth until it knows. You edit yourself in mid-sentence. Written words suit you, since they let both of them have their turn.',
  '3-8':
    'The 3 works for delight and the 8 for results, and each suspects the other of wasting time. Yet people will pay for your lightness as soon as you stop apologising for sending the bill.',
  '3-9':
    'Both are generous with themselves. The 3 gives a performance and the 9 gives the proceeds away. What you seldom give is a plain account of how you are. That, too, would be a present.',
  '4-5':
    'To stay, and to go. The 4 keeps excellent books, and the 5 has left them on a train. You are told to settle and told to move, and get into trouble when you do either halfway. A fixed base with a packed bag in the hall has served such people well.',
  '4-6':
    'The 4 serves the task, the 6 the people around it. You can repair the boiler during a family crisis and feel that you have helped, and you have. They would also have liked to be asked how they were.',
  '4-7':
    'Hands and head, each a little contemptuous of the other. The 4 wants a result by Friday, the 7 wants to be sure. In a job that needs both, precision is what you are known for. Elsewhere you are known for being late with very good work.',
  '4-8':
    'The 4 builds the wall and the 8 has sold the house. One of them is always ahead. Since both believe in effort, you may not notice that you are tired until something breaks, and then you will mend it yourself.',
  '4-9':
    'The near and the far. The 4 keeps to its own garden, the 9 worries about the river. You doubt your small work because the world is large, and the large because it is vague. Small work for a large reason is where you come to rest.',
  '5-6':
    'Needed at home, expected elsewhere. The 6 promises to be there and the 5 has seen a ticket. You leave with a bad conscience or stay with a bad temper, until you tell people beforehand which it will be. They mind less than you think.',
  '5-7':
    'The 5 learns by going, the 7 by sitting still. Your best ideas come on trains: moving, and nobody talks to you. Too many people and you withdraw, too much quiet and you book something. The rhythm is yours; it need not be explained.',
  '5-8':
    'The 5 wants to be free of it, the 8 wants to own it. You can build something up with great energy and resent it on the day it works. Leave yourself a door in whatever you build, and you will use it less.',
  '5-9':
    'Both look over the fence, the 5 for something new and the 9 for somebody in need. Your sympathies travel. Home may get the postcards, so see that it gets you as well, with the suitcase unpacked.',
  '6-7':
    'A full house, and a closed door inside it. The 6 sets the table and the 7 would like to eat later, alone, with a book. You manage the amount of company more cleverly than people know. Say when the door is closed and for how long, and the house will cope.',
  '6-8':
    'The 6 asks who is looked after, the 8 asks what it comes to. In families you run the finances and in firms you remember the birthdays. Both sides trust you. What neither sees is how often you weigh one against the other at two in the morning.',
  '6-9':
    'Your own family, or the whole human one. The 6 wants to do right by its own, the 9 by everyone, and the evening has four hours. You will never do enough for either. A fixed portion for each, decided in daylight, is kinder than guilt.',
  '7-8':
    'The 7 wants to understand it, the 8 wants to use it. One closes the door to think while the other has a meeting in that room. You are trusted because your decisions have been thought about. Keep some thought that is good for nothing.',
  '7-9':
    'Distance and sympathy. The 7 sees through people, the 9 forgives them. You know exactly what is wrong and cannot hold it against anybody. It makes you a wise friend, and a slow one at leaving what should be left.',
  '8-9':
    'To hold, and to give away. The 8 has earned it, the 9 sees who needs it more. You are generous in large sums and careful with small change, or the other way about. Decide what is enough, in figures, and the giving becomes easy.',
};

export const noPull =
  'Nothing in the middle of your chart pulls the other way. Road, talent, wish and manner agree, which is rare and restful, and it means that nobody inside contradicts you. Choose friends who do.';

type Pulled = 'lifePath' | 'expression' | 'soulUrge' | 'personality' | 'birthday';

/** Where the two stand decides who notices. Positions matter as much as digits. */
export const pullPlaces: Record<Pulled, Partial<Record<Pulled, string>>> = {
  lifePath: {
    expression:
      'One is the road you are sent along, the other the tools you were given for it. This is a tension of working days, and in daylight: colleagues could describe it.',
    soulUrge:
      'One is what life keeps asking of you, the other what you would ask of it. You feel it on Sunday evenings, and it has decided more of your turnings than you usually admit.',
    personality:
      'One is where you are going, the other what people see at the gate. So you are offered help on roads you are not taking, and left alone on the one you are.',
    birthday:
      'One is the long road, the other a knack in your pocket. It is a small quarrel, and it shows when a thing that comes easily leads you off the way.',
  },
  expression: {
    soulUrge:
      'One is what you are able to do, the other what you want. You can be praised for years for the first while the second waits in the next room. It is worth a low voice and an honest hour.',
    personality:
      'One is how you work, the other how you look when you come in. People engage you for one thing and keep you for another, and it helps to tell them early.',
    birthday:
      'One is the toolbox, the other the single tool you reach for first. At work you may be using the handy one for jobs that the box would do better.',
  },
  soulUrge: {
    personality:
      'One is what you want when nobody is watching, the other what everybody sees. This pull is private. Few people know of it, and those who do are the ones you keep.',
    birthday:
      'One is the wish, the other the gift that lay in the cradle. The gift earns the thanks, and the wish wonders when its turn will come.',
  },
  personality: {
    birthday:
      'One is the manner, the other the knack behind it. Strangers get the wrong idea of what you could do for them, and it takes one good afternoon to put it right.',
  },
  birthday: {},
};

/** A digit that the letters of a name lack, and the chart asks for. */
export const missingAndAsked: Record<Digit, string> = {
  1: 'There is no 1 among your letters, so nobody showed you how one says I. You learned to say it by watching others, probably late and with more courage than they ever needed.',
  2: 'No letter of yours carries a 2. Reading a face, waiting, giving way without giving up: you have had to study what others breathe, and you notice it in people as one notices a language learned at school.',
  3: "The 3 is absent from your letters. Nobody packed a voice for you. You made your own, with rehearsals, and that is why you can hear where other people's sentences ought to end.",
  4: 'There is no 4 in the name. Order did not come with you; you bought it piece by piece, a list here and a habit there, and you know the price of every one of them.',
  5: 'Your letters hold no 5. Change has never been your first language. What you can do with it today, you taught yourself by small leaps, counting beforehand.',
  6: 'A 6 is nowhere in the letters. How people stay close without crowding each other is something you have worked out from the beginning, and you may be better at it than those who grew up with the recipe.',
  7: 'The name has no 7 in it. Quiet was not handed to you, and nobody showed you how it is made. Every closed door and every hour with a book is your own making.',
  8: 'No 8 stands in your name. Money, authority, the straight question about a price: these were learned at the counter, blushing, and you have got further than the blush suggests.',
  9: 'The 9 is missing from your letters. The wide view, the letting go: they came to you as exercises. You have done some of them very thoroughly, because you could not do them lightly.',
};

export const missingUnasked = (missing: string, one: boolean) =>
  `Your letters lack ${missing}. Nothing else in the chart asks for ${one ? 'it' : 'them'} just now, so ${one ? 'it' : 'they'} can wait; the page on lessons is there when you want it.`;

export const nothingMissing =
  'No number is missing from your letters. Whatever the chart asks for, somebody packed at least one of it for you, and the work lies in choosing.';

/** What a year of this number does to a chart that it touches. */
export const clockOfYear: Record<Digit, string> = {
  1: 'It is a year for beginnings that are your own, and for the decision that has been passed round long enough.',
  2: 'It is a slow year and a sociable one. What you began before it wants company more than speed.',
  3: 'It is a year that likes to hear things said. Show the work while it is warm, and accept that some will see it unfinished.',
  4: 'It is a year of sleeves rolled up. What gets a fixed hour in the week gets done, and the rest does not.',
  5: 'It is a year with the windows open. Something will change without asking; keep one thing fixed and let it.',
  6: 'It is a year that happens largely at home and among the people who count on you. Your own wish needs a chair at that table.',
  7: 'It is a year for going in and closing the door behind you for a while. Less will happen, and you will understand more of it.',
  8: 'It is a year of figures, decisions and plain prices. What you ask for, you may be given, so ask for the right thing.',
  9: 'It is a year for finishing. What is over in all but name can be let go of, and the shelf will look larger than you remember.',
};

/** Verb phrases for the question: what the year is good for. */
export const yearCould: Record<Digit, string> = {
  1: 'begin under your own name',
  2: 'let somebody share',
  3: 'say aloud',
  4: 'give a fixed hour every week',
  5: 'try on for size',
  6: 'bring home to your own table',
  7: 'study to the bottom',
  8: 'put a price or a date on',
  9: 'finish and hand on',
};

/** What the Soul Urge would call a good result: follows "that would". */
export const wishWould: Record<Digit, string> = {
  1: 'be yours to decide',
  2: 'bring you closer to one person who answers',
  3: 'let you be heard with pleasure',
  4: 'give you firm ground to stand on',
  5: 'let more air into your days',
  6: 'make somebody feel at home, you included',
  7: 'give you quiet',
  8: 'count for something you can point to',
  9: 'do good beyond your own door',
};

/** What the Expression, or the road, is apt to pay for it: follows "without". */
export const costWithout: Record<Digit, string> = {
  1: 'having to carry it alone',
  2: 'giving way in the one place where you must not',
  3: 'talking it away before it is made',
  4: 'planning it until the season is over',
  5: 'leaving when it becomes ordinary',
  6: 'turning it into one more duty',
  7: 'thinking about it until everyone has gone home',
  8: 'measuring it before it can walk',
  9: 'giving it away too soon',
};

/** What somebody without the digit has learned on purpose: follows "You taught yourself". */
export const taughtYourself: Record<Digit, string> = {
  1: 'to say I',
  2: 'to wait for people and to read them',
  3: 'to speak up',
  4: 'to keep things in order',
  5: 'to change course',
  6: 'how people stay close',
  7: 'how quiet is made',
  8: 'to name a price',
  9: 'to let go',
};

/** Something small within a week, by the Expression. */
export const byTuesday: Record<Digit, string> = {
  1: 'By Tuesday: take one step of it by yourself, small enough that nobody need be asked, and visible enough that somebody could notice.',
  2: 'By Tuesday: tell one person about it, ask what they hear, and write down their words before your own.',
  3: 'By Tuesday: explain it to a friend in three sentences, and keep the sentence at which they looked up.',
  4: 'By Tuesday: find it an hour in the week and a place in the house, and write both into the calendar in ink.',
  5: 'By Tuesday: go and look at somebody who does it already, in a part of town where you are not known.',
  6: 'By Tuesday: ask whoever lives closest to it what would change for them, and listen to the end.',
  7: 'By Tuesday: close a door for one evening, and write the question at the top of an empty page.',
  8: 'By Tuesday: put a figure to it, in hours or in money, and say that figure to one other person.',
  9: 'By Tuesday: finish one thing that stands in its way, and tell the person who is waiting for it.',
};

/** A core number that hangs on none of this. */
export const leftAside: Record<Digit, string> = {
  1: 'a streak of going first that answers to nobody',
  2: 'a softer ear than the rest of you would suggest',
  3: 'a lightness that turns up where nobody ordered it',
  4: 'a tidy corner in the middle of it all',
  5: 'a side door that you like to know is there',
  6: 'a kitchen warmth that the other numbers do not explain',
  7: 'a quiet room with its own key',
  8: 'a head for figures that surprises people',
  9: 'a wide heart on a matter that is none of your business',
};

/** What one is living through, for "the chapter of…". */
export const chapterSubject: Record<Digit, string> = {
  1: 'standing on your own feet',
  2: 'slow progress in good company',
  3: 'being seen and heard',
  4: 'laying foundations',
  5: 'movement and short notice',
  6: 'a full house',
  7: 'study and fewer visitors',
  8: 'responsibility in daylight',
  9: 'wide circles and farewells',
};

export const knotSubject: Record<0 | Exclude<Digit, 9>, string> = {
  0: 'of your own choosing',
  1: 'a no that has to be said in time',
  2: 'a thin skin',
  3: 'the swallowed sentence',
  4: 'method',
  5: 'restlessness with the brake on',
  6: "other people's crooked pictures",
  7: 'a gate that stays shut',
  8: 'worth and its price',
};
