import type { CoreNumber, Digit } from './meaning.ts';

/**
 * The words of a synthesis as the course teaches it: of everything in a chart all but three notes are crossed out, then comes one
 * tension, and one question (thread-questions.ts). They are told in the reader's present.
 */

/** The first note: what is strong in the chart. A master that is part of it speaks for itself. */
export const strongNotes: Record<CoreNumber, string> = {
  1: 'Again and again you are put in front, asked or unasked. People wait to see what you will do, and you would rather be wrong on your own account than right on theirs. It makes you quick and brave, and now and then very much alone with a thing that two could have carried.',
  2: 'Whatever you do, somebody else is in the room, even when the room is empty. You hear how things are said before you hear what is said. So much of you is tuned to others that your own note can go missing for weeks, and yet it is the one they tune to.',
  3: 'It wants out, by word or picture or joke, in every part of your life at once. You make things lighter for people, and they come back for it. With this much to express, the question is seldom whether you can. It is which of it deserves the long evening.',
  4: 'You are the one who reads the instructions, and also the one who wrote them. Order comes up in what you make, in what you wish for, in how you look at a shelf. Others lean on it more than they say. What you have to guard is the part of you that nobody could plan.',
  5: 'Movement is the constant. Places, people, subjects: you learn by going to see, and a closed door makes you itch on several levels. Such a chart needs more air than most and finds it, and its real adventure is often the thing stayed with.',
  6: 'There is always somebody to see to. It runs through the chart like a corridor with many doors, and behind each sits someone who is glad of you. You do it well. Ask from time to time who would knock at yours.',
  7: 'You have been told to come and join in all your life. You do join in, having first watched for a while from the stairs. So much of you goes inwards to find its answers that people take it for distance, while you are in fact paying attention.',
  8: 'Weight gets handed to you, and you take it. In several places at once the chart speaks of results, of means, of who decides. You can carry a great deal. It is worth asking, each year or so, on whose behalf.',
  9: 'The frame is wide wherever one looks. You feel for people you have never met, finish what others began, and give things away just as they become valuable. A chart so generous does well to keep one room that is only yours.',
  11: 'Something in you is always listening one room further on. You get the point before it is made, and now and then the feeling before the person has it. It is a fine instrument and a nervous one. On days when it picks up everything, the useful thing is to write down a single line of it, and to eat.',
  22: 'You think in the size of bridges. Where others see a field you see what could stand there, who would use it and what has to be dug first. It makes small tasks strangely hard, until you notice that each of them is a corner of the large one, and then nobody is more patient.',
  33: 'People put their troubles down beside you as if you were a bench. You did not ask for it, and you do it well: they leave upright. What you teach, you teach by how you are, so it matters that somebody sees you rest. You are part of the company you keep so kindly.',
};

export const evenNote =
  'No single tune is played on every instrument in you. What you have is a table of different voices, and the skill of chairing it, which people with simpler charts have to learn. It takes you longer to say who you are. It also takes a great deal to surprise you.';

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
      'One is the road you are sent along, the other the tools you were given for it. This is a tension of ordinary days, and in daylight: anybody who has shared a kitchen with you could describe it.',
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
      'One is how you work, the other how you look when you come in. People come to you for one thing and stay for another, and it helps to tell them early.',
    birthday:
      'One is the toolbox, the other the single tool you reach for first. You may be using the handy one for jobs that the box would do better.',
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

/** The second note, for a number that no letter carries and a core number is: what the reader made by herself. */
export const madeNotes: Record<Digit, string> = {
  1: 'Nobody handed you the word I; you found it, tried it, and it fits. So you lead with a kind of courtesy, as somebody does who remembers being overlooked.',
  2: 'You are good with people in the way of those who had to look closely. You ask, you wait for the answer, and you remember it in March.',
  3: 'Your voice is your own work. You hear where a sentence ought to end, in other people too, and they like to be finished by you.',
  4: 'The order around you was built by hand, after something or other had fallen down. You know what each piece of it is for, and that is why it holds.',
  5: 'You have made a traveller of yourself. Before each leap comes a small grey hour, and after it a view that the fearless never quite see.',
  6: 'How one looks after people, you worked out from the beginning, and it suits whoever gets it. It does not look like a recipe because it never was one.',
  7: 'Your quiet is home-made. You close the door on purpose, with a question in your hand, and come out with something that can be used.',
  8: 'You learnt to name a price at the counter, blushing, and today people trust you with the keys. You still know what the stairs are like from below.',
  9: 'The wide view came to you on foot. You know the people in it by name, and what you have let go of, you let go one thing at a time.',
};

/** The second note, for a number that the reader has nowhere: what is being learnt. */
export const openNotes: Record<Digit, string> = {
  1: 'To say I, plainly and in time, is the thing you are still learning. You come to it from modesty, which is the better side to come from. Every small decision that you make without a vote is a lesson passed.',
  2: 'You are learning what two can notice that one cannot. It goes slowly and by single people, a pause here and a question there, and you will be the sort of listener who knows why.',
  3: 'To let a thought out of the house before it is dressed: that is your practice, and it is going better than you think. Somebody is usually glad of the unfinished sentence.',
  4: 'You are learning method as one learns a language abroad, a few phrases and a good deal of pointing. What you have a fixed place for by now, you no longer lose.',
  5: 'Change is what you are learning to bear, and then to like. You do it in doses that you choose, and you are right; it is the only way in which the body believes it.',
  6: 'You are learning the small coin of affection, the coat held, the date remembered. The feeling behind it was never in question. People notice the coin.',
  7: 'To be alone without being lonely is your subject now. A quarter of an hour counts. What you find there is yours, and it is deeper than you had been told.',
  8: 'You are learning to look at figures and at your own weight without lowering your eyes. It is a competence like another, it comes by use, and it becomes you.',
  9: 'You are learning to let things end and strangers matter. Both begin with one: one drawer, one conversation at a bus stop. It widens by itself from there.',
};

/** The second note, where nothing is missing that would be felt: what the letters repeat out of sight. */
export const underNotes: Record<Digit, string> = {
  1: 'Underneath, and mostly for yourself, you would like to be first. It is a secret that does no harm. Give it a small territory of its own, and it stops competing at table.',
  2: 'Under everything else runs a wish for two voices in one key. You arrange more peace than anyone has noticed, and lie awake over the rest.',
  3: 'There is a performer in you whom few people have met. The ribbon, the caption, the way you will tell it later: some part of you is always composing.',
  4: 'In private you love what is sound. A drawer that glides can console you for a whole Monday, and you would rather not be asked why.',
  5: 'Under the calendar somebody is packing. You need the unknown in small amounts, often, and are easier to live with when you have had it.',
  6: 'Quietly you keep a list of everybody who might need something. It makes you good, and tired, and it is allowed to have your own name on it.',
  7: 'Behind the sociable front there is a reader with a lamp. You want to know how it really is, and take such questions to bed.',
  8: 'Out of sight you keep score, in the best sense: you like a thing to come to something. It need not be money. It has to be finished, and to count.',
  9: 'You carry more of the world about with you than shows. A stranger on a bench can occupy you for a week, and some of your best acts are anonymous.',
};

export const wholeNote =
  'Nothing was left out when your name was packed. Whatever a day asks for, you find at least one of it in the bag, and the work lies in choosing. People who have everything at hand are the last to be told that this, too, is tiring.';

/** The third note: the long stretch that the reader is living now, by the number of the Pinnacle. */
export const chapterNotes: Record<CoreNumber, string> = {
  1: 'These are years in which you stand on your own feet. Things move when you move them and wait when you wait. It can be lonely at first, and then there comes a day when the key in your pocket is your own.',
  2: 'These are years of slow progress in good company. What you plant by yourself sulks, and what you plant with somebody grows. The pace is not yours, and that is rather the point.',
  3: 'You are living through years that like to see and hear you. Invitations come, and words for things that had none. They are lighter than other years, and it would be a pity to spend them only on being liked.',
  4: 'The ground is being laid. Days look alike in this stretch, and at the end of it something stands that carries weight. You are seldom thanked for foundations while they are open.',
  5: 'The furniture moves in these years. Short notice, new people, a door where there was a wall: you are being kept supple. One fixed thing, held through all of it, is what makes it a passage and not a drift.',
  6: 'The house is full. Somebody needs you on most days of this stretch, and you belong to people more than to plans. What it teaches is how to give without going missing.',
  7: 'There are fewer visitors in these years, and better thoughts. You are being turned inwards, as one turns a plant. It looks like less from outside, and it will be what you draw on afterwards.',
  8: 'You are given weight in this stretch: decisions, means, people who look to see what you will do. It goes well as long as you know what it is for, and that you are allowed to set it down at night.',
  9: 'These years run in wide circles and are full of farewells. Things are completed, some of them by you. What leaves now makes room, and what stays has proved that it wants to.',
  11: 'You live at a bright altitude these years. The air is thin and the view enormous; things come to you before they are explained. Keep one hand on something plain, and you can stay up there longer than most.',
  22: 'The plans that find you in this stretch are larger than one person. You are being asked to build something that others can walk across. It is done like any other wall, and it helps to say that aloud now and then.',
  33: 'In these years people come to you to be set upright. It is less a task than a position you hold. Hold it with somebody beside you: what is asked of you is warmth with a closing hour, and never the whole of you.',
};

/** What the year does, before its question is put. */
export const yearNotes: Record<Digit, string> = {
  1: 'The year is one for beginnings that are your own, and for the decision that has been passed round long enough.',
  2: 'The year is a slow one and a sociable one. What you began before it wants company more than speed.',
  3: 'The year likes to hear things said. Show the work while it is warm, and accept that some will see it unfinished.',
  4: 'The year has its sleeves rolled up. What gets a fixed hour in the week gets done, and the rest does not.',
  5: 'The year comes with its windows open. Something will change without asking; keep one thing fixed and let it.',
  6: 'The year happens largely at home and among the people who count on you. Your own wish needs a chair at that table.',
  7: 'The year is for going in and closing the door behind you for a while. Less will happen, and you will understand more of it.',
  8: 'The year deals in figures, decisions and plain prices. What you ask for you may be given, so ask for the right thing.',
  9: 'The year is for finishing. What is over in all but name can be let go of, and the shelf will look larger than you remember.',
};
