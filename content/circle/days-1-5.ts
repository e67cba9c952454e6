/** One day of one number, and a question or a small practice for it. */
export type CircleDay = { title: string; text: string; practice: string };

export const day = (title: string, text: string, practice: string): CircleDay => ({ title, text, practice });

/** Sixteen texts for each number of a day; with the number's own meaning that is one for each stretch of four months. */
export const circleDays1 = [
  day(
    'Before Nine',
    'The morning belongs to whoever takes it. Do the thing with your name on it before you open anybody else’s post, and the rest of the day may do as it likes.',
    'What did you do today before anybody asked you to?',
  ),
  day(
    'A Plain No',
    'You are hard to persuade today, which is restful. If something does not suit you, say so in the first minute; it costs everybody less than a yes that limps.',
    'To what did you say no, and how did it feel an hour later?',
  ),
  day(
    'The Front Seat',
    'Sit where you can see the road. Others will be glad that somebody drives, and you steer better than you wait.',
    'Where do you always take the back seat? Try the front one once.',
  ),
  day(
    'One Match',
    'There is enough spark for one fire and not for five. Choose the stove that heats the room you live in.',
    'Which of your plans would you save if you could keep only one?',
  ),
  day(
    'Your Own Handwriting',
    'Sign things today in every sense. A remark without a name on it helps nobody, and yours is more welcome than you suppose.',
    'Write three lines by hand, about anything, and put the date to them.',
  ),
  day(
    'The Short Queue',
    'A shorter way exists and nobody has told you, because nobody thinks of asking. Ask at the counter, or simply go through the door.',
    'Which rule have you been keeping that nobody made?',
  ),
  day(
    'Alone at the Table',
    'Company is pleasant and today it slows you down. Take an hour by yourself for the thing that needs one head, and come back with the answer.',
    'What do you think about it when nobody is in the room?',
  ),
  day(
    'First to Say Sorry',
    'Going first also means this. If something small has stood between you and another since last week, an early word will clear it by lunchtime.',
    'Who moved first the last time you made peace?',
  ),
  day(
    'Cold Water',
    'Hesitating on the edge makes the water no warmer. The unpleasant telephone call takes four minutes, and its shadow has already cost you two days.',
    'Which four minutes are you putting off?',
  ),
  day(
    'A New Page',
    'If yesterday went wrong, it did so on another sheet. Turn over and write the heading again, larger.',
    'Finish this sentence: from today I am somebody who…',
  ),
  day(
    'The Captain’s Minute',
    'Somebody looks at you as if you knew the way. You know at least the next corner, so point at it; the one after that will be nearer then.',
    'What would you decide if you were sure that nobody would sulk?',
  ),
  day(
    'Elbow Room',
    'You need some space and tend to make it with your elbows. Asking works as well, and leaves fewer coffee stains.',
    'Where did you ask for room today, and where did you take it?',
  ),
  day(
    'The Untried Key',
    'On every ring there is one key whose lock has been forgotten. A skill of yours is like that; someone needs it before supper.',
    'What could you do at fifteen that you have not done since?',
  ),
  day(
    'Said in One Breath',
    'Say what you want in a single sentence and then be quiet. The silence afterwards does half the work, if you can bear not to fill it.',
    'What did you ask for today in so many words?',
  ),
  day(
    'Against the Current',
    'Everybody at the table agrees, and you do not. One friendly objection in good time is worth ten clever ones on the way home.',
    'When did you last change a room’s mind, or let it change yours?',
  ),
  day(
    'Lighting the Lamp Yourself',
    'Praise may be late today. Be pleased with your own work out loud for once, to the cat if necessary, and get on.',
    'What are you proud of that nobody has noticed?',
  ),
];

export const circleDays2 = [
  day(
    'The Second Cup',
    'Make one for somebody else while the water is hot. Small services open doors today which argument would only rattle.',
    'For whom did you do something without being asked?',
  ),
  day(
    'Listening at Walking Pace',
    'Side by side is better than face to face. What somebody cannot tell you across a table comes out quite easily along a hedge.',
    'With whom would you like to take the next walk?',
  ),
  day(
    'Reading Between',
    'You catch the pause before the “fine, thanks”. There is no need to pounce on it; being somewhere near this evening will be enough.',
    'What did somebody tell you today without words?',
  ),
  day(
    'The Slow Reply',
    'The answer you are waiting for is still being thought about, which is better than a quick one. Let it ripen, and do something with your hands.',
    'What gets better when you leave it alone for a day?',
  ),
  day(
    'A Thin Skin',
    'Everything comes a little closer than it should, loud voices most of all. Wear something soft and do not read the comments.',
    'What touched you today more than it deserved?',
  ),
  day(
    'Half Each',
    'Divide the thing fairly and say aloud how you arrived at it. A just half makes more friends than a generous three quarters, because nobody has to be grateful.',
    'Where do you carry more than your half, and who knows it?',
  ),
  day(
    'Name and Birthday',
    'Remember a detail about somebody and mention it: the exam, the dog, the sore tooth. They will think of you as a kind person for a year.',
    'Whose small story did you remember?',
  ),
  day(
    'The Go-between',
    'Two people you know are talking past each other. You can hear both, so translate; take no side and no thanks.',
    'Between whom did you stand today, and was there room?',
  ),
  day(
    'Waiting Room',
    'Something is out of your hands until others have moved. Bring a book to it, and be nice to the receptionist.',
    'What do you do with your shoulders while you wait? Let them down.',
  ),
  day(
    'A Detail in the Corner',
    'You see today what others step over: the wrong date, the loose thread, the child who has gone quiet. Mention it softly. It will turn out to have been the main thing.',
    'What did you notice that nobody else did?',
  ),
  day(
    'In Two Voices',
    'A task that bores you alone is nearly a pleasure in company. Ring somebody up and do your ironing at the same time.',
    'Which chore would you share, and with whom?',
  ),
  day(
    'The Peace Offer',
    'If there was a quarrel, the day is on the side of those who bring biscuits. You need not have been wrong for that.',
    'What would you like to be forgiven, if you are honest?',
  ),
  day(
    'An Honest Maybe',
    'You can see both sides and are asked for one. “Give me until tomorrow” is an answer, and a courteous one.',
    'About what are you of two minds? Give each of them a sentence.',
  ),
  day(
    'Borrowed Courage',
    'What you would not dare for yourself you may well do for another person today. Notice how it is done. It works the other way as well.',
    'For whom would you speak up at once?',
  ),
  day(
    'The Quiet Vote',
    'You have more say than you use. One sentence from you near the end of the discussion will settle it, exactly because you have not spoken before.',
    'What did you keep back, and was that right?',
  ),
  day(
    'Hand in Hand',
    'Touch an arm, hold a hand, pat the old dog. Today more is mended by that than by anything one could put into words.',
    'When did somebody last take your hand, and how long ago is that?',
  ),
];

export const circleDays3 = [
  day(
    'An Open Collar',
    'The day is not built for stiffness. Loosen something, a button or an opinion, and the conversation will come to you.',
    'What made you laugh, and who was there?',
  ),
  day(
    'The Ready Tongue',
    'Words are quick today and yours are the quickest. Use them to make somebody bigger; making them smaller would get the louder laugh and cost more.',
    'Whom did you praise, and did they believe it?',
  ),
  day(
    'Colour in the Margin',
    'Add one thing that is of no use: a drawing on the envelope, a scarf, two sprigs of parsley. Usefulness will survive it.',
    'What did you do today merely because it was pretty?',
  ),
  day(
    'Three Ideas Before Lunch',
    'They come in a flock and settle anywhere. Write all of them down, choose none until evening, and see which is still singing.',
    'Which idea came today, in one line?',
  ),
  day(
    'The Good Story',
    'You have told it before, and this time it comes out differently. Listen to yourself: the new version is nearer the truth.',
    'Which story do you tell about yourself most often?',
  ),
  day(
    'Say It With Soup',
    'A bright day for guests, including those who come only as far as the kitchen. Nobody looks at the floor when there is something in a bowl.',
    'Whom would you like to have at your table this month?',
  ),
  day(
    'A Little Too Much',
    'You talk, spend, promise or laugh slightly beyond the edge. It suits you. Just keep tomorrow’s first hour free for the clearing away.',
    'Where did you overdo it, and was it worth it?',
  ),
  day(
    'The Window Seat',
    'Let your thoughts wander for one stop longer than usual. What looks like idling is the part of the work that you never get round to.',
    'What did you think of when you were thinking of nothing?',
  ),
  day(
    'An Unposted Letter',
    'Something wants to be written and need not be sent. Give it ten lines and an envelope; you will walk more upright with it in the drawer.',
    'To whom would you write if it were certain never to arrive?',
  ),
  day(
    'Playing the Scale Badly',
    'Do a thing you love and are no good at. The neighbours have ears of their own, and you will have had twenty minutes in which nothing was at stake.',
    'What do you love to do badly?',
  ),
  day(
    'The Compliment, Kept',
    'Somebody says something nice. Do not wave it away like a wasp; say thank you, put it in your pocket and look at it again tonight.',
    'What was said to you today that you would like to keep?',
  ),
  day(
    'Two Invitations',
    'Both sound well, and you cannot be in two places. Take the one after which you will have something to tell.',
    'What did you miss by being where you were?',
  ),
  day(
    'A Tune in the Head',
    'It goes round and will not leave. Follow it back: a summer, a room, somebody at a stove. There is a mood there that you could use today.',
    'Which song belongs to which year of yours?',
  ),
  day(
    'Clown at Low Tide',
    'If the jokes feel like work, put them down. You are allowed to be poor company for an evening; the real friends bring their own light.',
    'What was underneath the joke?',
  ),
  day(
    'Shown, Unfinished',
    'Let somebody see the half-done thing. You will learn more from their face than from a week of improving it in secret.',
    'What are you hiding until it is perfect?',
  ),
  day(
    'The Bright Errand',
    'Even the post office has possibilities. Dress for it, greet three people, and come back with a word you did not know this morning.',
    'Which stranger did you speak to, and about what?',
  ),
];

export const circleDays4 = [
  day(
    'Sleeves Rolled Up',
    'No fireworks, just a good solid stretch of doing. Begin with the heaviest thing, and by three o’clock you will be whistling.',
    'What did you finish today, completely, down to the sweeping?',
  ),
  day(
    'A Place for It',
    'Half of your irritation this week has been looking for things. Give one of them a hook, and swear at it no more.',
    'Which thing do you look for most often? Where shall it live?',
  ),
  day(
    'Measure Twice',
    'Check the figure before you pass it on. It is right in all likelihood, and you will say it in a different voice once you know.',
    'What did you take for granted today that proved otherwise?',
  ),
  day(
    'The Long Job',
    'It will not be done tonight and was never going to be. Lay your row of bricks, stand back, and be on time for supper.',
    'Which long job are you in the middle of, and how far along?',
  ),
  day(
    'Bread and Butter',
    'Do what feeds you before what flatters you. The invoice first, then the clever idea.',
    'What keeps you going that never gets a thank-you?',
  ),
  day(
    'Ten Things in the Bin',
    'Old receipts, single socks, the charger of a telephone that died. Ten will do, and you will feel it in the shoulders.',
    'What were the ten? Which was the hardest?',
  ),
  day(
    'By the Book',
    'Read the instructions today, really, including the page in small type. There is a button on the side that you have been missing for years.',
    'What do you do by habit that somebody could show you how to do better?',
  ),
  day(
    'Sore in the Right Places',
    'The body has a vote. Give it stairs, a spade, or a bath and an early night, whichever it has been asking for since the weekend.',
    'How are your knees, your back, your sleep? One honest word each.',
  ),
  day(
    'Promise by Promise',
    'Make one small promise today and keep it to the minute. Trust is laid like that, and with it a good part of your own peace.',
    'Which promise to yourself have you kept the longest?',
  ),
  day(
    'The Loose Step',
    'Everybody knows it and steps over it. Today you have the patience, the screwdriver and the slightly stern mood that are needed.',
    'What was broken this morning and is not broken now?',
  ),
  day(
    'No Short Cuts',
    'Someone offers a quick way that has worked every time so far. Go round by the road; you will sleep, and it is only ten minutes.',
    'Where did you resist a short cut, or wish that you had?',
  ),
  day(
    'Stock-taking',
    'Count something: the money, the eggs, the free evenings until the end of the month. A number on paper is much smaller than one in the dark.',
    'What did you count, and was it more or less than you feared?',
  ),
  day(
    'The Tidy Desk, Almost',
    'Clear a space the size of a newspaper and work in that. Perfection has stopped more people than muddle ever did.',
    'What is good enough as it is?',
  ),
  day(
    'A Fence With a Gate',
    'Say until when you are there and from when you are not. Others get used to your hours sooner than you do.',
    'At what time did you stop today, and who decided it?',
  ),
  day(
    'Old Tools',
    'What you learnt the hard way, years ago, is exactly what is wanted. Take it down from the wall and show somebody younger how it is held.',
    'Who taught you the thing you do without thinking?',
  ),
  day(
    'Standing on It',
    'Something you built carries you by now and you never look down. Do so for a moment, with respect for whoever mixed the mortar.',
    'What in your life is simply solid?',
  ),
];

export const circleDays5 = [
  day(
    'The Other Side of the Street',
    'Walk on it. There is a shop there you have never seen, and your usual thoughts will not find you for the length of a block.',
    'What did you see today for the first time?',
  ),
  day(
    'Change of Plan',
    'It falls through before ten, and that turns out to be lucky. Leave the gap open for an hour; something with more life in it is on its way.',
    'What went differently from how it was planned?',
  ),
  day(
    'A Bag by the Door',
    'You are restless, and it is no use pretending otherwise at a desk. Move first, work afterwards, and do not sign anything with one foot on the train.',
    'If you could be somewhere else tonight, where, and why there?',
  ),
  day(
    'Quick Fingers',
    'You answer fast, buy fast and judge fast today. Two of the three are an advantage.',
    'What would you have done differently with one more night?',
  ),
  day(
    'The Odd Ingredient',
    'Put in something that is not in the recipe. The worst that can happen is a story.',
    'What did you try, and would you do it again?',
  ),
  day(
    'Fresh Ears',
    'Listen to somebody you normally switch off: the colleague with the theories, the neighbour’s son. One thing in ten is news.',
    'Who surprised you?',
  ),
  day(
    'Shoes for Two Weathers',
    'Take both coats, as it were. The day cannot make up its mind, and those who need it to will be cross by noon.',
    'How many moods did you have today? Name them.',
  ),
  day(
    'The Long Lunch',
    'Stretch one of your borders by half an hour and see whether anything collapses. If nothing does, remember it.',
    'Which of your rules is only a habit with a tie on?',
  ),
  day(
    'A Ticket in Each Pocket',
    'Two possibilities tempt you and both would mean leaving something. Enjoy the evening in which neither is decided.',
    'What would you lose by going, and what by staying?',
  ),
  day(
    'Down an Unnamed Lane',
    'Curiosity is a better guide today than advice. Follow it as far as the bend, and tell somebody where you have gone.',
    'What would you like to know about, for no reason?',
  ),
  day(
    'Five Senses',
    'Touch the bark, smell the book, taste it before you salt it. You live a good deal in your head, and the rest of the house is open today.',
    'What did each of the five bring you?',
  ),
  day(
    'The Friend From Elsewhere',
    'Somebody who knows nothing of your everyday life is the right person to ask. Explain it to them from the beginning and you will hear it too.',
    'Whom have you not spoken to since you changed?',
  ),
  day(
    'Enough Is a Feast',
    'A third helping, a fourth episode, one more look at the screen: the day has no brake fitted. Put your own foot down, lightly.',
    'When did you notice that it was enough?',
  ),
  day(
    'Loose Ends, Flying',
    'Several things hang in the air and you can bear it better than most. Catch the one that would hurt somebody if it fell.',
    'What are you juggling, and what could you put down?',
  ),
  day(
    'The Draught',
    'Open the windows on both sides of the house. What flies off the table was not important, and what stays may now be dealt with.',
    'What blew away today, and do you miss it?',
  ),
  day(
    'Home by Another Road',
    'You went out for something else and bring back this. Lay it on the kitchen table and look at it tomorrow, before you give it a name.',
    'What did you find while looking for something else?',
  ),
];
