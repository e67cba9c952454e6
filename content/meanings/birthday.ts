import type { CoreNumber, Meaning } from './meaning.ts';

export const birthday: Record<CoreNumber, Meaning> = {
  1: {
    title: 'The First Move',
    essence: 'You carry a knack for beginning: you act while others are still clearing their throats.',
    short:
      "The day you were born gave you a starter's hand. When a group stalls over where to begin, you pick a corner and begin there. It looks like nerve from outside; from inside it is mostly impatience with waiting. Used kindly, it saves everyone hours and gives quieter people something to improve on.",
    long: [
      'Picture a hall after a party, chairs everywhere, six people agreeing that somebody ought to do something. You are already stacking. Nobody appointed you, and you would be puzzled to be thanked. This is the practical gift of a 1 Birthday: the gap between deciding and doing is short in you, so things that stay ideas in other hands acquire a first draft in yours.',
      'The gift is most useful at the ragged edge of something new: the opening paragraph, the awkward phone call, the first visit to a class where you know nobody. It serves less well in the middle of things, where patience is wanted and the excitement has worn off. You may own several half-dug flower beds as evidence. Pairing up with someone who likes finishing is a sound bargain for you both.',
      'Watch, too, what your speed does to the people beside you. A decision made in the car can arrive at home as news when it could have been a question. Saying your first idea aloud, and then counting slowly to ten before acting on it, leaves room for another hand on the wheel. You will still go first most of the time; you will simply have company.',
    ],
    strengths: [
      'Turns a vague wish into a first step',
      'Calm where nobody has gone before',
      'Decides without needing a committee',
      'Gives hesitant people a draft to react to',
    ],
    cautions: [
      'Starting the next thing to avoid finishing this one',
      'Announcing what could have been asked',
      'Treating an offer of help as interference',
    ],
    exercise:
      'Choose one thing you have talked about for more than a month. On Tuesday, give it exactly twenty minutes: open the document, ring the number, measure the shelf. Then tell one person what you began and ask them to enquire about it on Friday.',
  },
  2: {
    title: 'The Fine Ear',
    essence: 'Your gift is hearing what people mean under what they say, and answering that.',
    short:
      'Some are born with a good eye; you were born with a good ear for people. You catch the half-second pause before a friend says everything is fine, and you know which word would close the matter and which would open it. Families and teams run more smoothly around you than they realise.',
    long: [
      'Two friends are arguing about a holiday, and you can tell by the second sentence that the holiday has little to do with it. You ask a small question, one of them softens, and the booking gets made. A 2 Birthday works like this, in the margins of a conversation. It is a craft of timing and tone, and because it leaves no fingerprints you are seldom credited for it.',
      'In practical terms you make an excellent second reader, co-host, go-between and partner in any task that needs two chairs. You remember who takes no milk and who should not be seated beside whom. Written messages suffer less damage in your hands, since you hear how a line will land before you send it. Work that ignores people altogether tends to leave this talent idle.',
      'The same fine hearing picks up plenty of noise. A brisk reply can occupy your whole evening when the sender was merely hungry. It helps to check: ask once, plainly, and believe the answer. It helps also to turn the ear inward now and then, at the moment somebody wants to know where you would like to eat, and to report what you find there.',
    ],
    strengths: [
      'Senses friction before it becomes a quarrel',
      'Finds the wording both sides can accept',
      'Remembers the small things that make people easy',
      'Improves whatever is made in pairs',
    ],
    cautions: [
      'Reading a mood into every short message',
      'Saying you do not mind when you do',
      'Waiting to be noticed for unseen work',
    ],
    exercise:
      'Pick one conversation this week in which you would normally smooth things over. Before you soothe anybody, state your own preference in a single sentence with no apology attached. Afterwards write down how the other person really responded, beside how you feared they would.',
  },
  3: {
    title: 'The Ready Word',
    essence: 'You can make a thing lively in the telling, so that people listen, laugh and remember it.',
    short:
      'Wherever you landed on the calendar, you landed with something to say. You find the comparison that makes a dull fact stick and the joke that lets a stiff room breathe. The practical use is larger than entertainment: explaining, presenting, writing the invitation, cheering the person who had given up.',
    long: [
      'Ask ten people about the same delayed train and nine will give you the facts. Your version has the man with the birthday cake on his knees and the guard who started singing. With a 3 Birthday, expression comes ready to hand: words for many, and for some a pencil, a melody, a way of setting out a table. Whatever the medium, others feel more awake near it.',
      'This is a working tool, and I would encourage you to treat it as one. A proposal that reads pleasantly gets read. A child who is laughing will try the sum again. You may have been told at school to stop chattering, and concluded that the gift was decoration. It earns its keep in any place where something must be understood by someone tired, which is nearly everywhere on a Thursday.',
      'Two habits blunt it. One is scattering: five witty beginnings in the notes on your phone, and nothing sent. The other is using sparkle as a curtain, so that friends know all your anecdotes and little about how you are. The gift grows when you finish a piece, however modest, and when you let one or two people hear the version without the jokes.',
    ],
    strengths: [
      'Explains dry matters so they stay in the mind',
      'Loosens a tense room with one remark',
      'Brings playfulness to routine work',
      'Encourages others by putting hope into words',
    ],
    cautions: [
      'Leaving good ideas at the note-taking stage',
      'Joking past the thing that hurts',
      'Talking a plan away before it is made',
    ],
    exercise:
      'Take one fragment from your notes, a line or a sketch or an idea for a toast, and bring it to a finished state by Sunday evening. Keep it small enough for one page. Then give it to a particular person, read aloud or posted, without explaining its faults first.',
  },
  4: {
    title: 'The Steady Hand',
    essence: 'What you put together stays together, because you check the screws nobody will ever see.',
    short:
      "Yours is a builder's birthday. You see what a task consists of, in which order, and what will go wrong on a wet day. People hand you the muddle and get back a list with dates on it. The gift seems ordinary to you, which is why you so often undercharge for it.",
    long: [
      'There is a drawer in most houses where the batteries, tape and spare keys live in a heap. In yours, or in the one you long to have, each has its place. Being born on a 4 day tends to give a practical intelligence that works through the hands and the calendar. You trust what has been tested, and you would sooner do a thing twice than have it fail once.',
      "Others lean on this more than they admit. When the street party is announced it is you who thinks of extension leads. You are the reason that the concert has a rehearsal and the tent has all its pegs. Such care can be a livelihood and it can be a kindness: a shelf put up properly in a friend's first flat is a form of affection.",
      'Where the gift stiffens is at the point of change. A plan drawn up on Monday may be wrong by Wednesday, and redrawing it can feel like being told you were careless. Try making plans in pencil, with one box deliberately left blank for whatever turns up. Try also to let somebody load the dishwasher badly, once in a while, and go to bed regardless.',
    ],
    strengths: [
      'Breaks a large muddle into orderly steps',
      'Foresees the practical snag',
      'Keeps promises made months ago',
      'Does unglamorous work to a high standard',
    ],
    cautions: [
      'Redoing what others did well enough',
      'Taking a changed plan as a criticism',
      'Resting only when the list is empty',
    ],
    exercise:
      'Give an hour this weekend to one small physical repair you have stepped around for weeks: a hinge, a hem, a wobbling chair. Do it thoroughly and enjoy that. Then pick one chore you usually redo after somebody else, and leave it exactly as they left it.',
  },
  5: {
    title: 'The Quick Turn',
    essence: 'You adapt fast, and a change of plan that flusters others tends to wake you up.',
    short:
      'Your date came with loose joints and good reflexes. Put you in an unfamiliar town, a new team or a kitchen with half the ingredients missing, and within the hour you are managing. You learn by touching things. The gift asks for variety to stay sharp, and for one or two fixed points to return to.',
    long: [
      'The speaker has cancelled, the projector is dead, and forty people are looking at the stage. You feel your shoulders drop and your mind clear. Anyone with a 5 Birthday will recognise that odd pleasure in the unplanned. You read a situation quickly, try something, notice what happened and adjust, often before the careful ones have found the manual.',
      'Practically, this makes you valuable wherever conditions shift: with customers, on the road, in a newsroom or a ward or a classroom on the last day of term. You pick up languages by ordering lunch in them. Strangers talk to you at bus stops. You also sell an idea well, since your curiosity about it is real and tends to be catching. Long afternoons of identical forms, on the other hand, will have you reorganising the stationery.',
      'Quick turning has a price when it becomes leaving. The third month of anything, a course or a friendship or a fitness plan, is where novelty ends and the interesting layer begins, and you may have met that layer less often than you think. Keep one commitment small enough to survive your moods, such as a weekly call with the same friend. Around a fixed post like that you can roam as widely as you please.',
    ],
    strengths: [
      'Improvises calmly when arrangements collapse',
      'Learns by doing, and learns fast',
      'At ease with strangers and new places',
      'Brings fresh air to tired routines',
    ],
    cautions: [
      'Quitting at the point where skill would begin',
      'Filling every free hour to escape stillness',
      'Promising on impulse, regretting on Monday',
    ],
    exercise:
      'Go somewhere within half an hour of home that you have never entered: a market, a boatyard, a climbing hall, a lecture. Stay until you have spoken with one person there. On the same day, choose one weekly appointment you will keep for three months and write down all the dates.',
  },
  6: {
    title: 'The Open Door',
    essence: 'You make places and people feel looked after, usually before anyone has asked.',
    short:
      'Some birthdays bring a talent for objects; yours brings one for atmosphere. Within ten minutes a guest has a chair, a cup and the sense of being expected. You know what would help and you are willing to carry it up the stairs. Learning whom to help, and when to stop, makes the gift last.',
    long: [
      'A newcomer arrives on a wet Monday and nobody has thought about a chair. By noon you have found the key, shown them the decent coffee and introduced the two people worth knowing. A 6 Birthday expresses itself in such arrangements. You notice discomfort the way others notice a draught, and you get up to close the window.',
      'Taste belongs to the gift as well as tenderness. You can tell that the lamp is in the wrong corner, that the menu needs something sharp, that this particular scarf will suit your friend. Anything that joins beauty with usefulness suits you: feeding a crowd, teaching small children, dressing a shop window, restoring a garden that had been let go. People return to places you have arranged without being sure why.',
      "The difficulty begins where your care enters other people's houses. Help given unasked can feel like a verdict on how they live, and you may then feel hurt that it was not welcomed. Asking whether a friend wants company, advice or soup will spare you both. And since you are good at hosting, lay one place for yourself, at the table, before the food is cold.",
    ],
    strengths: [
      'Welcomes newcomers so that they settle quickly',
      'Has an eye for rooms, meals and presents',
      'Shows up when life gets difficult for a friend',
      'Takes responsibility without being chased',
    ],
    cautions: [
      'Fixing what nobody asked you to fix',
      'Keeping a silent account of favours',
      'Leaving yourself until last',
    ],
    exercise:
      'Before helping anybody this week, ask them what would be most useful, and wait for the answer. Do precisely that and nothing extra. On another evening cook or order a meal you love, lay the table properly for yourself alone, and let the phone wait in a different room.',
  },
  7: {
    title: 'The Second Look',
    essence: 'You look again when others have moved on, and find the detail that changes the answer.',
    short:
      'A questioning mind came with your date. You read the footnote, test the claim, wonder why the figures are so tidy. Given silence and a door that shuts, you go deeper into a subject than most people know it goes. What you need to practise is coming back up and telling us.',
    long: [
      'Everyone has nodded at the plan and the meeting is nearly over. You are still on the third line, where a number does not agree with the one on page two. With a 7 Birthday, attention is slow to let go, and that slowness finds errors, sources and patterns. You may have assumed that all people check. They do not; they rely on somebody like you to do it.',
      'Give this talent proper tools and it becomes a trade or a lifelong pleasure: research, diagnosis of engines or sentences, old maps, chess, birds, code. It wants long stretches without interruption more than it wants praise. An hour alone in the morning will do more for what you are making than a whole day in a room where people keep leaning over your shoulder.',
      'Sharing is the part that takes effort. You tend to wait until you are certain, and certainty tends to arrive after the decision has been made. A half-formed doubt, offered early and in a friendly voice, is worth more than a flawless report three months later. The second look applies to people too. Someone you filed as shallow at first sight may turn out, on a long walk, to have been shy.',
    ],
    strengths: [
      'Spots the inconsistency everyone else skipped',
      'Concentrates for hours on one subject',
      'Keeps a confidence without effort',
      'Forms opinions from evidence',
    ],
    cautions: [
      'Holding back a doubt until it is too late to use',
      'Mistaking privacy for safety',
      'Correcting when company was wanted',
    ],
    exercise:
      'Reserve ninety minutes for one question that has been nagging you, with the phone off and paper in front of you. When the time is up, stop, even unfinished. Tell somebody within a day what you found so far, in five sentences, including the piece you are unsure about.',
  },
  8: {
    title: 'The Good Grip',
    essence: 'You sense what a thing is worth and what it will take, and you can carry the weight of it.',
    short:
      "An 8 Birthday hands you an organiser's instinct, whether or not you were ever put in charge of anyone. You see where the effort leaks, who is in the wrong seat and what the total will come to. People find it natural to give you the keys. Holding them lightly is the skill to cultivate.",
    long: [
      'A friend describes a dream of opening a bakery, and while the others discuss curtains you are working out flour, rent and the hour the ovens go on. You do it out of respect. In your eyes a dream deserves a proper sum. This instinct for scale and cost, for what must be moved and who can move it, is the tool that came with your day of birth.',
      'It works on small stages as well as large ones. You can run the school fair, renegotiate the broadband, get three generations to an airport. Under pressure you grow calmer and your sentences get shorter, which others find reassuring. You are also willing to make the unpopular decision and to stand in the corridor afterwards while people tell you what they think of it.',
      'Strength of grip becomes a difficulty at home, where nobody applied for a post. Advice given as an order will be resisted on principle, however sound. It is worth noticing how often you measure a day by what it produced, and whether an afternoon spent lying on the grass with someone you love appears in the accounts at all. It belongs there, near the top.',
    ],
    strengths: [
      'Sizes up cost and effort realistically',
      'Stays composed when the stakes rise',
      'Puts the right person on the right task',
      'Sees a hard decision through',
    ],
    cautions: [
      'Running the family like a railway',
      'Counting only what can be counted',
      'Finding it hard to ask for a hand',
    ],
    exercise:
      'Look over the last seven days and mark the three efforts that achieved most and the three that achieved least. Drop or delegate one from the second list before Friday. Spend the time you gain on something that yields nothing at all, and tell no one how efficient it was.',
  },
  9: {
    title: 'The Wide Circle',
    essence: 'You get on with all sorts, and you can see a matter from further back than most.',
    short:
      'You were given breadth. At a wedding you are equally at home with the grandmother, the waiter and the cousin nobody invited. You understand how a quarrel looks from both ends of the table. The practical gift is to draw strangers together around something worth doing, and to know when it is done.',
    long: [
      "On any street there is someone who knows the man at the newsagent's by name, lends a ladder to the new family and is asked to speak at the farewell. A 9 Birthday often makes you that person, or makes you secretly able to be. Your sympathy does not check passports. You assume that a stranger has reasons, and people notice the assumption and behave better.",
      'Set to work, breadth becomes the ability to gather. A charity supper, a choir of beginners, a team made of four departments that dislike one another: you can give these a purpose bigger than their differences. You also have a feeling for endings. You know how to clear a house after a death, close a project with thanks, give away the good coat to somebody it fits.',
      'What goes missing in a wide view is the near. The person across from you at breakfast may receive less of your patience than a cause on another continent, or may wait while you finish listening to someone in the doorway. You can also give so freely that nobody suspects you of wanting anything. Let one wish of your own be known, out loud and by its proper name, to whoever loves you.',
    ],
    strengths: [
      'Moves easily between ages and backgrounds',
      'Holds a group together around a shared aim',
      'Forgives without making a performance of it',
      'Brings things to a graceful close',
    ],
    cautions: [
      'Generous to the far, hurried with the near',
      'Hiding your own wants behind a cause',
      'Carrying old farewells around unfinished',
    ],
    exercise:
      "Find one thing in your home that you keep out of duty and would be useful to somebody else. Hand it over in person before the week is out. Then spend an unhurried hour with the person you live closest to, and ask about their week before you mention anyone else's.",
  },
  11: {
    title: 'The Early Signal',
    essence: 'Your gift is the early hunch: you pick up a change in the air before there are facts for it.',
    short:
      'An 11 Birthday is the sensitive ear of the 2 with the volume raised. You may know who is calling, which house feels wrong, that a friend is leaving before they have told themselves. It can inspire people and it can tire you out. Living simply as a tactful 2 is an honourable use of it.',
    long: [
      'You walk into a room and your skin has an opinion. Later the facts arrive and agree. Many people born on the 11th or the 29th have a store of such moments and a habit of keeping them quiet, having been teased for one at the age of nine. I read it as perception running ahead of explanation: you register a glance, a delay, a change of shoes, and the sum comes up before the working does.',
      "As a practical gift it helps with timing and with encouragement. You sense when to send the letter, when the shy pupil is ready, which of two good candidates will still be there in a year. Spoken carefully, a hunch of yours can light up somebody's whole week. Beside the 2, you have further to reach and brighter things to say, and your nerves pay for the difference.",
      "So treat the instrument well. Crowds, late news and other people's dramas all leave a residue, and an hour of something dull with your hands, peeling apples or washing the car, clears it. Write hunches down with the date, including the wrong ones; it keeps you honest and teaches you which are signal and which are worry. On days when all this is too much, being a good listener is plenty.",
    ],
    strengths: [
      'Catches a shift before it can be proved',
      "Says the thing that lifts a person's sights",
      'Times a delicate conversation well',
      'Feels what a gathering needs',
    ],
    cautions: [
      'Confusing a worry with a warning',
      'Soaking up every mood in the building',
      'Doubting yourself the moment someone frowns',
    ],
    exercise:
      'Start a page of hunches. For seven days, note each one in a line with the date and how sure you felt, from one to five. Tell nobody yet. On the eighth day tick those that proved right, and look at what the wrong ones had in common: tiredness, hurry, fear.',
  },
  22: {
    title: 'The Plan on the Receipt',
    essence: 'You can take an idea too big for one person and work out where its first brick goes.',
    short:
      "Born on the 22nd, you hold the 4's sense of order at a larger scale. You can stand in an empty yard and see the workshop, the rota and the opening day. The wish to make something lasting is strong and so is the weight of it. A well-run household is also a fine building.",
    long: [
      'Others say that somebody should start a proper repair café in this town. You say nothing and draw, on the back of the receipt, a long table, six stools, a shelf for spare parts and a list of whom to ring. By the time the bill is paid the thing is half possible. The day you were born on lends this double sight: the size of the vision and the length of the screws.',
      'What it gives you in practice is the power to organise effort that outlives your own enthusiasm. You think in foundations, handovers and what happens when you are ill. Groups that run on charm alone come to you for a skeleton. Compared with a 4, you will be drawn towards undertakings with more people in them and a longer horizon, and small tidy tasks may leave you restless.',
      'The strain shows as a kind of private scolding: you were meant to build a bridge and here you are buying printer paper. Be gentle with that voice. Bridges consist largely of printer paper. There will be years when the plain 4 is the right size for you, when keeping the roof sound and everyone under it fed uses every skill you have, and the drawing on the receipt can wait in its drawer without spoiling.',
    ],
    strengths: [
      'Links a bold picture to a workable schedule',
      'Designs things that run without you',
      'Wins the trust of practical people',
      'Keeps going through the dull middle years',
    ],
    cautions: [
      'Despising a task because it is small',
      'Shouldering a load meant for ten',
      'Postponing the start until conditions are perfect',
    ],
    exercise:
      'Draw your largest idea on a single sheet, as a plan with boxes. Circle the one box that could be done within seven days by you, with what you own already. Do that box. Put the sheet where you will see it, and write the date beside the circle when it is finished.',
  },
  33: {
    title: 'The Generous Teacher',
    essence: 'People grow near you, because you care for them and show them how at the same time.',
    short:
      'A 33 in the Birthday place is the caring 6 stretched wide. Your practical gift is to teach through kindness: you show someone how to hold the needle, and they leave believing they can sew. The pull to help everyone is strong. Caring well for a few people is a complete way to use it.',
    long: [
      'A nervous beginner drops the dough on the floor, and the whole class watches to see what you will do. You laugh, flour your own sleeve, and start again beside them. What they learn in that minute has little to do with bread. The talent carried here is instruction with warmth in it, given at elbow height, so that a person can make mistakes in your company and stay curious.',
      'You will find it asked of you in places that never mention teaching. Beginners gather round you. Neighbours bring their teenagers. A friend with a new baby rings you before ringing anybody with a certificate. Where a 6 looks after the household, you are inclined to look after whoever has come in from the rain, and to hope they will go on and do likewise.',
      'Such reach is tiring, and it flatters. Being needed by many can become a way to avoid being known by one. Notice when your patience turns into a performance of patience; that is usually the evening to cancel something. You owe nobody the larger version of this number. Feeding your own people, listening properly and going to bed on time is the 6, and a good life can be made of it.',
    ],
    strengths: [
      'Teaches so that beginners keep their nerve',
      'Makes mistakes feel safe to own up to',
      'Draws out talent in overlooked people',
      'Leads a group by tending to it',
    ],
    cautions: [
      'Rescuing people from lessons they could manage',
      'Spreading care so thin that nobody gets much',
      'Feeling guilty about an ordinary evening off',
    ],
    exercise:
      'Teach one person one small skill this week: a knot, a soup, a keyboard shortcut. Keep your own hands behind your back and let them fumble until they have it. Afterwards decline one request for help elsewhere, politely and without a reason, and spend that hour as you like.',
  },
};
