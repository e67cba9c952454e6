import type { CoreNumber, Meaning } from './meaning.ts';

/** The Life Path is read as a road: what keeps coming up along it, and what it teaches. */
export const lifePath: Record<CoreNumber, Meaning> = {
  1: {
    title: 'The Pathfinder',
    essence: 'You learn who you are by going first, and by knowing what you think before you ask.',
    short:
      'Your road keeps placing you at the front of things, often before you feel ready. It wants you to make a choice and stand by it when no one is clapping. Over the years you find that leading yourself well matters more than being ahead of anybody else.',
    long: [
      'You may remember small early scenes of doing it alone: the form filled in at the age of ten, the bus taken across town, a decision made because no adult was quite paying attention. Independence arrived as a necessity before it became a pleasure. That is why you can walk into an empty situation and begin, while others are still looking for the person in charge.',
      'The lesson repeats in different clothes. Somebody keeps you waiting for a permission you no longer need; a friend expects you to agree out loud with something you doubt. Each time you swallow your own opinion to keep the peace, the road seems to narrow, and each time you say it plainly it widens a little. Courage here is mostly small and daily. It sends the proposal, names the price, and starts on Tuesday with what there is.',
      'Later comes the finer part. Having learned to stand alone, you are asked to let somebody stand next to you. Accepting help can feel like losing, so practise with something minor, a lift to the airport or a second pair of eyes. At its strongest this path makes a person who begins things in company, and who can hear a better idea without feeling any smaller.',
    ],
    strengths: [
      'Starts from nothing, without a map',
      'Keeps to a decision once it is made',
      'Stays calm when there is nobody to copy',
      'Recovers by trying another way at once',
    ],
    cautions: [
      'Takes an offer of help as a criticism',
      'Walks so fast that companions drop away',
      'Hears a difference of opinion as a contest',
    ],
    exercise:
      'Somewhere in your week there is a thing you are waiting for someone else to start. Before Friday, take its first visible step: send the message or book the room. Then bring in a companion by asking for one specific piece of help, and use it the way it is given.',
  },
  2: {
    title: 'The Companion',
    essence: 'You grow through closeness: by listening finely, and by learning to count yourself in.',
    short:
      "This road runs between people. You notice the pause before an answer, and the two people who mean the same thing and cannot hear it. What the years ask of you is partnership on equal terms, where your own wish is spoken as clearly as everybody else's is understood.",
    long: [
      'As a child you may have been the one who could tell from the sound of the front door what kind of evening it would be. Reading a room came before reading books. Such attention is a real gift, and it made you good company early: the friend others told things to, who remembered which guests had quarrelled and seated them at opposite ends.',
      'Life keeps handing you pairs to look after. It may be a household of two, or a parent and a sibling who only speak through you. In each comes the same crossroads, where keeping everyone comfortable would cost you an honest sentence. Left unsaid, it comes out later as tiredness, or as a grievance about the dishes. Said gently and early, it usually brings the other person closer.',
      'Patience is the way you travel. You will rarely get anywhere by pushing, and comparison with louder people only makes you doubt a pace that suits you. Trust what grows slowly: the ten-year friendship, the agreement both sides still like a year on. On a good day this road looks like two chairs drawn up to a table, and one of them is unmistakably yours.',
    ],
    strengths: [
      'Hears what is meant beneath what is said',
      'Makes room for two truths at one table',
      'Stays patient while trust takes its time',
      'Remembers what makes a person feel known',
    ],
    cautions: [
      'Says yes first and discovers the no at night',
      'Carries messages that others should deliver',
      'Keeps a silent tally of small hurts',
    ],
    exercise:
      'Once a day this week, when someone asks where to eat or when to meet, answer with your actual preference before asking for theirs. Keep it small and say it kindly. On Sunday, note how often the reply was simple agreement, and how it felt to be met.',
  },
  3: {
    title: 'The Bright Voice',
    essence: 'Your road asks you to say it and share it, including the parts that are hard to say.',
    short:
      'There is an audience along your road, even if it is three people in a kitchen. You learn through play and imagination, and by telling what happened. In time you let your way with words carry true feeling as well as charm, and you finish what delight began.',
    long: [
      'Somebody, early on, either laughed at your stories or told you to keep it down. Both leave a mark on a person with this path. You learned that expression has power: it could turn a dull afternoon into a party, and it could also get you sent out of the room. Much of your growing up, at whatever age you do it, means taking your voice back from those first reviews.',
      'The road is lined with doors and most of them look fun. Singing lessons, a newsletter, the half-built puppet theatre, a language you can now order coffee in. Scattering is the usual way to get lost here, because the start of a thing gives you so much pleasure that its middle feels like a betrayal. Carrying just one of them past the boring third week teaches you something the first week never could.',
      'There is also the matter of the smile. You can make light of almost anything, which is a mercy to the people around you and sometimes a hiding place for you. The turning point tends to come when you tell a sad truth without a punchline and find that nobody leaves. From then on the humour gets better, and so does the company.',
    ],
    strengths: [
      'Lifts a heavy room without denying the weight',
      'Finds the image that makes a feeling plain',
      'Makes friends in queues and waiting rooms',
      'Plays, and so keeps on learning',
    ],
    cautions: [
      'Begins five things and mourns all five',
      'Jokes at the exact moment honesty was near',
      'Lets one cool remark silence a month of work',
    ],
    exercise:
      'Take one unfinished creative thing, the smallest you own, and give it twenty minutes on four days this week. On the last day show it to a person you trust, exactly as it stands. Add one sentence about what it means to you, and leave the joke out.',
  },
  4: {
    title: 'The Patient Builder',
    essence: 'Step by step you learn what holds, and how to build a life with room to breathe in it.',
    short:
      'Steady work is the teacher on this road. You gain ground by turning up, keeping your word and mending what others would replace. Slowly you also find out which walls carry the house, and which you put up years ago for safety and could now take down.',
    long: [
      'Few shortcuts have worked for you, and you have probably noticed. Where a friend talks their way into a post, you are asked for the certificate; where luck might have covered a gap, you were sent back to do the groundwork. It can seem unfair until you look at what you own as a result. What you put up tends to stay up, and people sleep well under it.',
      'The teaching comes in the shape of limits: a small budget, a fact that will not budge, a family that needs someone to remember the insurance. You learn to work with what is on the table, and there is dignity in that. Trouble starts when the habit of bracing outlives the need for it. Then the holiday is planned to the quarter hour, and rest must always be earned first.',
      'Midway along, something you made carefully may need to change anyway. A household changes size, or a plan falls through, or the method you perfected goes out of use. You are better equipped for this than you think, since a person who knows how things are made also knows how to remake them. Keep the foundations, which are your word and your care. Let the floor plan be a pencil drawing.',
    ],
    strengths: [
      'Keeps promises long after the mood has passed',
      'Sees the next practical step in a muddle',
      'Builds routines that others can lean on',
      'Tells the truth about what a thing will take',
    ],
    cautions: [
      'Mistakes the usual way for the only way',
      'Postpones rest until everything is done',
      'Answers a new idea with its obstacles',
    ],
    exercise:
      'Write down three rules you live by at home, such as when you eat or who may use the good cups. Ask of each what it protects. Choose the one that protects least, and break it deliberately once this week. Notice what stays standing.',
  },
  5: {
    title: 'The Free Traveller',
    essence: 'Change is your classroom, and freedom turns real the day you choose what to stay for.',
    short:
      "Movement teaches you. A new street, an odd job, a stranger's opinion over breakfast: you take life in through contact, and staleness is the one weather you cannot bear. The long lesson is to tell a door that is opening for you from one you are merely running through.",
    long: [
      'Look back over your addresses or your hair colours and a pattern shows: once a thing became predictable, you began to look out of the window. Perhaps change was done to you first, through a family that moved or a plan that collapsed, and you discovered you were good at it. You land on your feet in unfamiliar kitchens. You can be at ease with a judge and a mechanic on the same afternoon.',
      'Freedom is the word painted on every signpost here, and its meaning alters as you walk. At first it is leaving: the resignation letter, the single ticket. Later you meet its other face in something you would once have called a tie, because depth has countries of its own. The fifth year of a craft or a love contains places a visitor never sees. To find them you have to sit through a few flat Sundays without reaching for the exit.',
      'Appetite deserves an honest word. You learn through the senses, and too much of a good thing has probably taught you as much as the good thing did. A couple of fixed points help more than strict rules: one morning habit, and one friend who knows the whole story. With those in your bag you can go almost anywhere and still arrive as yourself.',
    ],
    strengths: [
      'Adapts before others have read the notice',
      'Talks easily with every sort of person',
      'Turns a mishap into a good second plan',
      'Stays curious where many have stopped',
    ],
    cautions: [
      'Leaves in week three of anything difficult',
      'Calls restlessness a sign, then packs',
      'Says yes to everything and arrives late',
    ],
    exercise:
      'Pick one commitment that has lately felt dull, perhaps a class or a standing call. Before dropping it, give it one full hour this week with your phone in another room, and look for something in it you have never noticed. Decide about staying only afterwards.',
  },
  6: {
    title: 'The Tender of the Hearth',
    essence: 'You learn love as a practice: caring well, asking fairly, and letting others do their share.',
    short:
      'Responsibility may have found you young, and you made something lovely of it. Your road winds through homes and teams that are better for your having been there. The test, met many times and in many faces, is to care without managing and to let the care come back.',
    long: [
      'Wherever you live, there is soup. It may be real soup, or it may be the way you notice that the new neighbour has eaten alone since Monday; either way people come in cold and leave warmed. A younger child to mind, or a parent to cheer, may have taught you this, and being needed became the surest way to belong.',
      'The road then sets its question, usually through someone you love who will not be helped. You find the flat, you rewrite the letter, and they do what they were going to do. It hurts. It also teaches the difference between standing beside a person and steering them, and that advice is a gift only when somebody has asked for it. Your standards are high because you see how good things could be; others may feel them as a mark out of ten.',
      'Beauty and fairness are your resting places. Laying a table nicely, or settling a quarrel so that both children think it just, gives you back to yourself, so make time for it. And put your own name in the household accounts. When you let a friend bring dinner, and leave the kitchen alone while they do, you teach everyone present what love between equals looks like.',
    ],
    strengths: [
      'Makes a place feel like home within a week',
      'Stays when things become difficult',
      "Judges fairly and sees each side's need",
      'Brings beauty into ordinary rooms',
    ],
    cautions: [
      'Helps before anyone has asked',
      "Feels responsible for other people's moods",
      'Turns worry into instructions',
    ],
    exercise:
      'Ask someone you usually look after to do something for you this week: cook a meal, or listen for half an hour. Accept their version of it, without guiding or improving. Afterwards say thank you and stop there, with no favour offered in return.',
  },
  7: {
    title: 'The Quiet Inquirer',
    essence: 'You walk inward to understand, and come back with a truth you have tested for yourself.',
    short:
      'Yours is a road with long stretches of solitude and excellent views. You question what others accept, and would sooner know one thing properly than hear about ten. The lesson is trust: letting people, and whatever cannot be proved, stand close enough to be known.',
    long: [
      'There was probably a shed, a top bunk or a long way home where you first felt entirely yourself. Thinking is a place you go. From there you watched how people said one thing and did another, and you began to look beneath. Small talk has tired you ever since, though a real conversation at midnight can keep you happy for days.',
      'Your path tends to bring a season when an explanation you relied on stops working. It may be an idea you were raised with, or a plan that was logical in every line and still failed. Such a season feels lonely, and it is where your own knowing begins. You learn to hold reason and intuition together, like two witnesses who saw the same event from different windows.',
      'What to watch along here is the closed door. Solitude mends you, and past a certain hour it starts to harden into a habit of being unreachable, with doubt as the excuse. Nobody needs you to become sociable. Choose two people and let them see the unfinished thought, the question you have no answer to. Tell them what hurt, as well as what you concluded. Understanding, once it is shared, turns out to be the warmest thing you own.',
    ],
    strengths: [
      'Sees through a polished surface',
      'Stays with one hard question for years',
      'Keeps good company alone',
      'Trusts only what has been lived and tested',
    ],
    cautions: [
      'Vanishes instead of saying that it hurt',
      'Demands proof where trust was being offered',
      'Thinks about life so well that it goes unlived',
    ],
    exercise:
      'Take one walk of forty minutes alone this week, with nothing in your ears, carrying a single question that matters to you. When you come back, write half a page. Then read two sentences of it aloud to someone you trust, before you have improved them.',
  },
  8: {
    title: 'The Steward of Power',
    essence: 'Power and plenty pass through your hands until you know what you want them to be for.',
    short:
      'This road deals in things you can count: money, authority, consequences. It may lift you up and set you down more than once, each time asking what you would do with influence. You learn to hold strength fairly, beginning with how you treat yourself.',
    long: [
      'Long before you had any of your own, you could tell who in the room held the power. Perhaps there was too little money at home, or plenty of it with a price attached; either way you watched how it changed voices and closed doors. Something in you resolved to be capable. You read the contract to the end, you answer a loss by making a list, and when things go wrong people turn to look at you.',
      'Ups and downs belong to this road, and they carry its teaching. A success may come faster than your readiness for it, or an effort that deserved reward gets none, and you are left alone with the question of your worth. Anyone can feel large with a full diary. The lesson sits in the other hour, when the title is gone and you find that your judgement and your decency came home with you.',
      'Two habits lighten the way. One is to speak of power openly, saying what you want and asking who decides, because things go sour when ambition has to wear a disguise. The other is to use your strength for someone who has less of it: sign the reference, and pay on time. Authority that is spent like this weighs less, and people near you begin to stand taller as well.',
    ],
    strengths: [
      'Thinks in outcomes and sees them through',
      'Keeps a clear head when the stakes rise',
      'Gets up again, and wiser, after a loss',
      'Gives others a chance and the means to use it',
    ],
    cautions: [
      'Weighs each day by what it produced',
      'Grips the wheel when a passenger could drive',
      'Hides tenderness as though it were a debt',
    ],
    exercise:
      "Name one place where you hold power over somebody's day, such as a rota or a bedtime. This week hand over one real decision in it, completely, and back whatever they choose. On Sunday compare the trouble you expected with how it actually went.",
  },
  9: {
    title: 'The Wide Heart',
    essence: 'Your road teaches generosity with limits, and the grace of finishing what is over.',
    short:
      'Strangers tell you things on trains. This road brings you the whole range of people, asks you to care beyond your own fence, and then asks you to let go: of a grudge, a house, a version of the story. Endings are your lesson, and compassion is how you learn it.',
    long: [
      'A news item can spoil your supper, and anyone left out of the game is your business. Some of what you feel belongs to people you have never met. Perhaps you were treated, even as a child, as the one who would understand. The 9 road is the last of the single numbers and gathers something from each of the others, so you can find a piece of yourself in almost anybody.',
      'What it asks for, again and again, is release. Think of the boxes in the attic, or the friendship that ended long since and is still argued with in the shower. Letting go may have been forced on you before you had a say in it, which makes holding on feel like loyalty. Yet each time you close something with thanks, a surprising amount of life comes in through the space you cleared.',
      'Giving is natural to you and needs a shape. Loving humankind can be easier than telling one person that you are hurt and would like them home by seven. Practise on the near things: let a friend see your bad mood, take the bigger slice. From there your breadth becomes useful, because you are giving from a full cupboard, and the help you offer leaves both of you free.',
    ],
    strengths: [
      'Finds common ground with almost anyone',
      'Forgives, and means it, in time',
      'Sees the whole where others see a corner',
      'Gives without needing the credit',
    ],
    cautions: [
      'Rescues the many and avoids the one at home',
      'Keeps the past furnished and heated',
      'Feels let down over debts never spoken of',
    ],
    exercise:
      'Find one object you keep out of guilt or old sorrow. Hold it for a minute and say aloud what it gave you. Then pass it on, return it or throw it away before the week ends. Leave the place where it stood empty for a few days.',
  },
  11: {
    title: 'The Lantern on the Road',
    essence: 'You feel more than you can explain, and you learn over time to carry that light gently.',
    short:
      'An 11 is a 2 with the lamp turned up: the same gift for closeness, and a stream of impressions that arrive before the facts. Your road teaches you to trust them and bring them to ground. Some years you may simply live as a 2, and that is a good life too.',
    long: [
      'You may have been told you were too sensitive, usually by somebody who had just been found out. On this road perception comes first. You know that a couple has quarrelled before they have taken off their coats, and an idea can reach you whole, in the bath, with its ending already written. It is a lot of current for household wiring, and learning to carry it is the first half of the work.',
      "The second half concerns trust. Early in life you probably hid what you saw, or saw it so vividly that the ordinary version disappointed you. Doubt and inspiration can follow each other within the hour. What steadies you is plain: regular meals, a friend who is hard to impress, something to do with your hands, and time between impression and announcement. An insight that survives three nights' sleep is usually worth saying.",
      'When you speak from there, people are moved, sometimes by a remark you hardly remember. You need no stage for this; a phone call will do. There may be stretches when the strain outweighs the shine, and being a patient friend is quite enough. Step down into the 2 without shame. The lamp still belongs to you, and burns the better for having been shaded.',
    ],
    strengths: [
      'Senses the truth of a situation early',
      'Gives others courage with a few right words',
      'Holds to an ideal and stays soft in manner',
      "Sits with another person's pain unafraid",
    ],
    cautions: [
      'Takes every mood in the building home',
      'Measures real people against a vision',
      'Lets nerves talk a good idea out of the door',
    ],
    exercise:
      'Keep a small notebook by the kettle for seven days. Each time you have a hunch, write it down with the date and do nothing about it. At the end, mark which were worry and which were sight, then act in a modest way on one of the second kind.',
  },
  22: {
    title: 'The Architect of Large Things',
    essence: 'You carry plans larger than one person, and learn to raise them one honest brick at a time.',
    short:
      'Under a 22 lies a 4, with all its patience, and above it a horizon most people would call unreasonable. Your road is the stairway between the two. It teaches you to make large things real in ordinary weeks, and to count a well-built small life as a success.',
    long: [
      'Scale is your peculiarity. Asked to help with the school fete, you find yourself redrawing how the town shares its halls; the shed you meant to repair has, on paper, become a workshop for twelve. Practical people think you a dreamer and dreamers find you practical, so you may have grown up without a clear seat at either table. The road needs both of them in you.',
      'Its hardest miles lie between the drawing and the door. You can see the finished building, which makes every slow Wednesday look like failure, and the weight of what you could do may keep you from doing the next thing. Many with this path spend years in capable, contained 4 work. I would never call that wasted. It is where you learn prices, tempers, dates and drains, and whatever you build later will stand on them.',
      'When a larger call does come, it often looks like a problem other people have got used to. Begin with a version you could finish by the end of the season, and find partners before you are tired. And keep one part of your life entirely small, a vegetable bed or a weekly card game, where nothing needs to grow into an institution.',
    ],
    strengths: [
      'Sees the whole structure and the first brick',
      'Gathers people around a shared purpose',
      'Keeps faith with a plan over many years',
      'Makes the improbable look like a timetable',
    ],
    cautions: [
      'Waits for a beginning worthy of the vision',
      'Carries alone what was drawn for a team',
      'Turns every hobby into a project',
    ],
    exercise:
      'Describe your largest idea on one sheet of paper. Below it, write a version that would take three months, then three weeks, then three hours. Do the three-hour version this week, badly if need be, and show it to one practical person whose opinion you respect.',
  },
  33: {
    title: 'The Gardener of People',
    essence: 'Love is your craft and your lesson: to lift others without carrying them off their own feet.',
    short:
      'Take the care of a 6 and widen it until it takes in the whole street and the next town; that is roughly the road of a 33. It is warm, and it is demanding. You learn to teach by how you live, to rest before you are empty, and to be an ordinary 6 when that is plenty.',
    long: [
      'Others have leaned on you since before you had the height for it. Classmates brought you their troubles, neighbours their keys; someone in a waiting room told you their life story. With a 33 the wish to comfort is so strong that distress nearby sounds like a bell only you can hear. It makes you tender and brave, and it can make a free evening feel like desertion.',
      'The road corrects this patiently. You will meet people who prefer their problem to your solution, and causes that could swallow three of you and remain hungry. From them you learn that love needs an edge to it. Saying that you can listen until nine may sound cold to your ears, yet this is when your help starts to work, because the other person finds their own strength in the space you left.',
      'Much of your influence happens while you are looking elsewhere: how you speak to the waiter, how you apologise to a child. People copy it for years. So the finest work on this path may be the least dramatic, a household where nobody is shouted at, a class that feels safe enough to be wrong in. If the wider calling tires you, come home to the 6 and tend what is near. It is the same love over shorter distances.',
    ],
    strengths: [
      'Comforts in a way that leaves people stronger',
      'Teaches by example, often without noticing',
      'Sees the good in the one who is difficult',
      'Turns private sorrow into understanding',
    ],
    cautions: [
      'Confuses being exhausted with being good',
      'Shoulders lessons that belong to someone else',
      'Forgives everyone but the face in the mirror',
    ],
    exercise:
      'When you are next about to help, first ask the person two things: what would be useful, and what they would prefer to do themselves. Give only the first. Then reserve one evening this week for a pleasure that is of no use to anyone else, and keep it like a promise.',
  },
};
