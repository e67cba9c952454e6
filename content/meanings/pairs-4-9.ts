import type { Meaning } from './meaning.ts';

/** Couples whose smaller number is 4 or more. */
export const pairsFourToNine = {
  '4-4': {
    title: 'Stone on Stone',
    essence: 'Two builders who keep their word, and who grow closer by loosening one brick a week.',
    short:
      'You two could run a lighthouse. Everything has its hook, accounts are square and a promise made in spring is kept in autumn. Security is how you say love. To keep it fresh, invite a little disorder in, on a day that you choose yourselves.',
    long: [
      'Tools hang in order of size and the holiday is booked by January. Far from being dull, this gives both of you deep ease, because neither has to wonder whether the other will turn up. You work well side by side, speaking little, and can point to a wall or a savings book and say: we made that, from nothing.',
      'Two right ways of loading a dishwasher cannot both win, and there lies your comedy. Stubbornness meets stubbornness over matters that weigh no more than a spoon. Alternate whose method rules, month by month, without audits. Watch the quieter danger as well, when weeks become so efficient that tenderness has no slot. Put in a blank evening, with a start time and no agenda.',
    ],
    strengths: [
      'Promises that both of you can bank on',
      'Teamwork with few words and good tools',
      'Patience with slow, lasting projects',
    ],
    cautions: ['Fighting over the one right method', 'Efficient weeks with no softness in them'],
    exercise:
      'Set a date for an unplanned afternoon. Leave the house with one coin, and at each corner let it decide left or right. Stop wherever looks inviting. On the way back, tell each other what a plan would have made you miss.',
  },
  '4-5': {
    title: 'The Map and the Detour',
    essence: 'Routine meets wanderlust, and the best road is planned by one and bent by the other.',
    short:
      'A 4 wants to know when; a 5 wants to see what happens. You can drive each other to distraction and also out of every rut. With a firm frame and loose afternoons inside it, this pair turns into a very good travelling company.',
    long: [
      'The toothpaste cap is only the start. One of you buys in bulk, the other comes home with a single mango and a story. Over time the 4 finds that life with a 5 has better weather than life without, and the 5 discovers the luxury of a full fridge. Your friends see it plainly: one makes things possible, the other makes them happen sideways.',
      "Rules feel like care to the 4 and like a fence to the 5. When the fence gets higher, somebody jumps. Discuss which agreements actually keep you safe, write down five, and mean them. Outside those, the 5 may improvise and the 4 will breathe out. Warn of changes early; an hour's notice is worth more here than any bunch of flowers.",
    ],
    strengths: [
      'Stability with windows that open',
      'Each rescues the other from a rut',
      'Trips both well packed and full of surprises',
    ],
    cautions: ['Building higher fences after each escape', 'Last-minute changes sprung on a planner'],
    exercise:
      "Plan one day in halves. The 4 designs everything until one o'clock, in detail, and the 5 decides everything after that, on the spot. Neither comments until supper, when each names the best moment in the other's half.",
  },
  '4-6': {
    title: 'The Well-Kept House',
    essence: 'Duty and devotion under one roof, a dependable pair who deserve more play.',
    short:
      'If a home could choose its keepers, it might choose you. The 4 looks after the structure, the 6 after everyone inside it. You agree on what matters and seldom let anybody down. Fun has to be put on the list, quite literally, or it slips off.',
    long: [
      "Gutters are cleared before the storms, and a neighbour's soup is delivered before the cold has set in. You divide the labour by instinct: one at the workbench, one by the stove, or the other way about. Evenings are early and content. The family leans on you both, and being needed gives the pair of you a quiet pride.",
      'Yet two responsible people can start to sound like a staff meeting. Who called the dentist, did the form go off, why is the gate still broken. The 6 then longs for a warm word and the 4 for a thank-you, and each waits. Begin the evening with five minutes that contain no logistics. And share the worrying, since one of you does it in the bath at night, alone.',
    ],
    strengths: [
      'Reliability that whole families rest on',
      'The same idea of what a home is for',
      'Generous, practical care in hard times',
    ],
    cautions: ['Talk that shrinks to logistics', 'Carrying worries separately and in silence'],
    exercise:
      'For five evenings, forbid all household topics for the first half hour together. Ask about a memory, a daydream, a song. If one of you mentions the gate or the bins, that one owes the other a shoulder rub.',
  },
  '4-7': {
    title: 'Workshop and Library',
    essence: 'Two private, thorough people who trust slowly and then trust for good.',
    short:
      'Quality matters to you both, whether of a joint in wood or of an argument. You keep few friends and good ones. Affection is shown through time and attention more than speeches, so a spoken tenderness now and then lands with the force of a gift.',
    long: [
      'A Saturday might pass with one of you in the shed and the other among books, and a meeting over bread and cheese at one. You consult each other seriously. The 7 wants to know why, the 4 wants to know how, and between you most problems give up. Neither of you enjoys gossip or fuss, and your home is blessedly quiet.',
      'Rigidity and retreat are the two cold corners. The 4 insists on the practical view, the 7 withdraws behind a better question, and days go by with correct politeness. Somebody has to be first to warm the room. Make it easy with a fixed habit, perhaps a walk each Sunday where opinions are off limits and only observations are allowed: the heron, the light, your hand is cold.',
    ],
    strengths: [
      'Thoroughness that both of you respect',
      'Quiet loyalty and few false words',
      'Problems solved from both why and how',
    ],
    cautions: ['Correct politeness replacing warmth', 'Weeks closed to friends and fresh air'],
    exercise:
      'Each writes the other a letter of ten lines about what you have noticed and valued this year, with facts as evidence. Exchange them, read in separate rooms, then come together and read your favourite line aloud.',
  },
  '4-8': {
    title: 'The Firm Foundation',
    essence: 'One thinks in bricks, the other in skylines, and the building gets finished.',
    short:
      'Practical to the bone, you two enjoy seeing effort turn into something that stands. The 8 aims high, the 4 makes the numbers hold. Respect is abundant. The art lies in being lovers as well as partners in an enterprise called home.',
    long: [
      "Your weekly review would impress an accountant. The 8 proposes to buy the neighbouring plot; the 4 has already paced it out and found the damp corner. You rarely waste, seldom dawdle, and back each other's word in public. Over the years, this household gains weight in the good sense: tools that work, a table that seats ten, a name people trust.",
      'Control is where sparks fly. The 8 steers from the front and dislikes being slowed, while the 4 digs in and cannot be hurried, so a renovation may feel like arm wrestling. Decide in advance who has the last word on scale and who on method. Work must also end at some point in the evening. Change your clothes, literally, to mark it.',
    ],
    strengths: [
      'Ambition resting on careful groundwork',
      'Mutual respect for hard work done well',
      'Endurance through lean stretches',
    ],
    cautions: ['Running love like a small company', 'Digging in while the other pushes harder'],
    exercise:
      'At an hour you both agree on, change into comfortable clothes and leave work behind for the night. Do this on four evenings. Replace the usual review with a single question: what was good to the touch or the ear today.',
  },
  '4-9': {
    title: 'The Ledger and the Open Gate',
    essence: 'A careful steward and a generous dreamer, teaching each other about enough.',
    short:
      'Someone here counts the chairs and someone invites the street. Your difference is about edges: where the household ends, how much can be given, when to stop. Handled with humour, it gives you a life that is both useful to many and in good repair.',
    long: [
      'The 9 lends the drill to a stranger; the 4 makes a label for the drill. Small as it is, this is your marriage of outlooks. One brings meaning and a wide horizon into the house, the other brings a timetable and dry firewood. Projects for the community go well in your hands, as the vision arrives with a rota attached.',
      "Money and time given outside can make the 4 uneasy, and caution can look ungenerous to the 9. Both feelings deserve daylight. Fix a share of each that may be given away freely, no questions, and treat the remainder as home's. The 9 could also come down from the general to the particular: less about humanity at dinner, more about your own Tuesday.",
    ],
    strengths: [
      'Ideals that come with a rota',
      'Generosity inside sensible limits',
      'Two outlooks that widen each other',
    ],
    cautions: ['Calling care stingy or giving foolish', 'Living in principles while the roof drips'],
    exercise:
      'Decide together on a sum and a number of hours for this month that may be given to others. The 4 keeps the tally, the 9 chooses where. When both are used up, spend an evening at home and enjoy it guiltlessly.',
  },
  '5-5': {
    title: 'Two Passports',
    essence: 'Freedom squared, a thrilling match that chooses each other again and again.',
    short:
      'Neither of you can stand a closed gate, which is why you rarely build one. Life together is quick, sensual and full of departures. Staying becomes a decision rather than a habit, and two 5s who decide it daily have something many settled pairs would envy.',
    long: [
      'You met somewhere noisy or far from home, or at least it feels so in the telling. Furniture moves about. Jobs and hairstyles change, a map hangs where others have a wedding portrait. When one says let us go, the other is already hunting for shoes. You forgive quickly and bring each other the best gift you know, which is news.',
      'Who stays in for the delivery, though, and who remembers the rent? With two people facing the horizon, small duties fall into the gap, and so can hard talks, because leaving the room is easy for both. Automate what bores you and share what cannot be automated. As for the talks, have them while walking. Feet in motion make it possible to stay on the subject.',
    ],
    strengths: [
      'A union renewed by choice, often',
      'Quick forgiveness and little jealousy',
      'Courage for a change of scene or of life',
    ],
    cautions: ['Walking out in the middle of a sentence', 'Duties that fall between two travellers'],
    exercise:
      'List every dull task that keeps your life running. Automate two this week and split the others by drawing straws. Then take a long walk with one difficult subject in your pocket, and stay with it until the turning point.',
  },
  '5-6': {
    title: 'The Road and the Porch Light',
    essence: 'An explorer and a homemaker who must agree on when the light is left on.',
    short:
      'Love pulls one of you outward and the other inward, and you feel it most on Friday evenings. A 6 gives the 5 a reason to return; a 5 gives the 6 a reason to lock up and come along. Flexible promises, firmly kept, suit you two.',
    long: [
      'Suppose there is a free Saturday. The 6 sees a chance to paint the spare room and have people round, the 5 sees a train timetable. On good days you do the first until noon and the second afterwards. The 5 makes the family laugh at the wrong moments, which is often the right medicine, while the 6 makes the traveller feel known.',
      "Responsibility weighs differently on each. To a 6, a promise to relatives is sacred; to a 5 it may feel like a net. Worry then becomes advice, advice becomes flight. It is worth telling the 5 what you need without a lesson wrapped around it, and telling the 6 where you are going without being asked. Take the 6 along more often, too, with nobody else's lunch to organise.",
    ],
    strengths: [
      'Roots and wings in one household',
      'Laughter that loosens family duty',
      'A warm welcome after every absence',
    ],
    cautions: ['Worry that arrives dressed as advice', 'Slipping out from shared obligations'],
    exercise:
      'The 5 plans a half-day out for the 6 where nobody needs looking after. The 6 plans an evening in that the 5 may leave at any time. Notice, both times, what makes the other relax, and mention it.',
  },
  '5-7': {
    title: 'Two Kinds of Freedom',
    essence: 'One seeks the world, the other seeks its meaning, and neither wants to be owned.',
    short:
      'You give one another more space than most people could bear, and you both sleep better for it. The 5 gathers experience, the 7 asks what it amounts to. Talk between you is original, sometimes eccentric. Meeting points need fixing, or you become friendly planets.',
    long: [
      "On Monday the 5 is at a street festival and the 7 is deep in a documentary about tides; on Tuesday you compare. Those exchanges are the heart of it. You mind each other's business very little, keep odd hours without complaint, and can laugh at customs that other couples obey. Visitors find your shelves unusual and your fridge rather empty.",
      'Distance is comfortable up to a point. The 5 may look elsewhere for company and noise, the 7 may close the door for days, and you wake up courteous strangers. Physical things help, since both of you live a lot in motion or in thought: cook with your hands, swim, go to bed at the same hour. Ask direct questions as well. Neither likes to be guessed at.',
    ],
    strengths: [
      'Independence granted without suspicion',
      'Original talk about what you have seen',
      'Little patience for empty convention',
    ],
    cautions: ['Courteous distance that nobody mentions', 'Noise against silence late at night'],
    exercise:
      'Make two fixed meeting points in the week, one of them physical, such as a swim or kneading dough. At the other, each brings a single discovery from their own world. Phones stay in coats until both have been told.',
  },
  '5-8': {
    title: 'The Deal and the Dare',
    essence: 'Two strong appetites for life, one for change and one for command.',
    short:
      'Dullness will not be your trouble. The 8 wants to build something large, the 5 wants to try everything once, and both like to live at full volume. When the planner leaves the door ajar and the rover keeps appointments, you become remarkable allies.',
    long: [
      'You make decisions in cars and airports. The 5 hears of an opportunity from a person met on a ferry; the 8 knows by evening what it would cost and whom to ask. Physical warmth is strong, generosity is common, and quarrels burn bright and short. Together you recover from setbacks quickly, because one changes the route and the other refuses to sit down.',
      'Authority sets off alarms in a 5, and unpredictability in an 8. A tone that works in the boardroom will empty the sofa, and a vanished afternoon unsettles someone who had counted on you. Make requests, skip orders. Give dates that hold. Where money is concerned, keep a common pot you both respect and separate pockets that need no explanation, so that neither plays guardian.',
    ],
    strengths: [
      'Boldness with the means to act on it',
      'Fast recovery after a setback',
      'Physical warmth and open-handedness',
    ],
    cautions: ['Orders given where a request would do', 'Vanishing when the pressure rises'],
    exercise:
      'Divide your money talk in three columns: shared, yours, mine. Spend half an hour agreeing on the first and do not discuss the others. Celebrate with an outing that the 5 invents and the 8 has no part in organising.',
  },
  '5-9': {
    title: 'Citizens of Elsewhere',
    essence: 'Wide horizons shared, with a home kept light enough to carry and warm enough to miss.',
    short:
      'The world is your living room. One of you loves it for its variety, the other for its people, and a newspaper at breakfast can turn into a plan. What asks for care is the near and the small: this street, this hour, the hand beside you.',
    long: [
      "Friends from nine countries have slept on your floor. The 5 haggles at the market, the 9 ends up hearing the seller's life story, and you get home late with more than you meant to buy. Prejudice has little room between you. Both can let go of places, things and grudges more easily than most, which keeps the air moving.",
      "What slips is depth of routine. A 9 wishes for shared purpose and may find the 5 scattered; the 5 finds the 9 heavy with other people's trouble. Tell each other the aim behind the restlessness. A common project with a beginning and an end, say a summer of language lessons, ties both longings in one knot. Between departures, learn your neighbours' names.",
    ],
    strengths: [
      'Openness to people from anywhere',
      'Ease in letting go and moving on',
      'A life rich in stories and encounters',
    ],
    cautions: ['Overlooking what is close and plain', 'Gloom meeting restlessness without words'],
    exercise:
      'Be tourists within fifteen minutes of your own front door. Go somewhere you have always passed by, speak to one person there, and bring home something small. Give it a place where both of you will see it daily.',
  },
  '6-6': {
    title: 'Two Caretakers',
    essence: 'Love shown by looking after, doubled, with two cooks who must share one spoon.',
    short:
      'Few houses are as warm as yours. Two 6s think in terms of us from the first week, and mean it for decades. As each wants to be the one who gives, you may collide in the doorway with the same tray. Receiving is your shared lesson.',
    long: [
      'One irons, the other packs sandwiches, both put a note in. You take pride in how things look and in how people feel in your rooms. Relatives know your number by heart. With illness, moves and new arrivals you are at your finest, and each knows without doubt that in bad times the other will be there before the kettle boils.',
      "Opinions about the right way to love run strong on both sides. Whose soup, whose bedtime, whose mother first. Advice given from goodness may feel like being marked, and sacrifice kept secret has a way of presenting itself later. Split the realms and stay out of each other's. On some nights let the house be untidy, order in, and sit with your feet on the table.",
    ],
    strengths: [
      'Devotion that shows in daily acts',
      'Beautiful instincts for home and comfort',
      'Steadiness when family life gets heavy',
    ],
    cautions: ['Rival ideas of how care is done', 'Secret sacrifices that come due later'],
    exercise:
      'For one day, one of you may only receive: no helping, no advice, no clearing plates. The next day, change places. Each evening, the one who received says what was lovely about it and what was nearly unbearable.',
  },
  '6-7': {
    title: 'The Kitchen and the Attic',
    essence: 'Warm company downstairs and quiet thought above, joined by a well-used staircase.',
    short:
      'A 6 wants everyone round the table; a 7 wants to finish the chapter. Neither is wrong, and supper can wait twenty minutes. You offer each other what is hardest to find alone: for one a place of refuge, for the other a person of depth.',
    long: [
      'Smells of onions rise to the room where somebody is thinking. The 6 makes life soft for a 7 who would forget to eat, and the 7 sees in the 6 a whole person where relatives see a provider. Your talks about people are unusually good, as one knows what they feel and the other suspects why. Guests sense calm in the place.',
      "Closeness is measured in different units. The 6 counts presence, the 7 counts peace, and when the stairs fall silent for long the table feels abandoned. Asking, are you all right, for the third time only drives a 7 higher. Fix hours of solitude that the 6 defends on the 7's behalf, and hours of family that the 7 enters willingly, without one eye on the door.",
    ],
    strengths: [
      'Refuge for one, true company for the other',
      'Insight into people from two sides',
      'A calm house with good food in it',
    ],
    cautions: ['Concern repeated until it crowds', 'Absence at the table becoming usual'],
    exercise:
      'Write a small timetable of two solitary hours and two sociable ones for the weekend. The 6 guards the first pair from callers, the 7 is host during the second. On Monday, tell each other which hour fed you.',
  },
  '6-8': {
    title: 'Provider and Protector',
    essence: "Two responsible people, one building for the family's future and one for its evenings.",
    short:
      'Strong shoulders on both sides. The 8 secures the roof, the 6 makes people want to be under it, and each carries more than is mentioned. You are trusted far beyond your own four walls. Let there be somebody you may both be weak in front of: one another.',
    long: [
      'On Sunday nights you go through the week like a good crew. The 8 has the deadlines, the 6 has the dentist and the anniversary, nothing is dropped. You enjoy comfort that has been earned, give well, and expect decency from everyone who comes in. If parents need help or a niece needs a start, it is your door they try first.',
      'Who works harder is a question best left alone, yet it gets asked. Effort at home is hard to see from an office, and vice versa, so both can feel unthanked in the same hour. Show each other the week in detail once in a while. The 8 might come home early without a reason; the 6 might spend on themselves without feeling they ought to justify it.',
    ],
    strengths: [
      'Dependability in large things and small',
      'Generous help to the wider family',
      'Shared standards of decency and comfort',
    ],
    cautions: ['Comparing who carries the heavier load', 'Being strong for all and tired in private'],
    exercise:
      "Spend a day, or at least a morning, doing the other's share: the calls, the forms, the pick-ups. Afterwards sit down and thank each other for three things you had never noticed, as precisely as you can.",
  },
  '6-9': {
    title: 'The Open House',
    essence: "Love for one's own and love for everyone, meeting in a generous home.",
    short:
      'Both of you came into love with full hands. The 6 keeps them for family, the 9 holds them out to the street, and your door gets little rest. It is a tender, idealistic match. Guard its private room, where nobody is in need and nothing has to be mended.',
    long: [
      "Extra plates are always within reach. The 6 knows what each guest likes, the 9 brings guests nobody had expected, and around midnight you stand at the sink pleased with the lot of them. Beauty, justice and good bread all have a place in your talk. You raise one another's standards of kindness, and you are seldom petty.",
      'Charity can begin to compete with home. When the 9 is out mending the world, the 6 feels the draught, and says so with a certain silence at the stove. The 9 then speaks of principles, which warms nobody. Name the person before the principle: I missed you. Ideals about how love ought to be may also be laid aside, in favour of the rumpled one in front of you.',
    ],
    strengths: [
      'A generous home with a wide circle',
      'Shared ideals about how to treat people',
      'Tenderness that forgives easily',
    ],
    cautions: ['The wider world winning every weekend', 'Ideals of love held over the real thing'],
    exercise:
      "Close the house for one evening: no guests, no calls, no errands of mercy. Cook a dish from the year you met. Each tells the story of one small moment in which the other's kindness was meant for you alone.",
  },
  '7-7': {
    title: 'Two Lamps, Two Books',
    essence: 'A meeting of private minds, where trust is deep and someone must speak first.',
    short:
      'Solitude for two is a rare talent, and you have it. You understand the closed door, the unfinished sentence, the walk alone. Between you lies a knowledge few people ever reach. Bring it up into daylight at times, since being understood is sweeter when it is also heard.',
    long: [
      'Breakfast passes in companionable print. You share an allergy to nonsense and a taste for one very good thing over several middling ones. Holidays tend to involve ruins, coasts or a single long book each. When you do talk, it goes straight down to the bedrock, and neither has to pretend to be simpler than they are. Outsiders see little of this.',
      'Two people who retreat when hurt can end up on separate islands, waiting for a boat. Doubts get polished in private until they shine like facts. Set a limit of one day, after which the first sentence must be spoken, however clumsy. Let some friends in as well, and some silliness. Your house can bear a radio, a dog or a badly sung duet.',
    ],
    strengths: [
      'Profound respect for inner life',
      'Honesty without performance',
      'Contentment with quiet, chosen pleasures',
    ],
    cautions: ['Private doubts polished into certainties', 'Isolation that starts out as peace'],
    exercise:
      'Each evening this week, read one page aloud to the other from whatever you are reading, then say a single sentence about your own day that contains a feeling. No analysis of it. On Saturday, do something noisy together.',
  },
  '7-8': {
    title: 'Depth and Reach',
    essence: 'One looks inward, one looks upward, and sound judgement grows between the two.',
    short:
      'An 8 acts upon the world while a 7 studies what lies beneath it. You impress each other, sometimes without saying so. The match works like counsel and command: each is better informed because of the other. What it wants is unhurried time with no subject at all.',
    long: [
      'Before the 8 signs anything large, it goes past the 7, who reads page nine and puts a finger on the weak clause. Before the 7 disappears into a question for good, the 8 appears with coats and a reservation. You are both private about feelings and both proud of competence. In company the pair of you make people sit up straighter.',
      'Values can seem to part ways when one praises results and the other asks what they were for. Take it as a conversation rather than a charge. Timing needs work, too. The 8 wants decisions by noon, the 7 by next week, and pressure only lengthens the wait. Offer a reason and a date. Then sometimes let the question rest, and go and look at the sea.',
    ],
    strengths: [
      'Ambition advised by careful thought',
      "Esteem for each other's competence",
      'Discretion about what is private',
    ],
    cautions: ['Pressing for answers before they are ripe', "Quiet contempt for the other's measure"],
    exercise:
      'Let each pick a subject the other knows far better, and be taught it for half an hour with real curiosity. The teacher may not test and the pupil may not debate. Finish with something restful that needs no cleverness.',
  },
  '7-9': {
    title: 'The Inward and the Wide',
    essence: 'A seeker of truth and a lover of people, looking at the same stars from two windows.',
    short:
      'You both wonder about things others take for granted. The 7 goes inside for answers, the 9 goes among people, and your late talks bring the two together. It is a thoughtful bond with a touch of poetry, and it gains a lot from groceries being bought on time.',
    long: [
      'Some couples discuss curtains; you discuss whether anyone really changes. The 9 brings home a human story, the 7 turns it over and finds the pattern, and both go to bed satisfied. Gentle by nature, you rarely raise your voices. There may be art on the walls, a telescope or a shelf of old letters, along with a lamp that has needed a bulb since autumn.',
      'Feeling and distance are the two poles. A 9 in full emotion wants it shared, whereas a 7 steps back to see clearly and appears to have left. Try staying in the room and saying that you need a minute. The 9, in turn, may choose fewer evenings of rescue and more of rest. Practical life goes best with a joint list and one brisk hour on Saturdays.',
    ],
    strengths: [
      'Searching conversation without showing off',
      'Gentleness in tone and in judgement',
      'Compassion joined with clear sight',
    ],
    cautions: ['Stepping back just when feeling runs high', 'Errands left to some third person'],
    exercise:
      'Do one brisk hour of errands together early on Saturday, with a list on paper. Then walk somewhere open and take turns finishing the sentence: lately I have been wondering. Each listens to the end before adding a word.',
  },
  '8-8': {
    title: 'Two Heads of the Table',
    essence: 'Power beside power, formidable in alliance and gentlest when nobody has to win.',
    short:
      'Side by side you can move a great deal of furniture, in every sense. Two 8s respect competence, keep their word and dislike excuses. The world tends to make way. At home the bravest move is a soft one, when one of you puts the sword down first.',
    long: [
      'There are two good chairs in your house, and both face the door. You speak the same shorthand about goals and what things cost, and each can hand the other a hard job and forget it. Success is enjoyed without shame, with decent shoes and long lunches. If either is attacked from outside, the attacker learns that there are two of you.',
      'Inside the walls it takes more art. A disagreement may turn into negotiation, complete with leverage and long pauses, while the real matter, I was hurt on Thursday, waits in the corridor. Let that come in first. Rotate the lead by subject and season, and keep the scorebook shut. Being seen in slippers, unsure and unimpressive, is a privilege you can grant only each other.',
    ],
    strengths: [
      "Mutual confidence in each other's ability",
      'A united front towards the outside',
      'Resilience through reversals and hard years',
    ],
    cautions: ['Negotiating where a confession was needed', 'Keeping score of wins and concessions'],
    exercise:
      'Each tells the other about a recent moment of doubt, with no advice given in return and nothing to be fixed. Follow it with an hour in which one leads blindfolded tasting or dancing, then hand over the lead.',
  },
  '8-9': {
    title: 'The Purse and the Purpose',
    essence: 'One knows how to gain, the other why to give, and the rest of the street profits by both.',
    short:
      'Here is a pair with weight and heart. The 8 gathers means, the 9 sees who could be helped by them, and large undertakings come naturally. You will have to talk through, more than once, what success is for. Those talks are the making of you.',
    long: [
      "At a dinner you are an interesting sight: one deep in conversation with the host about premises, the other with the waiter about life in a mountain village. In the taxi you put both halves together. The 8 gives the 9's hopes a budget and a deadline; the 9 keeps the 8 company in the question of meaning, which comes up at night more often than colleagues would guess.",
      'Generosity and control pull on the same purse strings. A gift made without asking feels to the 8 like a breach, a refusal feels to the 9 like a small betrayal of who you are. Draw a line together for what may be given freely. Beyond money, mind the tempers: the 8 goes hard, the 9 goes grand. Sit down, and begin again by first name.',
    ],
    strengths: [
      'Means and meaning in the same hands',
      'Capacity for undertakings that serve many',
      'Wide acquaintance, from hosts to waiters',
    ],
    cautions: ['Gifts and refusals decided alone', 'Hardness answered by grand speeches'],
    exercise:
      'Each writes down privately what a good life would look like in five years, in six plain lines. Exchange pages and underline every line you share. Pick one underlined line and take a first step towards it by Sunday.',
  },
  '9-9': {
    title: 'Two Open Hands',
    essence: 'Large-hearted and dreamy together, a couple who give widely and must come home.',
    short:
      'You recognised something in each other early on, a softness towards the world that others called too much. Together it feels normal. Two 9s forgive, create and give until the cupboard is bare. Fill it again, on purpose, and keep the top shelf for yourselves.',
    long: [
      'Strays of every species know your address. You read aloud, argue about justice in perfect agreement, and weep at stations where nobody is leaving. There is romance in how you live, along with a pile of unanswered letters. Each allows the other to be complicated. Few pairs can talk about endings, old loves or fading friendships as calmly as you two.',
      'A household with two far-sighted people may trip over its own shoes. Bills wait, and so do private needs, which seem small beside the needs of others. Hold them up anyway. Say I want, and let it be ordinary. When both are sad for the world, one of you should open a window and chop vegetables. Finish one thing before you adopt another, be it a cause or a cat.',
    ],
    strengths: [
      'Breadth of heart on both sides',
      'Freedom to speak about loss and endings',
      'A shared sense of what matters in the end',
    ],
    cautions: ['Private wishes judged too small to mention', 'Emptying the cupboard for everybody else'],
    exercise:
      'Three times this week, begin a sentence to each other with the words I want, followed by something modest and personal. Grant at least one on each side. On Sunday, close one open matter together before taking up anything new.',
  },
} satisfies Record<string, Meaning>;
