import type { CoreNumber, Meaning } from './meaning.ts';

/** A Personal Year is one step in a round of nine. Its strengths name what the year favours. */
export const personalYears: Record<CoreNumber, Meaning> = {
  1: {
    title: 'The Blank First Page',
    essence: 'A new round of nine begins, and small starts made now set the direction for the rest.',
    short:
      'Last year emptied some shelves, and this one hands you the keys to the room. A 1 year favours the first step, the changed habit, the plan you stop discussing and simply start. Progress may look thin at first. What you plant now is what you will be tending for years.',
    long: [
      'January may have come with a restlessness you could not place. The old arrangement still works, more or less, yet you catch yourself pricing flats in another district or describing yourself anew in the shower. After a 9 year of endings there is floor space again, and a 1 year asks what you want to stand on it. Nobody else can answer, which is both the freedom and the discomfort.',
      'So begin, and begin in your own name. Register for the class. Tell whoever draws up the list what you would like to lead, before it is drawn up. The first months rarely show results, because seeds spend their early weeks underground, and friends who ask how it is going may hear a shrug. Keep the start small enough to repeat on a bad day. Three attempts that fail cheaply will teach you more than one that waits for perfect conditions.',
      'You may find that some companions of the last round do not come along. Let that happen gently, and be careful of the opposite mistake, which is dragging them. Towards autumn you can usually tell which beginnings have taken. Put your time there. Later years will ask for patience and repair; this one mostly asks you to choose.',
    ],
    strengths: [
      'Starting a course, a role or a trade of your own',
      'Decisions made without a committee',
      'New habits, from the first Monday on',
      'Being seen under your own name',
    ],
    cautions: [
      'Sowing in every field at once',
      'Waiting until you feel ready',
      'Reheating a plan that ended last year',
    ],
    exercise:
      'Choose one beginning for this year and write it as a sentence with a date in it. Read it to somebody who will remember. Then do the ten-minute version of its first step before you go to bed, while it still feels a little too soon.',
  },
  2: {
    title: 'The Year of Waiting Well',
    essence:
      'What you started needs time and other people, and both respond better to warmth than to pushing.',
    short:
      'After the push of a 1 year, the pace drops and the phone matters more than the plan. This is a year of partners, replies, and small adjustments that nobody applauds. You gain most by listening and by letting things ripen. Somebody you meet now may stay important for a long while.',
    long: [
      'The seed is in the ground and you would like to dig it up to check. That is the standing temptation of a 2 year. Emails take a week to be answered, the bank wants another form, your business partner needs to sleep on it. Nothing has gone wrong. Roots are being made where you cannot see them, and the part you can influence is the quality of your company.',
      'Look after the pairs in your life. Have the lunch you have been postponing since spring. If you work beside someone difficult, this is a fair time to ask how they would like the handover done, and to mean the question. You will pick up more than usual: the tired voice behind a brisk message, a change of seat at the Thursday table. Such noticing is useful, and it wears you out unless you guard some empty evenings.',
      'One thing deserves watching. Because harmony is so welcome this year, you may pay too much for it and agree to terms you already dislike while nodding. Ask for a night to think; it suits the rhythm of the year anyway. Agreements that survive that night tend to last, and the friend who waited for your honest answer will trust it more than a quick yes.',
    ],
    strengths: [
      'Partnerships, formal or over coffee',
      'Patient follow-up on what you began',
      'Mending a friendship that cooled',
      'Fine detail and second drafts',
    ],
    cautions: [
      'Reading silence as rejection',
      'Saying yes to end an awkward moment',
      'Forcing a date that others need to set',
    ],
    exercise:
      'List the three people your plans depend on most this year. Ring one of them this week with no request at all, simply to hear how they are. Afterwards jot down one thing you learnt that no message would have told you, and keep it in mind when you next need an answer.',
  },
  3: {
    title: 'The Year Out Loud',
    essence: 'What grew in private now wants an audience, some colour and a good deal of company.',
    short:
      'People see you again this year. Invitations arrive, ideas breed other ideas, and something you have been making quietly asks to be shown. A 3 year rewards expression in any form, from a speech to a repainted hallway. Enjoy it, and keep one project in sight so the fun leaves something behind.',
    long: [
      'There is usually an evening, early on, when you laugh until your face aches and realise how long it has been. Two years of starting and waiting lie behind you. Now the first green shows above the soil, and with it comes the wish to tell somebody. You may dress differently, sing in the car, say yes to a party where you know only the host. Let this happen; lightness is part of the work.',
      'Whatever you do, put it into words or pictures that others can meet. Send the newsletter. Read the poem at the open evening, badly lit and slightly too fast. If you run a business or look for work, the year favours being talked about, and that begins with you describing plainly what you do. Contacts made over crisps in a crowded kitchen can prove more useful than ten formal applications.',
      "The risk is confetti: a little of everything, swept up in December. Money tends to leak in small pleasant amounts, and gossip, which passes for wit after nine o'clock, can cost you a friend. Pick a single piece of work that must exist by New Year's Eve, and give it the best hour of your week. Then go out with a clear conscience and be as good company as you like.",
    ],
    strengths: [
      'Showing, publishing and performing',
      'Making new friends and widening the circle',
      'Play, courses and creative trials',
      'Speaking up about what you feel',
    ],
    cautions: [
      'Ten happy beginnings and an empty shelf',
      'Spending to keep the mood up',
      "A funny story told at a friend's expense",
    ],
    exercise:
      'Set a date within the next month and promise one person that you will show them something you made: a page, a dish, a song, a plan for the garden. Make it for that date and no other. When the evening comes, show it before you apologise for it.',
  },
  4: {
    title: 'The Year of Groundwork',
    essence: 'Routine carries you now: build the frame, check the sums and do today what today can do.',
    short:
      'A 4 year hands you a tool belt. The charm of last year settles into schedules, repairs and paperwork, and you may feel hemmed in by how much depends on you. Stay with it. Order made now, in the accounts, the cellar and the working week, can hold you when things start moving.',
    long: [
      'One morning you find that the gutter, the tax folder and the software nobody updated have all reached the top of the pile together. That is how this year introduces itself. It deals in things that must be done in the right order and mostly by you. There is little glamour in it and considerable satisfaction, of the kind felt when a drawer that has stuck for six years slides shut with one finger.',
      'Think in structures. Settle which hours of the week belong to which task, what the household actually costs, who does what when you are away. Write it down and let the writing replace the worrying. Work may ask more of you now than it pays in praise. Effort is slow to be noticed in a 4 year, and it gets counted later, when a 5 begins to shake the shelves and yours stay on the wall.',
      'Tempers need some care under such a load. Put rest into the timetable with the same seriousness as the dentist, and keep one afternoon that no list may enter. Should a limit block you, a small budget or a rule you find silly, try working inside it for a month before you fight. Quite often the limit turns out to be the shape of the thing you are making.',
    ],
    strengths: [
      'Setting up systems that run without you',
      'Repairs, maintenance and proper paperwork',
      'Learning a craft step by step',
      'Saving up towards one named thing',
    ],
    cautions: [
      'Working late to prove a point',
      'Mistaking a rut for a routine',
      'Refusing a shortcut that is perfectly sound',
    ],
    exercise:
      'Pick the one corner of your life that costs you a small irritation every day, such as the hall cupboard or the way invoices are filed. Give it two hours this week, with the radio on. Then write a rule of one line that keeps it in order, and pin it up there.',
  },
  5: {
    title: 'The Year the Wind Turns',
    essence:
      'Change comes from several sides, and the knack is to move with it while keeping a hand on the rail.',
    short:
      'Halfway through the round, somebody opens a window. Plans that were fixed come loose, offers appear from odd directions, and you feel hungrier for air than you have in years. A 5 year favours trying things and going places. Choose your changes where you can, so that fewer of them choose you.',
    long: [
      'You could almost set a watch by it: just as the routine of the 4 year starts to run smoothly, the neighbours move, a friend changes plans, or you look up from a shopping list and think of Lisbon. The middle of a nine-year round is its hinge. What you built is now swung about a little to see how it moves, and you are swung with it.',
      'Curiosity is a better guide this year than certainty. Take the short course in something unrelated, accept the invitation to the other end of town, eat lunch with the people you never speak to. A trial costs less than a vow, so ask for trials: three months, a weekend, a borrowed van. Travel agrees with you, even if it is only the far end of the bus line. Much of what you meet will pass through. A few things may turn out to be the road for the second half of the round.',
      'Restlessness can also make poor decisions look like bold ones. Before you hand in notice or book the ticket, check whether you are heading for something or merely away. And keep one fixed point through it all, perhaps the Sunday call or the early swim. With that rope round your waist you can lean out quite far.',
    ],
    strengths: [
      'Travel, moving and fresh surroundings',
      'Experiments with a clear end date',
      'Selling, promoting and meeting strangers',
      'Leaving what has grown too tight',
    ],
    cautions: [
      'Quitting on a Tuesday because it is Tuesday',
      'Promising next year to three people at once',
      'Excess that passes for freedom',
    ],
    exercise:
      'Make two short lists, one of the things you would change this year if nobody minded, the other of what must stay as it is. Take the smallest item from the first list and change it within seven days. Tell a friend one item from the second, so that it has a witness.',
  },
  6: {
    title: 'The Year Close to Home',
    essence: 'Home, family and promises move to the centre, and love shows itself in what you organise.',
    short:
      "The wind of the 5 year drops and you notice who is standing next to you. A 6 year brings duties of the affectionate sort: a parent's move, a wedding, a room to be painted for somebody. Being needed suits you for a while. Share the load early, and leave a chair for yourself.",
    long: [
      'More of your diary than usual will be written in by others this year. There is the school play, a nephew between flats, the neighbour who has come home from hospital and cannot manage the bins. You may complain about it on the phone and notice, in the middle of the complaint, that you would not be anywhere else. In this part of the round things grow by being looked after.',
      'It is a good time to settle matters that concern living together. Who pays for what, where everyone will spend the holidays, whether the sofa stays: such talks go better now than in a year of change, because people are in the mood to belong. Commitments are often made or renewed under a 6. So are repairs to a bond that was taken for granted. Improve the place you live in too, since a lamp in the right corner does something for every evening after it.',
      "Your own wishes can slip to the bottom of the shopping list, where they will sit until they turn into a sharp remark about the laundry. Put one of them in writing each month. Help what asks for help, and let capable adults burn their own toast. If you feel yourself becoming responsible for everyone's happiness, sit down. Wait until somebody brings you tea.",
    ],
    strengths: [
      'Making a home or mending one',
      'Giving a relationship a clear yes',
      'Settling family matters fairly',
      'Work that teaches or looks after people',
    ],
    cautions: [
      'Giving advice that nobody requested',
      'Feeling indispensable, then resentful',
      'Postponing your own plans without a date',
    ],
    exercise:
      'Write down everything you did last week for other people, including the invisible things such as remembering a birthday. Circle two that somebody else could take on. Hand them over by Sunday, say clearly that you will not check, and use the free hours for a pleasure of your own.',
  },
  7: {
    title: 'The Fallow Year',
    essence: 'The field rests and you look inward, to learn what the past six years were really about.',
    short:
      'Quiet is the work this year. Outer matters may idle, invitations thin out or stop tempting you, and a question you have outrun for some time catches up over breakfast. A 7 year favours study, rest and honest thought. Push less than you usually would, and let understanding come at its own speed.',
    long: [
      'Farmers leave a field unsown so that it can recover, and from the road it looks like neglect. You may hear remarks of that kind this year. You have gone quiet, someone will say; is anything the matter? Probably not. Six years of starting, building and caring for others have left you with a heap of experience you never had time to sort, and this is the season for sorting.',
      'Give the inner work an outer shape, or it will turn into brooding on the sofa. Read properly in one subject. Walk the same path every week and notice what your mind does after the second mile. Have the numbers looked at by an expert, finish the certificate, improve the thing you already do until it is truly good. Launches and grand gestures can wait for the 8 year, which likes them better. Offers that must be answered by Friday deserve particular suspicion now.',
      'Solitude does you good up to a point that you will learn to recognise: the day when you stop wanting to explain yourself to anybody. Ring a friend that day. Choose one who likes long silences and will not try to cheer you up. Whatever you come to understand in these months, write it down. Next year you will be too busy to remember how you knew.',
    ],
    strengths: [
      'Study, research and proper training',
      'Rest taken before it is forced',
      'Refining what you already do well',
      'Honest questions about where you are going',
    ],
    cautions: [
      'Disappearing without telling anyone',
      'Pushing on a door that opens next year',
      'Turning a private doubt into a verdict',
    ],
    exercise:
      'Reserve an hour on the same evening each week, with the phone in another room, and call it an appointment if anybody asks. In the first of these hours, write one question that the last six years have left you with. Do not answer it yet. Underline it and go to bed.',
  },
  8: {
    title: 'The Harvest Year',
    essence: 'Effort comes due, so ask for the return, take the larger chair and settle the account.',
    short:
      'Your telephone wakes up, mostly about practical matters. An 8 year brings results into view: what you built well can be weighed, and what you skimped on shows too. It favours asking for pay, taking charge and making the large decision. Power suits you best while you stay fair.',
    long: [
      'At some point in these twelve months you will probably sit across a desk from someone and name a figure. It may be a rent, a fee, the price of something you made, or a share in a house. The 8 comes late in the round because it deals with what there is to count, and by now there is something to count. Prepare for that desk. Know your number, say it once, and let the silence do its part.',
      'Ambition may show its face without apology this year. Apply for the post one step above you. Renegotiate the contract written when you were a beginner. People tend to treat you as the person in charge, whether or not the door says so. Nothing is guaranteed by a digit, of course. The year simply favours facing the ledger over hoping about it, and that holds for a loss as much as for a gain.',
      'Watch what authority does to your voice at home. The tone that closes a deal can close a conversation at supper, and a partner is no subsidiary. Rest will look unprofitable to you; take it anyway, ahead of the day when you snap at the printer. And pay out some of what comes in, in money or in credit by name, to those who held the ladder while you climbed.',
    ],
    strengths: [
      'Negotiating pay, prices and contracts',
      'Stepping into a position of authority',
      'Large decisions made with the figures in hand',
      'Clearing debts and collecting what is owed',
    ],
    cautions: [
      'Measuring every friendship by its use',
      'Growing faster than the foundations allow',
      'Mistaking fatigue for importance',
    ],
    exercise:
      'Find one thing you are owed, whether a fee, a thank you or a decision somebody keeps putting off. Ask for it this week in two polite sentences and no apology. Then find one thing that you owe, and settle it the same day. Notice which of the two you found harder.',
  },
  9: {
    title: 'The Year of Clearing Out',
    essence: 'A round of nine comes to its close, and your hands are freer for everything you lay down.',
    short:
      'Cupboards, contracts and old quarrels come up for review. A 9 year completes what began with the round, eight years back, and it likes things finished, forgiven or given away. You may feel tender over goodbyes you chose yourself. Hold back a little with grand beginnings, since next year makes a better start for them.',
    long: [
      'Think back to how the round began: the room you had, the friends, the way you used to describe yourself to strangers. Some of it has become part of you. Some of it is running on out of politeness. A 9 year walks through the rooms with you and asks, about one object after another, whether it is coming along. The answers are often clear before you have found a kind way to say them.',
      'Finish things properly where you can. Hand over the committee with a folder and a thank-you speech, return the casserole dish, tell the old friend what that summer meant to you. Grief may turn up for matters long past, in the queue at the chemist or during an advert, and it is welcome; feelings also like to be completed. There is generosity in the year as well. You give more easily, perhaps because you are no longer saving yourself for later.',
      'Two temptations come along. One is clinging, usually to the thing you have complained about most. The other is slamming doors to have it over with, which leaves half the business in the hallway for the next round. Go at the speed of somebody packing glass. By December there may be some bare shelves about you, and bare shelves are exactly what a 1 year hopes to find.',
    ],
    strengths: [
      'Completing projects and handing them on',
      'Forgiveness, given or asked for',
      'Charity, art and causes beyond yourself',
      'Travelling light, in every sense',
    ],
    cautions: [
      'Clinging to a role from habit',
      'Starting something big to avoid a goodbye',
      'Giving away what you still need',
    ],
    exercise:
      'Walk through your home with a sheet of paper and list ten things that belong to a former version of you. Part with three before the week is out, in whatever way does them honour. For a fourth, write two lines about what it meant, and keep the lines in place of the thing.',
  },
  11: {
    title: 'The Year of Thin Curtains',
    essence: 'A 2 year with the light turned up: you sense a great deal and need gentle handling yourself.',
    short:
      'In an 11 year the patience of a 2 is still the task, though everything comes through more vividly. Hunches are quick, nerves are close to the skin, and one conversation can alter your direction. Write things down before you act on them. Living it as a plain 2 year, slow and companionable, is entirely allowed.',
    long: [
      'Some years you walk through the station and see a crowd. This year you see the man holding flowers with the price still on, and you carry him about with you until evening. An 11 opens the senses wider than a 2 does. Ideas may come complete, in the small hours, with a strong feeling that they matter. A few of them do.',
      'The trick lies in the gap between receiving and announcing. Leave a night, better three, before you tell the family that you are retraining. Test an insight in a small way, on one friend or one page, and see whether it likes daylight. People are drawn to you now for a steadying word, and you may find yourself speaking to more of them than you planned, at a meeting or on a platform you did not ask for. Say what you know. Leave the rest out.',
      "What strains you this year is quantity. Noise, news and other people's moods come in through the same thin curtain as the inspiration does, and you cannot send back only one of them. So ration the first: fewer screens after supper, more trees, an early night without a reason. On days when the shine is too much, do what a 2 would. Keep one person company, answer one letter well, let the great meaning wait.",
    ],
    strengths: [
      'Inspired ideas that survive a second look',
      'Teaching or speaking from experience',
      'Meetings that change how you see things',
      'Quiet mediation between two sides',
    ],
    cautions: [
      'Announcing a vision at midnight',
      'Absorbing the mood of every room',
      'Comparing a real partner with an ideal one',
    ],
    exercise:
      'Keep a page by the bed for a fortnight and note, each morning, whatever is in your mind before you reach for the phone. At the end, read it through in one sitting. Mark anything that appears three times, and talk it over with the most down-to-earth person you know.',
  },
  22: {
    title: 'The Year of Scaffolding',
    essence: 'A 4 year drawn at a larger scale: real foundations for something meant to serve more than you.',
    short:
      'All the duties of a 4 year are here, the lists and early mornings, with a bigger building in mind. A 22 year invites you to lay ground for a project that others will use. It can also weigh a good deal. Putting your own four walls in order counts as a full success.',
    long: [
      "You meant to tidy the club's membership list and have ended up, three weeks later, with a proposal for the whole district on your kitchen wall. Under a 22 the practical and the far-sighted come to work in the same van. You see what a place or a company could be in ten years, and unlike most dreamers you also see which pipe has to be laid first.",
      'Make use of that double sight while it is here. Find two or three people whose skills begin where yours stop, and give them a real share of the say. Draw up stages, each useful by itself in case the next is never reached. Permissions, budgets and dull meetings make up most of the year, and they are the actual construction. A visitor will see only scaffolding for a long time, so explain it patiently.',
      "The pressure is real, and I would not talk you into carrying it. Should the grand drawing rob you of sleep, fold it up and do a 4 year's honest work: the roof, the savings plan, the filing. Nothing is lost by it, because the drawing keeps. What wears people down is standing between the two, too tired for the great work and too proud for the small. Any morning will do for picking up the nearer brick.",
    ],
    strengths: [
      'Founding something built to outlast you',
      'Gathering a team around a practical aim',
      'Long plans broken into usable stages',
      'Putting public or shared things in order',
    ],
    cautions: [
      'Being architect, mason and cook in one person',
      'Despising a small result',
      'Tension carried about as a badge',
    ],
    exercise:
      'Sketch the largest thing you would like to see in place one day. Name the one part of it that could be finished and useful within this year, even if nothing else ever follows. Then ask one capable person for an hour, show them both, and mostly listen.',
  },
  33: {
    title: 'The Year of the Big Pot',
    essence: 'A 6 year with more places laid: your care reaches further, and so must your talent for rest.',
    short:
      'A 33 year asks for the devotion of a 6 on behalf of more people than your table seats. You may teach, console or hold a group together through something hard. It is tender and it takes a great deal out of you. You may also keep to your own household, as in any 6 year, and lose nothing.',
    long: [
      'It tends to begin with a single person in need, followed a week later by their sister. Word gets round that you listen. Before the spring is over you may be cooking for a sick neighbour, steering a committee through a quarrel, and answering a long message from somebody you met once. Under a 33 the caring that a 6 gives to family spills over the doorstep, and there is joy in discovering how much of it you have.',
      'Where you can, turn help into teaching. Show three people how to make the soup, and the fourth will be fed on a night when you are at the cinema. Share what you learnt from your own hard times, in plain words and only as far as it serves the listener. A class or a circle of chairs in a borrowed hall suits the year better than a heroic rescue.',
      'Guard against the thought that love means being always available. You will notice it by a certain brightness in your voice when you are worn through. Fix your hours, and tell people kindly. Some weeks you will shrink the circle to those under your roof, and the wider world will manage. A plain 6 year lies inside this one, with its ordinary suppers, and you can step into it whenever you like.',
    ],
    strengths: [
      'Teaching what hardship has taught you',
      'Bringing a divided group back together',
      'Creative work that comforts others',
      'Kindness with a timetable',
    ],
    cautions: [
      'Saving people who only wanted company',
      'Cheerfulness worn over exhaustion',
      'Neglecting the few for the sake of the many',
    ],
    exercise:
      'Take one skill of comfort you have, such as soup, listening or calm in a crisis, and teach it to somebody this week in place of doing it for them. On another day, turn the phone off at eight and spend the evening with the people or the book nearest to you.',
  },
};
