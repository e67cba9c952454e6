import type { Digit } from './meaning.ts';

/** A personal month as it is met on one kind of road, and something to do in it. */
export type MonthOnRoad = { text: string; exercise: string };

const on = (text: string, exercise: string): MonthOnRoad => ({ text, exercise });

/** By personal month, then by the digit of the Life Path. */
export const monthRoads: Record<Digit, Record<Digit, MonthOnRoad>> = {
  1: {
    1: on(
      'The month has your own number, so it hardly needs announcing: you will want to start three things before breakfast. Pick the one that frightens you a little. You have the push of two people for four weeks, and the patience of half a one, so let others know where you have gone.',
      'Choose one start and strike out two. Take its first step before the second weekend, and tell somebody the date of the next.',
    ),
    2: on(
      'For somebody who likes to walk in step, these weeks feel like being pushed to the front of the photograph. Stay there. A matter has been waiting for you to say yes without looking round first. The people you would have asked will turn out to have been waiting for it as well.',
      'Make one decision of middling size without consulting anyone, and mention it afterwards as a settled thing.',
    ),
    3: on(
      'Your road has no lack of ideas, and this month you may be seen carrying one of them out of the house. Talk less about it than usual. Something begun quietly now has a better chance than something announced to applause, since applause has often been enough for you.',
      'Do an hour of the real work before you tell a soul. Then tell one, and show what there is.',
    ),
    4: on(
      'You would like to prepare a while longer. The month would like you to dig. Begin with the plan as it stands, gaps included; you are good enough with your hands to fill them on the way. What is laid down in these weeks sets the line for a good deal of patient work.',
      'Start one job today for which you do not yet have every part, and note what you really missed by Friday.',
    ),
    5: on(
      'Restlessness and opportunity arrive by the same train, so look at which of the two gets off first. A beginning that changes your days will suit you; one that merely changes the view will be stale by the thirtieth. You are quick this month. Aim before you run.',
      'Write down the three things you could start. Wait two nights, then begin the one that you still remember without the paper.',
    ),
    6: on(
      'Everyone else is provided for, more or less, and here is a month with your own name on it. It will feel selfish for about a week. Begin the thing you have been keeping until everyone else was settled; they will settle better for seeing you do it.',
      'Reserve one morning for a beginning of your own, and let somebody else answer the door.',
    ),
    7: on(
      'You have thought about it long enough to know the objections by heart. In these weeks thought ripens into a step, if you let it, and doing teaches you what reading could not. Start small and in private if you must. Only let it be a step that you can see.',
      'Take the question you have studied longest and do the first practical thing it implies, badly if need be.',
    ),
    8: on(
      'This is the month for the opening move: the offer made, the post applied for, the sum named. You dislike beginning before you can win. Begin anyway, at a scale where losing would be cheap. Whoever moves first in these weeks also gets to write the terms.',
      'Put one proposal into the world with a figure in it, and leave it there without improving it for a week.',
    ),
    9: on(
      'Your road is good at endings and at other people. Here for once is a beginning that may be yours alone, with no cause attached. It will look small beside your usual concerns. Take it seriously all the same, the way you would if a friend had told you about it.',
      'Begin something from which nobody but you will benefit, and resist explaining why it is useful.',
    ),
  },
  2: {
    1: on(
      'You will find that the answer depends on somebody who is still thinking. Pushing adds a week. Use the pause to ask how the matter looks from across the table; you may be told something that saves you a wrong turn. Leading, this month, consists largely of sitting down.',
      'Ask one person for their opinion and take notes, without saying yours until the next day.',
    ),
    2: on(
      'Month and road agree: this is your own weather, soft and a little changeable. You hear everything. It makes you the best company anybody could wish for, and it can wear your nerves thin by the third week, so be as considerate of yourself as you are of the room.',
      'Each evening write one line about how you felt, before you think about how they did.',
    ),
    3: on(
      'The talk slows and goes deeper. You are used to carrying a conversation, and these weeks ask you to hold the other end of one. Something will be said to you in a pause that would never have been said in reply to a joke. Leave the pauses in.',
      'In three conversations this month, ask a second question where you would usually tell a story.',
    ),
    4: on(
      'Work goes forward by the speed of the slowest signature, and yours has been on the page for days. Do what can be done by two. Somebody near you would learn the method if you showed it without sighing, and you will be glad of the extra hands before long.',
      'Teach one of your routines to another person, start to finish, and let them do it their way the second time.',
    ),
    5: on(
      'The tempo drops and you drum your fingers. Little will move this month by being shaken. People, though, will open up to you if you stay an hour longer than you meant to; the adventure lies in a face you have known for years and never asked.',
      'Stay to the end of something you would normally slip away from, and notice who else is still there.',
    ),
    6: on(
      'You give care in good measure already. What the month adds is the question whether it is the sort they want. A partner, a child or a friend may need less done and more heard. Sit on the edge of the bath and listen; the towels can wait.',
      'Ask someone close what would help, and do precisely that, neither more nor better.',
    ),
    7: on(
      'Company knocks at the study door. You may be irritated for a day or two, and then surprised at how much one patient person can add to what you had worked out alone. Share the half-finished thought. It is more likeable than the finished one.',
      'Explain what occupies you to somebody outside your field, and let their first question change your plan for the week.',
    ),
    8: on(
      "Decisions sit in other people's in-trays, and rank will not hurry them. Build the relationship that the next large matter will need. Remembering what somebody told you in spring is worth more at the moment than anything on your letterhead.",
      'Invite somebody to lunch from whom you want nothing at present, and keep it that way until coffee.',
    ),
    9: on(
      'Your sympathies are wide, and this month wants them narrow. One person, probably near, has been getting the general version of your kindness. Give them the particular one, with time attached. The great cause can spare you for four weeks.',
      'Cancel one good work in favour of an evening with somebody who never asks for you.',
    ),
  },
  3: {
    1: on(
      'You prefer to be judged by what you do, but in these weeks people want to hear about it. Let yourself be asked. A plain account of what you are up to, told with a little pleasure, brings you the helper whom effort alone had not found.',
      'Describe your current work aloud in under a minute to three different people, and keep the version that made one of them ask more.',
    ),
    2: on(
      'You usually make the room comfortable so that others can shine in it. Somebody may hand you the microphone. Say the funny thing, wear the colour, read the poem at the party. It will strike you as forward, and everybody else as high time.',
      'Be the first to speak in one gathering this month, with an opinion or a joke of your own.',
    ),
    3: on(
      'The month is in your mother tongue. Words come, faces turn, invitations breed. All that can go wrong is that it is spent by the twentieth with nothing to show but a pleasant tiredness. Choose one piece to finish, and let the gaiety gather round that.',
      'Finish one thing you can hold up, on a page or a plate, before you accept the fourth invitation.',
    ),
    4: on(
      'There is more to life than being useful, and the calendar is about to say so with visitors. Put the tools away on time. What you have built is worth showing, and people who laugh in your kitchen tend to come back and help with the fence.',
      'Invite people to look at something you made, and accept the compliments without listing the faults.',
    ),
    5: on(
      'You will be good company, quick and well stocked with stories from elsewhere. Everything you say yes to will be pleasant. Before the month scatters into evenings, put one of the stories into a form that stays: a letter, a film, a talk with a date.',
      'Record one experience of this year so that somebody who was not there can have it too.',
    ),
    6: on(
      'Your door has always been open for those in need; this month, open it for the ones who are merely fun. A house that only consoles gets tired. Cook something frivolous, and let a guest do the washing-up while you go on telling the story.',
      'Give a small party for no reason, and sit down for the whole of it.',
    ),
    7: on(
      'You have been thinking, and it shows in your face when people come in. Say some of it. The thought will feel unfinished and will do them good regardless. A few lines in your own hand, or ten minutes at a table, are stage enough for you.',
      'Write half a page about what you have found out lately, and send it to somebody who will answer.',
    ),
    8: on(
      'Charm is a form of capital, and yours is mostly uninvested. In these weeks a light tone opens doors that your competence has been leaning against. Let people enjoy doing business with you. The figures will look the same and be read with more goodwill.',
      'Begin one serious meeting with something that amused you, and see what it does to the second half.',
    ),
    9: on(
      'You can move people when you speak, and lately you have left it to others. There is a story only you can tell about why it matters. Tell it as it happened, with the comical part left in; the moral will find its own way home.',
      'Tell one true story in public or in print, on behalf of somebody who has no microphone.',
    ),
  },
  4: {
    1: on(
      'Nobody will cheer, and most of it has to be done twice. You are sorely tempted to begin something fresh instead. Stay with what you started; a fixed hour a day, kept for four weeks, will take it past the point where pioneers usually get bored.',
      'Set a daily half-hour for the dull part, and cross off each day where you can see the row.',
    ),
    2: on(
      'Feelings will keep while you sort the drawer. It may even be that some of them live in the drawer. Order made in common suits you best: do the accounts with somebody, paint the fence with a neighbour, and let the conversation come up by itself between two coats.',
      'Pair up with someone for a tedious task each of you has been putting off, and do both in one afternoon.',
    ),
    3: on(
      'The muse keeps office hours in these weeks. Whatever you have talked about so well now wants a table, a chair and a time, and it will resist for the first twenty minutes of each sitting. Give it those, and you will have by the end what charm never gets: a thing that stands.',
      'Sit at the same place at the same hour on ten days, and stay until something has been added.',
    ),
    4: on(
      'You and the month could keep each other busy until midnight. It is your ground and you will get an astonishing amount done. Ask on the first day what all of it is for, and on the fifteenth ask again, because nobody else will stop you for supper.',
      'Before each working day, write the one result that would let you stop early, and stop when you have it.',
    ),
    5: on(
      'A short lead and a small garden. You will chafe. Yet the freedom you prize rests on a handful of things in order, papers and health and a sum in the bank, and four plain weeks spent on them buy you a long stretch of road.',
      'Clear the three official matters that could call you back from a journey, one a week.',
    ),
    6: on(
      'Your care has become a little improvised. Put it on a rota. Who fetches whom, who pays what, which evening belongs to nobody: written on one sheet and pinned to the door, these things stop needing your constant kindness to hold them up.',
      'Write out a week of the household as it really runs, and give away two of the lines with your name on.',
    ),
    7: on(
      'Theory meets the shed. You will understand your subject better for having cleaned, counted or repaired something that belongs to it. Let the hands lead. An ordered shelf is a kind of argument too, and on some days the most convincing one you can make.',
      'Put one body of your notes, files or books into an order that somebody else could use.',
    ),
    8: on(
      'Large plans are made of invoices sent on time. You would sooner delegate this month, and you may, once you have looked at the foundations yourself. One weak place has been paid for twice already. Find it, have it mended properly, and the rest will carry more.',
      'Inspect in person one process that you normally only see as a figure.',
    ),
    9: on(
      'Your heart is large and your week is full. Compassion needs a filing system if it is to reach anyone. Take the one commitment you mean to keep and give it dates, a budget and a cupboard. What cannot be given these may be released with thanks.',
      'Choose one cause or person and plan three concrete visits or payments, with days beside them.',
    ),
  },
  5: {
    1: on(
      'Plans change over your head, which you take personally for a day. Then you notice that the new arrangement leaves you more room than the old. Keep the aim and let go of the route. Four weeks of improvising will teach you what you had only been stubborn about.',
      'Reach one of your goals this month by a way you had ruled out.',
    ),
    2: on(
      'Somebody you lean on is suddenly elsewhere, or you are. It unsettles you, and underneath there is a small unaccustomed pleasure. Go somewhere by yourself. You will come back with something to tell, and find that being missed is also a form of closeness.',
      'Spend one whole day alone in a place you do not know, and bring a present home.',
    ),
    3: on(
      'New faces, quick jokes, a change of stage: the month entertains you as much as you it. Take notes. Among the scraps of these weeks is material for a year, and you will remember none of it unless it is on paper before you sleep.',
      'Carry a notebook and put down one overheard sentence a day, with the place.',
    ),
    4: on(
      'The schedule will not hold, and you had such a good one. Let it bend before it breaks. A delay on one side opens a gap on the other, and in that gap stands an idea you would never have planned. Routine can be taken up again in four weeks, refreshed.',
      'Leave two afternoons a week unplanned, and do in them whatever turns up at the door.',
    ),
    5: on(
      'Your number twice over, and the windows are rattling. Whatever you have been meaning to leave, you could leave now with one hand. That is the reason to look carefully at what you have in the other. Change something real, and keep one thing fixed on purpose.',
      'Make the one change you have discussed for a year. Leave everything else exactly where it is until next month.',
    ),
    6: on(
      'Those you look after have plans of their own this month. The house is emptier than you are used to, or fuller, or in another town. Go along with it. You may find that you enjoy your own timetable, and that they can work the stove.',
      'Accept one invitation that takes you out on an evening when you are usually needed.',
    ),
    7: on(
      'Chance pulls you out of the chair. A train, a stranger or an odd coincidence may answer what months of thinking left open. You need not believe in it; you need only be there. Field work counts as study, and the field is rather lively just now.',
      'Go and look at the thing itself, wherever it is, before you read another line about it.',
    ),
    8: on(
      'Your control over events is on holiday. Money may come by a side door or leave by one, and quick decisions are asked of you with half the facts. Make the reversible ones fast. Put off the others, politely, until the dust has had time to settle.',
      'Try one new way of earning or spending on a scale you would not mind writing off.',
    ),
    9: on(
      'You were about to finish something, and life has opened three doors in the same corridor. Walk through one without a mission. People quite unlike you have something you lack at present, a lightness perhaps, and are glad to share it with a visitor who does not want to help.',
      'Spend time with a group whose opinions you do not hold, out of plain curiosity.',
    ),
  },
  6: {
    1: on(
      'The people behind you have been keeping pace without complaint. This month they would like a word. It costs you some hours you had meant for the front line, and it may show you that half your independence is carried by somebody who does the shopping.',
      'Ask those you live or work with what your pace costs them, and change one thing the same week.',
    ),
    2: on(
      'Your gift for closeness has a whole month to itself, with a kitchen attached. You will be asked for a good deal. Let it be mutual: say what you would like for supper, and wait for it to be cooked. Peace at home holds longer when it has been negotiated.',
      'Name one household matter that you have put up with, and propose a better way at a calm hour.',
    ),
    3: on(
      'Home is your audience for a while, a demanding one that has heard the jokes. Make something for it: a wall painted, a song at bedtime, a birthday that people will speak of. Duty does not dull you as you feared. It gives you a reason to finish.',
      'Make one thing with your hands for somebody under your own roof, and give it without an explanation.',
    ),
    4: on(
      'The family needs a beam where there is only a coat of paint, and you are the one who can see it. Do the solid thing. While you do it, talk; people standing near somebody who is busy say what they would never say across a table. Count that as part of the job.',
      'Repair something at home together with the person who complains of it least.',
    ),
    5: on(
      'Roots, for a month. You will walk round the rooms like someone between trains. Unpack all the same. There are people to whom your coming home is the event of the week, and in these four you could be there for the ordinary Wednesday as well.',
      'Be at home for the same meal on four evenings of one week, and cook two of them.',
    ),
    6: on(
      'Month and road say the same thing, and you will hear it as an order. Everyone will come. You will be wonderful at it, and by the last week you may be short with the one who asked for nothing. Put your own name on the list of those to be looked after, at the top.',
      'Each day, do one kind thing for yourself before the first for somebody else.',
    ),
    7: on(
      'You are wanted at the table, and your thoughts are upstairs. Bring them down with you. Tell the child about the comet, the partner about the doubt. You do not have to be entertaining, merely present with the door open; they have missed you more than they have said.',
      'Spend one evening a week in the busiest room of the house, doing what you would do alone.',
    ),
    8: on(
      'The accounts that matter are kept on the fridge door just now. Somebody has been running the side of your life that pays no dividends, and would like to be consulted. Use your head for figures at home: share out the hours as fairly as you would the profits.',
      'Hold one proper meeting with your household, with an agenda, biscuits and minutes.',
    ),
    9: on(
      'Charity begins with whoever took the bins out. You are admired by people far away and taken for granted by those nearby, or perhaps you take them so. Turn the lamp round. A month of attention in your own street will do more than you expect, for both sides.',
      'Do something for a neighbour or relative that you would gladly have done for a stranger.',
    ),
  },
  7: {
    1: on(
      'The engine runs and the car is in the garage. You will think that something is wrong. Nothing is: you are being shown the map. Ask where the last months have really taken you, and do not answer until the second week. Standing still is also a manoeuvre.',
      'Keep one day without a decision in it, and write down in the evening what you would have decided.',
    ),
    2: on(
      'You know how everyone else is. For a month, find out about yourself. It will feel like neglect of duty to let a message wait till morning; the people worth keeping will wait with it. Something you want has been speaking very softly under their voices.',
      'Take three long walks alone and answer, on each, the question of what you would like.',
    ),
    3: on(
      'The phone is quiet and you wonder what you have done. You have been given a month backstage. The lines you will speak later are learned here, without an audience. Read something difficult. Let a mood last its full length instead of telling somebody about it.',
      'Keep one idea entirely to yourself until the month is out, and feed it every other day.',
    ),
    4: on(
      'You can work on; it will simply go less well. The month is asking whether the wall is in the right place. Put the level down and look at the drawing. A weekend of thought may spare you a season of diligent effort in the wrong direction.',
      'Pick one of your habits and find out what it was originally for. Keep it only if the reason still stands.',
    ),
    5: on(
      'No train is leaving. You pace, and then, about the second week, something interesting catches your eye close by and goes down a long way. Follow it down. Depth is a direction too, and one in which you have travelled less than in all the others.',
      'Stay with a single subject, book or skill for the whole month, and allow yourself no second one.',
    ),
    6: on(
      'They will manage. It is worth saying twice, since you will not believe it the first time. Close a door on certain evenings and be found behind it with a book. The care you give later comes out of what you take in now, and your stock has been low.',
      'Tell your people which two evenings a week you are not available, and keep to it with a smile.',
    ),
    7: on(
      'Road and month have the same number. You could disappear until spring and have a splendid time. The insights will be real, and some of them cold. Take them to one warm person before you file them. What you understand in these weeks deserves at least one witness.',
      'Arrange a fixed weekly hour with somebody who may ask you anything, and go even when you are in the middle of a thought.',
    ),
    8: on(
      'Results are slow and the reason lies underneath. For a person of action it is an awkward month; sit down with the figures all the same, and with what the figures leave out. There is a question about enough that you have been too busy to hear.',
      'Write one page on what you would still do if it earned you neither money nor standing.',
    ),
    9: on(
      'The world can turn for a month without your sympathy. Withdraw it, kindly, and see what you feel when the feelings are only your own. It may be grief, and it may be nothing more dramatic than sleep. Both of them make you better company afterwards.',
      'Leave the news alone for ten days, and give the time to something silent and beautiful.',
    ),
  },
  8: {
    1: on(
      'You have the drive and the month has the means. Ask for the larger thing, in a steady voice, with the reasons on one sheet. What could spoil it is doing it all yourself; whoever signs the cheque would like to see that there is somebody to take over when you are ill.',
      'Ask for one thing you think slightly above your station, and hand one task down on the same day.',
    ),
    2: on(
      'Money and authority are on the table, and you would like to pass them on as one passes a dish. Take your helping. You are trusted because you think of the others; that is precisely why the decision should be yours. A fair price is kind to both sides.',
      'State a fee, a wish or a limit once this week, and add nothing to it.',
    ),
    3: on(
      'What you do so lightly has a market value, which you might learn in these weeks by asking. Let the wit wait outside while you name the sum. Afterwards it can come back in. People take a cheerful person seriously once there is a price.',
      'Work out what an hour of your best work costs you, and quote it to the next person who asks.',
    ),
    4: on(
      'Effort becomes visible, and you may even be paid for it. Stand up straight beside what you have made. You know what it is worth to the nail; others know only what you tell them. If the offer is too low, say so and go on sanding.',
      'List what you have finished in the last six months, and take the list to somebody who decides.',
    ),
    5: on(
      'A month for turning movement into means. Of the many things you have started, one has quietly begun to pay, and it would pay better with a contract. You fear the signature as others fear the dentist. Read it, strike out what binds too much, and sign the rest.',
      'Choose one of your irons in the fire and give it terms: a price, a term, a day of delivery.',
    ),
    6: on(
      'Care has costs, and this is the month in which to add them up. You give time as though it grew in the garden. Put figures to it, gently: what the family can afford, what the favour takes, what you are owed and will not ask for. Then ask for one of them.',
      'Look at a month of what you spend on others, in money and in hours, and redirect a tenth of it to yourself.',
    ),
    7: on(
      'Somebody is ready to pay for what you know. It strikes you as vulgar, and then as rather useful. You need not sell the deepest part. Price the next layer up, in daylight, and let the income buy you closed doors for the rest of the year.',
      'Put a price on one thing you have always explained for nothing, and tell it to the next enquirer.',
    ),
    8: on(
      'You hold the wheel with both hands and the road is clear. Large matters go your way in these weeks, so choose which. The eye for weakness that serves you in business is unwelcome at breakfast. Win something, and then go home and lose at cards.',
      'Settle the biggest open decision before the middle of the month, and spend the evening after it with people who do not care.',
    ),
    9: on(
      'You would sooner give it than count it. Counting comes first this month, if the giving is to last. A cause that you love needs a treasurer, and somebody with a conscience should have the key. It can be you, for four weeks, with a sharp pencil.',
      'Find out to the penny what one good work costs and who pays for it, and ask one wealthy person for a share.',
    ),
  },
  9: {
    1: on(
      'Before you start the next thing, bury the last one decently. A project or an ambition has been dead for some while and you have been propping it up out of pride. Nobody will think less of you. The free hand you get is what the next beginning is waiting for.',
      'Close one undertaking officially, with a message to those who took part, and leave the gap unfilled for a week.',
    ),
    2: on(
      'A tie has changed its nature, and you have gone on visiting it at the old address. These weeks are mild enough for a true word about that. What remains after it may be friendship, or gratitude, or a free Sunday. You will not be as alone as you feared.',
      'Write the letter you have been composing in your head, and decide only afterwards whether to send it.',
    ),
    3: on(
      'The encore is over and they are stacking the chairs. You linger, and one can see why. Finish the last verse, thank the band, go home. A melancholy day or two belongs to it and makes, if you let it, better work than the applause did.',
      'Finish a piece that has lacked its last tenth for months, and give it to the person it was secretly for.',
    ),
    4: on(
      'You keep things because they might be needed. By now the shed is full of them. Go through it shelf by shelf, and through your duties in the same spirit; some were mended long ago and you are still holding the glue. An empty shelf is also a piece of work.',
      'Give away or throw out one object a day, and one regular duty before the month ends.',
    ),
    5: on(
      'Endings you know well, at least the kind with a suitcase. The month wants another kind, where one stays until everything is said. Somebody got half a goodbye from you. Go back and deliver the rest; you will travel lighter for it than any luggage allowance could make you.',
      'Get in touch with a person you left in a hurry, and tell them what you are grateful for.',
    ),
    6: on(
      'Somebody you have carried can walk. You noticed it some time ago and kept your arms out in case. Lower them. The tenderness does not end with the task, and the evenings that come free may at first feel like a punishment. They are your wages.',
      'Hand one responsibility back to its owner this month, with your good wishes and no checking up.',
    ),
    7: on(
      'You have found out what you wanted to know, and have gone on looking because you like looking. Draw the line and write the result under it. A conviction that served you for years may have to go as well. Take it to the door; it has been good company.',
      'Put in three sentences what you have learnt this year, and archive the notes they came from.',
    ),
    8: on(
      'Not everything that pays is still yours. One position is held out of habit and costs more than it brings, if you count the sleep. Sell, resign or pass it on while it is worth something. What is given from strength is remembered; what is given up too late is not.',
      'Let go of one source of income or standing that has gone stale, and name a successor if it needs one.',
    ),
    9: on(
      "Road and month both lead to the gate. You feel everything, the farewells of a whole year in four weeks, other people's included. Keep to what is truly ending for you, and give it a proper evening with candles. Then sleep. In a short while there is something to begin.",
      'Hold a small private ceremony for one thing that is over, and afterwards clear the place where it stood.',
    ),
  },
};
