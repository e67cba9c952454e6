import type { CoreNumber } from './meaning.ts';

export type Letter =
  | 'A'
  | 'B'
  | 'C'
  | 'D'
  | 'E'
  | 'F'
  | 'G'
  | 'H'
  | 'I'
  | 'J'
  | 'K'
  | 'L'
  | 'M'
  | 'N'
  | 'O'
  | 'P'
  | 'Q'
  | 'R'
  | 'S'
  | 'T'
  | 'U'
  | 'V'
  | 'W'
  | 'X'
  | 'Y'
  | 'Z';

/** At the head of the first name: how somebody takes hold of a thing. */
export const cornerstones: Record<Letter, string> = {
  A: 'You open by walking in. An A at the head of a name begins before it is asked, and would sooner correct a course than wait for one. People learn your decision from the sound of your coat; tell one of them beforehand.',
  B: 'You begin by making the place habitable: a lamp, a cup, a word to whoever is already there. Once you feel safe you are braver than most, so arrange the safety early and without apology.',
  C: 'You begin out loud. A thing becomes real to you in the telling, and you have often found out what you think halfway through a sentence. Keep one listener for first drafts, and let the others have the second.',
  D: 'You begin by finding the edges. How long, how many, where does it stand: after three such questions your hands know what to do. A start without them costs you more sleep than the work itself ever will.',
  E: 'You begin in the middle. An E comes in by the side door, talks to everybody, tries the handle, and has changed the plan before it was read out. What you need at a start is room to turn round in.',
  F: 'You begin by asking who is coming along. An F takes responsibility the way others take a seat, and feels the trouble in a room before it sees the furniture. Note on the first day what is yours to carry and what only looks heavy.',
  G: 'You begin privately. Long before anyone hears of it, the thing has been turned over, improved and nearly finished in your head. Show it while it still has rough places; help comes more readily to what is visibly undone.',
  H: 'You begin by climbing up to look. An H wants to know what a thing could become before it lifts a finger, and then lifts with both arms. Your starts go well when the aim is your own and the scale is honest.',
  I: 'You begin with feeling. Something touches you, and you are in it to the shoulders before a reason has been found. The reasons do arrive. Let a night pass between the first warmth and the first promise.',
  J: 'You begin twice. There is a first run-up, a look round for what is fair, and then the real one with all your weight in it. Whoever sees only the run-up may take you for undecided; they should wait for the jump.',
  K: 'You begin on a hint. A K hears something in the next room and is already at the door, and it turns out to be right more often than the facts deserved. Write the hint down with its date; later you will want the evidence.',
  L: "You begin by working it out, pencil in hand, and then by talking it through until it is kind as well as correct. You carry a good start into other people's affairs too. Keep some of it for your own.",
  M: 'You begin with your sleeves. Others are still discussing when an M has moved the table, and you rest properly only once something stands that did not stand before. Look up now and then, in case the discussion has moved it back.',
  N: 'You begin by imagining the whole story, an ending included, and then you test it against whatever turns up. It makes you inventive, and a little restless in the first week. A notebook holds you better than a timetable.',
  O: 'You begin by closing a door behind you. An O collects itself, feels what is right, and then goes in without looking back. You take things to heart from the first hour, so ask early whose heart it ought to be.',
  P: 'You begin with some distance. You look, you form a judgement, and it is usually a good one; you merely forget to mention it. Say at the outset what you have seen, and people will stop taking thought for disapproval.',
  Q: 'You begin where nobody else would have looked. A Q has its own door into a subject and a magnet in its pocket: odd people, odd luck. Explain your route once, at the start, to whoever has to travel it with you.',
  R: "You begin by lending a hand, and find an hour later that you are running the thing. There is a great deal of engine in an R. Point it at something of your own before somebody else's needs towing.",
  S: 'You begin with a jolt: weeks of nothing, then everything in one evening. The heart moves first and takes the rest of you along. Leave a margin at every start, because you will begin again on the second day, and better.',
  T: 'You begin by joining in. A T takes up the place beside someone, adds its strength, and carries what the two of you have balanced. Check on the first day whether the burden is shared or merely near you.',
  U: 'You begin with a cup held out. What others pour in, moods, stories, ideas, you gather and turn into something livelier. See that you choose the first thing that goes in, since the taste of it stays.',
  V: 'You begin with a picture so clear that others can see it too. Then comes the building, which is slower, and a V does both if it is not hurried. Fix the first stone on the day you see the tower.',
  W: 'You begin in waves. A rush, a trough, another rush that comes in higher: strangers judge you by the trough. Tell people how long yours lasts and they will wait, since what you bring back is generally worth the beach.',
  X: 'You begin by feeling both sides of it at once, the pull and the warning. Few names open with such a crossing. Give each side one evening to speak, then choose, and let the one that lost keep you company.',
  Y: 'You begin at a fork. A Y sees the other road as clearly as the one it takes, which makes for good judgement and slow mornings. Choose the path that you would be curious about on a rainy day.',
  Z: 'You begin with nerve. Hope comes first, then a quick eye for how people tick, and the two together will talk a locked gate open. Before you go through, turn round and see who followed you on the strength of it.',
};

/** At the end of the first name: how somebody lets go of it again. */
export const capstones: Record<Letter, string> = {
  A: 'You close a matter by starting the next one. Draw a line under it first; somebody may wish to thank you.',
  B: 'You finish gently and a little late, because nobody should feel put out. Name the last day at the beginning.',
  C: 'You finish with a word. Once the thing has been told well it is over for you, even if a drawer stays open.',
  D: 'You finish what you sign. The last screw goes in, is tightened, and is looked at once more in the morning.',
  E: 'You finish by being elsewhere. What helps is a date, and a treat behind it that cannot be had before.',
  F: 'You finish only when everybody has been fed. Decide which of them could have cooked.',
  G: 'You finish to your own standard, then improve it. Let somebody you trust take it out of your hands.',
  H: 'You finish by weighing up: what it cost, what it brought, what it would be next time. Then you can leave it.',
  I: 'You finish with your whole heart or hardly at all. Where you have been moved, you stay to put out the lights.',
  J: 'You finish when it is fair. A thing that ended crookedly will bring you back from quite some distance.',
  K: 'You finish on an impulse, and it is a good one. Tell the others that this was the end; they took it for a pause.',
  L: 'You finish in good order and good humour, with a short speech. Mind that the speech leaves you breath for the sweeping.',
  M: 'You finish because it was begun. Ask at the halfway mark whether you would begin it today.',
  N: 'You finish with a flourish, or with a new version. One of the two may be saved for the next thing.',
  O: 'You finish by closing the circle. Loose ends trouble you at night, and you will ring up a year later to tie one.',
  P: 'You finish in silence. Those who stood beside you would like to hear, in a sentence, what you thought of it.',
  Q: 'You finish in your own way and at your own hour, generally better than agreed. Send word that it is coming.',
  R: "You finish other people's things superbly. Put one of your own at the top of the list.",
  S: 'You finish in a burst on the last evening. Since you know it by now, plan for the burst and rest before it.',
  T: 'You finish when both sides can put it down. Alone, you might carry it round the block once more.',
  U: 'You finish by keeping a little of it. A shelf for what remains is cheaper than a whole room.',
  V: 'You finish when it looks the way you saw it. Ask someone else whether it has been working for weeks.',
  W: 'You finish on the third wave. Whoever saw the first two ebb away should be told to wait.',
  X: 'You finish with mixed feelings and a clean cut. Give the feelings an evening afterwards; they were right to come.',
  Y: 'You finish by choosing. As long as both doors stand open the thing goes on; shut one, kindly.',
  Z: 'You finish with a handshake and a good last line. The paperwork follows you out; meet it halfway.',
};

/** The first vowel: what is called up in somebody before anything has been decided. */
export const firstVowels: Record<'A' | 'E' | 'I' | 'O' | 'U' | 'Y', string> = {
  A: 'An open letter, made with nothing in the way. Your instinct answers before your manners do, and it likes to be the one who decides. Given a quiet minute, it is also honest about that.',
  E: 'The most travelled of letters. What goes on inside you goes on quickly: interest, doubt, a joke, a new interest. You recover sooner than you expect from most things, and are bored sooner than you admit.',
  I: "A thin letter with a great deal of current in it. You feel first and at full strength, for others' troubles as much as your own. Music, water and an hour without people bring the needle back to the middle.",
  O: 'A ring. You keep what you love inside it, turn it over for a long time, and do not always say so. What enters the ring is safe; it helps if people know that they are in.',
  U: 'A vessel. You take in more than you show, gather it, and give it back in better shape and with a story to it. When it is full you know at once, since small things spill over.',
  Y: 'Here it is heard as a vowel. Under the surface you are always weighing, one ear to the ground and one to the sky. Hunches reach you early. You trust them on the day after, and might begin sooner.',
};

type PlaneTexts = Record<'physical' | 'mental' | 'emotional' | 'intuitive', string>;

/** The plane on which most letters stand: by what one understands a thing. */
export const leadingPlanes: PlaneTexts = {
  physical:
    'You understand by doing. Put a thing into your hand and you know it; describe it for an hour and you are looking at the clock. Your good sense lives in your fingers and your feet.',
  mental:
    'You understand by thinking it through. Before the heart is asked there is a question of what, why and in which order, and people bring you their muddles because you come back with a list.',
  emotional:
    'You understand by feeling. You know how a room is before you know who is in it, and what you decide against that knowledge you generally decide again.',
  intuitive:
    'You understand by hunch. The answer is there first and the reasons come trotting after it, sometimes days later, a little out of breath. Those who know you have stopped asking for them.',
};

/** The plane with the fewest letters, for somebody whose core numbers do not stand on it either. */
export const quietPlanes: PlaneTexts = {
  physical:
    'The practical side is called in last. It does come, and does well, once somebody has put an hour to it.',
  mental:
    'Plans on paper come last, when you have done, felt or guessed most of the way. They are worth the detour: one page, one evening.',
  emotional:
    'Feeling is consulted last, when the matter has been settled on other grounds, and it remembers having been skipped. Ask it while the answer can still change.',
  intuitive:
    'The hunch has the smallest voice. You tend to hear it afterwards, as something you knew all along; next time, note it in the margin before you check it.',
};

/** The same plane for somebody who has one of its numbers in the core: after "Your Life Path 4". */
export const suppliedPlanes: PlaneTexts = {
  physical: 'looks after the practical side instead, so nobody will have noticed the gap.',
  mental: 'does the thinking instead, and does it well enough that nobody has ever asked for more.',
  emotional: 'keeps the heart in the conversation instead, with a warmth that the letters leave to it.',
  intuitive: 'listens for the hunch instead. It speaks rarely in your letters and is heard all the same.',
};

export const evenPlanes =
  'No plane leads in your name. You can come at a thing from any side, and those who know you sometimes wonder from which one it will be.';

/** A letter for as long as it runs. It says nothing of how long: the table of letters decides that. */
export const transits: Record<Letter, string> = {
  A: 'A sharp season, often with a move in it: of address, of role, of mind. Say yes to one new beginning while the wind stands so.',
  B: 'A tender season. Health, home and the people close by ask for attention in small doses, and what is overdone shows at once.',
  C: 'Spirits lift. You are looked for, listened to and invited, and something long unsaid finds its sentence. Money goes out as easily as words do.',
  D: 'Work with a plan to it. Foundations are laid, papers are put in order, and the body asks for regular hours. Little is quick, and much of it lasts.',
  E: 'Doors open along the whole corridor. Journeys, new faces, other plans; what was stuck comes loose, including a few things you meant to keep.',
  F: 'Home and duty fill the frame. Somebody leans on you and you find that you can stand it; let the household be beautiful as well as useful.',
  G: 'A turn inward. You do better alone, money is best handled quietly, and one old question is at last thought through to its end.',
  H: 'Large sums, large plans, large doubts. Things go up and come down by your own judgement, so have it checked by one sober friend.',
  I: 'Intense weather, in which feeling runs ahead of reason. Art, compassion and old sorrow share a room; leave the window open and rest often.',
  J: 'Fresh starts, with a question of fairness in them. You are asked to decide for yourself twice, and the second time counts.',
  K: 'Nerves are finely tuned and ideas come unannounced. Partnerships of every kind are lit from the side; what you sense in them is worth saying aloud.',
  L: 'A sociable, thoughtful season. You are good at mending and explaining now, and inclined to do too much of both before lunch.',
  M: 'Head down, hands busy. What you build in this season stands, and it asks for patience with people who build at another pace.',
  N: 'Change by way of the mind: a course, an altered opinion, a different reading of your own past. Restless nights pay for good ideas.',
  O: 'The heart studies its own affairs: family, belief, who owes what to whom. Much is settled in silence, and it is easier if you say that you are at it.',
  P: 'You withdraw a little and see more. Skill deepens, patience with chatter does not; a friend who can sit and read beside you is worth three.',
  Q: 'The unexpected moves in. Odd offers, gifted people, sudden gains and the occasional leak; keep the papers dry and your sense of humour near.',
  R: 'Much is asked of you, and you have more than you thought. Others come first for a while; see that what you lend is entered somewhere.',
  S: 'Something in the heart turns over. Feelings come in strongly and go out changed, and a new direction shows itself the morning after.',
  T: 'Strain and help arrive together. Partnerships are tested for weight, and those that hold may be built upon for a long time.',
  U: 'Gathering and spilling. Charm is at its height, resolve a little under it; decide early what you will not let slip through.',
  V: "A builder's season with a view. Plans are large and sound, and they go forward if you feed them in portions, like a stove.",
  W: 'Ups and downs in quick succession, with company on the stairs. Hold on to one fixed habit and enjoy the rest as travel.',
  X: 'A crossing. Something is given up so that something can be carried, and the feeling about it is louder than the fact.',
  Y: 'A fork, seen from some way off. You look for the meaning of things, choose more slowly, and are glad of it later.',
  Z: 'Hope with good timing. People come round to your view and help turns up from a distance; read the small print all the same.',
};

/** The inner weather of a year by the sum of its three letters, which is 3 at least and 27 at most. */
export const essences: Record<number, string> = {
  3: 'A light year inside. Little stands between a wish and its trial, and you laugh sooner than usual about what went wrong. Make something small and let it be seen.',
  4: 'A need for order. You want to know where things are and where you stand, and you find peace in clearing what is on the table before you lay it anew.',
  5: 'Restlessness, of the fruitful kind. You would rather be on the way than be right; one change made deliberately spares you three that make themselves.',
  6: 'You want to belong somewhere and to be of use there. Home is the subject, whether that means a house, a person or a way of being met at the door.',
  7: 'Quiet. A book, a bench, a long walk, and you come back from them with opinions. Nobody should hurry you, yourself included.',
  8: 'You want to see results and are prepared to answer for them. Say the figure, ask for the place, sign the thing; the backbone is there.',
  9: 'Something wants to be rounded off. Feeling is generous and a little tired; give away what you have finished with and keep the evening free.',
  10: 'A door in yourself that had been papered over comes to light. You feel like the person you were before everyone advised you, with more experience.',
  11: 'Nerves like strings. You sense what is coming and what is meant, and ideas arrive complete. Sleep, eat and walk on time; it is the price of the reception.',
  12: 'Talk and tenderness, mixed. You would like to be agreed with and to be original in the same breath. Choose the company in which both are possible.',
  13: 'Thorough housekeeping within. Something familiar is taken apart so that it can be put together properly; it looks worse in the middle, as all renovation does.',
  14: 'Many appetites. You want to taste, travel, try, and the year teaches moderation by offering seconds. Keep one promise to your body, however small.',
  15: 'Warmth with a wish for change in it. You love more boldly and say so, and people answer by telling you what they need. Beautiful things do you measurable good.',
  16: 'An old certainty comes down, more quietly than you feared, and the view improves. Whatever you find yourself gripping is the thing to look at.',
  17: 'Ambition with a conscience. You would like to succeed at something that still seems right at three in the morning, and you may. Work on it alone, and show it whole.',
  18: 'Claims from outside and convictions from inside sit at one table. Decide for whom you are strong. What you give up out of principle you will not miss.',
  19: 'You stand on your own feet, at first because nobody else is about, later because it suits you. Ask for help once, early on, so that it stays a choice.',
  20: 'You are more easily touched, and a better listener. What weighs on you weighs half when it is told. Two people can do this year what one cannot.',
  21: 'Good nature. Talents you had put away as childish turn out to be of use, and you are forgiven a great deal because you are good company.',
  22: 'A large plan, and the patience for it. You see how the parts would fit, and for once you are neither too early nor too modest. Lay one stone a week.',
  23: 'Freedom with friends in it. You change course cheerfully, and people come along. Promise little, appear often, and the year repays you in doors.',
  24: "The practical side of love: meals, bills, visits, somebody's lift to the station. It is less dull than it sounds, and shows you what holds.",
  25: 'You look twice at everything, yourself included. An old conclusion is reopened and improved. Say less about it than you know until it has set.',
  26: 'Carrying weight gracefully. Others rely on your judgement and pay for it in one coin or another. Rest is part of the work; enter it in the diary.',
  27: 'The heart is wide. You think in years and in many people at once, and small quarrels no longer reach you. Finish one thing in public, and let it be praised.',
};

/** The number of the name in daily use, after "Called Nell, you answer to a 7:". */
export const dailyNames: Record<CoreNumber, string> = {
  1: 'the name of somebody who goes ahead. People expect a decision of you and are a little quicker on their feet when you come in.',
  2: 'a name that others lean towards. It is said softly, and you are told things under it.',
  3: 'a name with a smile in it. Under it you are asked to speak, to give the toast, to write the card.',
  4: 'a name for the letterbox and the contract. Under it you are taken at your word.',
  5: 'a name that carries across a street. Under it you are met as somebody who has just arrived.',
  6: 'a name that sounds like home. Under it you are asked for advice, recipes and a bed for the night.',
  7: 'a name that holds something back. Under it people think before they ask, which spares you a good deal.',
  8: 'a name with weight. Under it you are handed the money, the keys or the meeting.',
  9: 'a name that belongs to many. Under it you are known by people whom you do not quite remember.',
  11: 'a name with a charge. Under it people feel themselves seen, and tell you so years later.',
  22: 'a name that could stand over a door. Under it others trust you with what has to last.',
  33: 'a name that comforts. Under it people come to you who had not meant to go anywhere.',
};
