import type { CoreNumber } from './meaning.ts';

/** The Maturity as it is told to somebody who has yet to meet it, or who has lived in it for years. */
type MaturityTold = { essence: string; long: readonly string[] };

export const maturityAhead: Record<CoreNumber, MaturityTold> = {
  1: {
    essence: 'One day you will stop asking the table before you order.',
    long: [
      'At the moment you may still look round before you say what you want, which is sensible at a time when so many people have a say in your days. Somewhere in the middle of life that look round becomes shorter and then stops. You will find that you have a course of your own, and that most of those whose leave you used to ask had never meant to give or refuse it.',
      'You can meet the number now in small change. Notice whom you envy: it is usually somebody who simply decided. Then decide something yourself, once a month, without a poll, and live with it for the whole of that month. Nobody can lend you this skill later, and it costs least while the mistakes are still cheap.',
    ],
  },
  2: {
    essence: 'Later you will care less about winning and more about who is on the bench beside you.',
    long: [
      'Just now there is a good deal to prove, and people who keep the score. Keep it if you must. The number waiting for you further on has no scoreboard; it is about one other person at a time, and how an evening ends that began with a quarrel. You will be surprised one day to hear yourself ask what they meant, and to want to know.',
      'Its first sign is easily overlooked, because it looks like being slow. You wait a moment longer than the others before you answer, and the answer is kinder for it. Keep one friend from these years in whatever way you can, with postcards if need be. In the second half of your life a friendship with roots will be worth more to you than you would believe today.',
    ],
  },
  3: {
    essence: 'The voice you are trying on now is the one you will come back to.',
    long: [
      'Perhaps you draw, sing, argue, write things that nobody is shown. A good part of it will go into a box when life gets busy; it does with nearly everyone. With this number it does not stay there. About the middle of life the box is opened again, and what comes out has lost its stage fright, since by then you will mind far less who is looking.',
      'So do your later self a kindness and keep the box. Do not throw out the notebooks, the half songs, the bad photographs. Finish one thing a year, however small, so that you know what finishing feels like when it matters. And tell one joke fewer when somebody is being serious; that is the only part of this gift that does not improve by itself.',
    ],
  },
  4: {
    essence: "You will come to love order, although at present it may feel like other people's furniture.",
    long: [
      'It may amuse you to hear that the last word in your chart is about cupboards. At the moment improvising works, or you live among rules that somebody else made. Further on, around the middle of life, you will begin to make your own, and find a quiet pleasure in them: the mended thing, the walk at the same hour, the work that is done properly because you have learnt how.',
      'What you can collect for it now is a craft. Take one that your hands like, and go past the third dull week; it is where most people get off, and it is where the number lives. Half of it can be forgotten afterwards. The knowledge that you once stayed with something until it was good will wait for you like a key on its hook.',
    ],
  },
  5: {
    essence: 'Your life is likely to get wider as it goes along, so there is no need to hurry through it.',
    long: [
      'Many people are free early and settled late. Your chart has it in the other order. Whatever you build in the next two decades, there is a second departure in it, at an age when your friends compare kitchens: a language, a change of subject, a long train. You will be better at it then than now, since you will know which bridges to cross and which to leave standing.',
      'It takes some of the pressure out of being young. You need not see everything before you are thirty. What helps is to keep the habit alive in small sizes: an unknown stop on a line you know, a person who thinks otherwise, a subject without any use. And learn to say where you are going. Those who love you will not mind the journey half as much as the guessing.',
    ],
  },
  6: {
    essence: "You will become somebody's harbour, and are allowed to be a boat first.",
    long: [
      'At your age going out is the point, and being looked after is something one would rather not be seen at. Later the current turns. A table, a street, a handful of people will become yours, and what would weigh on you today will feel like belonging. You will want to know who is eating where on the holidays, and be the one who knows where the spare key is.',
      'There are traces of it already. You are the one who texts to ask whether somebody got home. You know whose birthday it is. Let it be, without making a profession of it; a person who has been free for a while keeps a more generous house. And practise the harder half from the start, which is to let somebody cook for you.',
    ],
  },
  7: {
    essence: 'There is a quieter person in you who will be introduced properly in some twenty years.',
    long: [
      'You may have met already: on the way home from a party that you left early, or in the hour when everyone is asleep and a thought will not leave. At present that person gets the crumbs of the day. About the middle of life they get the study. You will read more and say less, and others will come for an answer that you have really thought about.',
      'Until then you need not be solemn. It is enough to protect one hour in the week from all screens and all company, and to follow one question further than any test demands. Keep what you find on paper. Keep also a friend who interrupts you, because the trap of this number is a door that closes so quietly that nobody knocks any more.',
    ],
  },
  8: {
    essence: 'You will be given weight to carry, and it will suit you better than you think.',
    long: [
      'It may be hard to imagine now, when others hold the keys and the money and explain to you how things are done. The end of your chart is about being the one who holds them. Around the middle of life people will look at you when a decision is due, and you will notice that you have stopped lowering your voice when you say what something is worth.',
      'Two things can be learnt beforehand, and cheaply. The first is to say a sum aloud without an apology after it: your share of the rent, the price of an afternoon. The second is to be fair when you are stronger, in a team, with a younger brother, in a queue. Power mostly makes people more of what they were. See to it that there is something good to magnify.',
    ],
  },
  9: {
    essence: 'In the end your road opens outwards, towards people you have not met.',
    long: [
      'You are meant to want things for yourself just now, and it would be odd if you did not. Further along, the wanting changes its object. You will catch yourself wondering what would be of use to somebody you will never see, and it will feel like relief. Old grudges go first. After them, to your own astonishment, goes the wish to have been right.',
      "A sign of it may be there already: you cry at other people's reunions, you cannot walk past, you know the names of those who clean the building. It costs something, and nobody marks it. Give a little, regularly, and keep a little back for yourself with a good conscience. Both halves of that sentence will be needed for a long time.",
    ],
  },
  11: {
    essence: 'What makes you thin-skinned today will one day be what people thank you for.',
    long: [
      'You hear too much. The mood in a room reaches you before the words do, and it has been suggested to you, no doubt, that you should not take everything so hard. Keep the hearing. It takes about half a life to learn where the volume is regulated, and then the same instrument that kept you awake at nineteen begins to be of use, to others first and then to you.',
      'Meanwhile treat it as one treats a good violin. It wants sleep, plain food, and a case to lie in at night. Write down what you sense about people and look after a month at how much was true; that is how one learns to tell a hunch from a fear. And if a plain, companionable life should turn out to be all you want, the 2 beneath it is a whole number.',
    ],
  },
  22: {
    essence:
      'There is something large in the last line of your chart, and all the time in the world to learn how things stand up.',
    long: [
      'You may have plans that embarrass you by their size. Do not be talked out of them, and do not start with the roof. The number belongs to the second half of life because by then one knows what it needs: money that arrives late, people who get tired, a committee, rain. What you can gather now is the knowledge of how one small real thing is made to work.',
      'So build sheds. Run the stall, organise the trip, keep the thing going for a whole year after the fun has gone out of it. Every one of them will be a drawer that you can open later. On days when the large plan makes an ordinary Tuesday look like failure, live the 4 beneath it, get the washing done, and leave the drawing pinned to the wall.',
    ],
  },
  33: {
    essence: 'You will be good for a great many people, and it begins with being good company for one.',
    long: [
      "Others tell you things. They did at school, on stairs and in kitchens, and you were too young to know what to say and stayed anyway. That staying is the whole number in its first form. Past the middle of life it becomes something one can rely on: people will leave your table lighter than they came, and you will know which troubles need you and which need a night's sleep.",
      'It is too early to make a task of it, and you should be suspicious of anyone who would like you to. Learn the limits first. Go home when you are tired. Let a friend be unhappy for an afternoon without mending it. And collect some nonsense on the way, songs and silly stories; a sense of humour is what keeps this heart from being worn out by the age of fifty.',
    ],
  },
};

export const maturityLived: Record<CoreNumber, MaturityTold> = {
  1: {
    essence: 'You have been leading your own life for a good while; see to whom you have left the door open.',
    long: [
      "You know the sentence by now that begins with I and needs no excuse after it. It may have come late, after decades as somebody's partner, child, pupil or deputy, and there was some clatter when it came. What was a discovery at fifty is a habit today: you choose the day, the route, the people, and hardly anyone objects.",
      'The task that remains is a finer one. Whoever has learnt to decide alone may forget that others have opinions, and that some of them have been waiting for years to be asked. Begin something this season that you cannot do without company. You still make an excellent beginner, and a beginner of your experience is a rare thing to have at a table.',
    ],
  },
  2: {
    essence: 'The long conversation on the bench has become your real property.',
    long: [
      'It is a while since you needed the closing word. You have sat through enough quarrels to know that both sides are usually defending a sentence nobody said, and people have noticed; they come to you with half a story and leave with the other half. Of all that you have made, the ties that held may be what you are proudest of.',
      'What this number asks of you now is to take as well as to give. Let yourself be driven, fetched, rung up first. If there is a brother, a sister, an old friend filed under difficult, three friendly lines that ask for nothing may still surprise you. And say your no on a Tuesday as you always meant to: a bond that bears it is one that will bear the rest.',
    ],
  },
  3: {
    essence: 'You have the stories; now choose who is to have them after you.',
    long: [
      'Somewhere along the way the voice came back, with more material than it knew what to do with. You can make a table laugh and a child listen, and you have stopped waiting to be asked whether you may. If the paints, the choir or the guitar are still in the loft for some reason, this is written for you: they are not improving up there.',
      'Give it a form while the pleasure is good. Twelve stories on paper, with the names of those who are in them; the recipe with its jokes; the photographs with a line on the back. Do it badly every Wednesday. And let somebody else be funny now and then, since being a good audience is the last thing that talkative people learn, and you would be very good at it.',
    ],
  },
  4: {
    essence: 'The roof you put up has held; you may sit under it now without a hammer in your hand.',
    long: [
      'People plan around you. The gutter, the papers, the walk at its hour: what began as a surprising satisfaction has become the ground that others stand on as well. You know how a thing is done, properly and in the right order, and there are fewer of you every year. To be asked for it is no small honour.',
      'The other side of it is a fence that has grown a little each winter. Look where order has stopped serving you and begun to be served. Leave one drawer as it is, let the meal be late for a guest, teach somebody the knack and then keep your hands in your pockets while they do it wrong. The work that is still waiting may be just that: handing on the spanner.',
    ],
  },
  5: {
    essence: 'You have grown lighter with the years, and the window still opens.',
    long: [
      'You were never promised that the later years would be the livelier ones, and yet here they are, with their odd friendships and their reversed opinions. You take a mishap better than you did at thirty. A good deal that others are still afraid to lose you have already put down, and been surprised by how little you missed it.',
      'Where the legs will not go as they used to, the number moves indoors without complaint: a language with a difficult alphabet, a new subject, someone fifty years younger who wants to argue. Keep one thing in the week of which you cannot say beforehand how it will go. And tell those near you when you set out for something. They have always borne your freedom well, once they knew the hour of your return.',
    ],
  },
  6: {
    essence: 'They come to your table; it is time that they also brought the soup.',
    long: [
      'You have been the middle of something for years, a family, a street, a circle, and it has turned out to be what you were good for all along. You can sit beside somebody who is ill without fidgeting. You can say an unwelcome thing so that they stay for tea. People who have long moved away still use your voice in their heads when they are kind to others.',
      'What is difficult in this number does not retire. You still know how everyone ought to live, and it is often true, and they still have to find it out. Offer it once and pass the potatoes. Then let yourself be looked after in the same manner, without repaying it by the end of the week: the young need someone to practise on, and you taught them how.',
    ],
  },
  7: {
    essence: 'You have come close to what is true for you; now and then, tell somebody the way.',
    long: [
      'There was a time when you still went to everything. You have long since preferred the long way home under the trees, and what you thought about on those walks has become a kind of house. You are not easily impressed. You are also more at peace with not knowing than the learned people on the wireless, which makes you restful to sit beside.',
      'Only mind the door. Solitude that you chose can set, winter by winter, into one that nobody thinks of interrupting. Two people should have leave to knock at any time; tell them that they are the two. And give away some of what you understood, in sentences short enough for a postcard. It is not meant to be kept dry until the end.',
    ],
  },
  8: {
    essence: 'You have had the keys for a long time; the last skill is to whom one gives them.',
    long: [
      'You know what a thing is worth and can say it in an even voice. Much that you were responsible for has outlasted the fuss about it. You have seen how power improves few people and spoils several, and you will have your own list of days on which you were one or the other. That list is worth more than the certificates.',
      'What is left to do with authority is the best of it: to spend it on others. A word in the right ear, a reference, a plain account of how it is really done, your seat at the head of the table given up while you can still enjoy the sight. Put your papers in order with somebody beside you whom you trust. Then ask those nearest to you whether your strength has felt like shelter, and believe the answer.',
    ],
  },
  9: {
    essence: 'You have learnt to give things away; leave yourself a chair by the window.',
    long: [
      'Old enemies have turned into people with bad knees, and you among them. The boxes have been gone through more than once. What you found is that what matters is hardly ever in them: it was a letter, a lift to the hospital, a pupil who wrote after years. You are told the truth by the young, since they feel that you want nothing from them. It is one of the real pleasures of this stretch.',
      'Generous people have a way of slipping off without a goodbye. Say the thank-you that is still owing, and let others say theirs to you, all the way to the end of the sentence. Live in the week as well as in memory; something in it is happening for the first time. And keep one Sunday a month that no good cause may enter. You have earned it by any method of counting.',
    ],
  },
  11: {
    essence: 'The light that once unnerved you has long been steady enough for others to read by.',
    long: [
      "You were told to grow a thicker skin, and it is as well that you could not. In the course of the years you found the regulator. Today you see that somebody is going under before they have said so, and say it in a way that a tired person can bear. It is a quiet kind of influence. Its traces are in other people's lives, where you cannot count them.",
      'Go on trusting it, and look after the instrument. Thin sleep and large feelings have not gone away altogether; a walk, a plain friend and a regular supper still help as they did. If you ever thought that you ought to have done something more remarkable, ask the three people who know you best what they would have been without you. And if a companionable evening is all that you want of today, the 2 beneath this number has been right all along.',
    ],
  },
  22: {
    essence: 'Some of what you set up stands by itself now; walk round it once with somebody young.',
    long: [
      'You can tell by looking at a thing whether it will stay up. You have learnt it on budgets, on helpers, on weather, perhaps on one large plan that did not come off and taught you more than those that did. What others call patience in you is knowledge: you know how long planning permission takes, in every sense of the words.',
      'The work is ready to be handed over, or nearly. Be generous in it. Show the drawing and the mistakes, and allow them to move a wall. Younger dreamers need your method and you need their refusal to be put off by it. If no such thing is standing and the years went into holding up a house and those in it, do not let anybody tell you that it was smaller. It was a 4, well lived, and people are still dry.',
    ],
  },
  33: {
    essence: 'A great many people have been warm because of you; come nearer to the stove yourself.',
    long: [
      'You no longer hurry to fill the silence after somebody has said what they were afraid to say. You stay in it with your hands round the cup, and they leave lighter. Nobody taught you that, and you have taught it to more people than you know, simply by having done it in front of them. The number has been at home in you for a long while.',
      'Its danger was always the load, and it does not grow less because one grows older. You may let some of them be comforted by those whom you once comforted; that is what it was for. Close the door on two evenings, say so cheerfully, and see who brings you something. Let your own grief have its turn as well. On days when it is all several sizes too large, be the homely 6, put a coat over it, and peel apples.',
    ],
  },
};
