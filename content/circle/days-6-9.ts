import { day } from './days-1-5.ts';

export const circleDays6 = [
  day(
    'The Extra Plate',
    'Lay one more than you need. Somebody will turn up, or you will have thought kindly of somebody who did not.',
    'Who always has a place at your table?',
  ),
  day(
    'What the House Says',
    'Go through your rooms as a guest would. One corner has been asking for something since last year, and it will take you twenty minutes.',
    'Which corner of your home do you like best, and when were you last in it?',
  ),
  day(
    'Duty, Chosen',
    'There are things to be done for others today, and they will not be done by anybody else. Begin with the one you would do anyway; the rest looks smaller after that.',
    'Which duty would you keep if you were free to drop them all?',
  ),
  day(
    'The Anxious Call',
    'You would like to know that they have arrived. Ring once, be told, and believe it.',
    'About whom do you worry, and does it help them?',
  ),
  day(
    'Clean Sheets',
    'A bed freshly made is a form of affection, also towards oneself. The day is good for whatever is folded, watered, stirred or aired.',
    'What did you do today that made a room kinder?',
  ),
  day(
    'The Unasked Advice',
    'You know what they should do, and you are right. Keep it in your mouth until the question comes; it tastes much better then.',
    'What did you not say, and was it hard?',
  ),
  day(
    'Family Weather',
    'Someone in the house is under a cloud and calls it nothing. Do not hold up an umbrella at once. Sit in the rain with them for a bit.',
    'What was the weather at home today?',
  ),
  day(
    'Old Photographs',
    'One face in the box is looking straight at you. Tell somebody who it was, and a piece of the family is safe for another forty years.',
    'Who would be forgotten if you did not tell of them?',
  ),
  day(
    'A Fair Share of Care',
    'You hand out so much today that the jug is empty by six. Keep the last cup for yourself, and drink it sitting down.',
    'Who looked after you today?',
  ),
  day(
    'Thread and Needle',
    'Mend something. The hands do it, and while they are busy a sentence comes to you which you have been looking for in quite another matter.',
    'What needs mending that no needle reaches?',
  ),
  day(
    'The Neighbour’s Light',
    'It is on late, or it has not been on for days. A knock is no intrusion if you have a cake, a parcel or a question with you.',
    'How are the people on the other side of your wall?',
  ),
  day(
    'Just the Two of You',
    'Take one person out of the general noise today and give them half an hour with no one else in it. That is what they will remember of the month.',
    'With whom did you really spend time?',
  ),
  day(
    'Too Many Spoons',
    'Everybody helps and nothing gets done. Say who stirs. They will be relieved, and it may as well be you.',
    'Where do you help although you are in the way?',
  ),
  day(
    'Flowers for No Reason',
    'Bring some home, or pick them, or notice somebody else’s. Beauty without an occasion is the sort that works longest.',
    'What beautiful thing stood in your way today?',
  ),
  day(
    'The School Gate',
    'Somebody small, or somebody who feels so, needs to be met. Be there five minutes early and have nothing else in your hands.',
    'Who was glad to see you coming?',
  ),
  day(
    'Forgiving the Dishes',
    'It is not about the dishes. It never was. Say what it is about, in a low voice, and then do them together.',
    'What was the last quarrel at home really about?',
  ),
];

export const circleDays7 = [
  day(
    'The Closed Door',
    'You need an hour that nobody enters. Take it without a headache as an excuse; thinking is a perfectly good occupation.',
    'What did you think through to the end today?',
  ),
  day(
    'Footnotes',
    'The interesting part stands in small print underneath. Look one thing up properly, and you will be spared a long wrong conversation.',
    'What do you know now that you only believed this morning?',
  ),
  day(
    'A Slow Train of Thought',
    'It stops at every station and the view is worth it. Do not get off because somebody rings.',
    'What is your mind busy with when you leave it alone?',
  ),
  day(
    'The Doubtful Bargain',
    'Something sounds good and does not feel so. You need not be able to prove it. Sleep a night, and ask for the papers.',
    'When did you last trust a feeling against the facts, and who was right?',
  ),
  day(
    'Silence at Breakfast',
    'Fewer words today, and each of them weighed. People will lean forward a little to hear you, which is a pleasant change.',
    'How long were you silent today, and was it comfortable?',
  ),
  day(
    'The Night Shelf',
    'There is a book beside the bed that has been waiting for a different you. Try page one again; you may have become that reader.',
    'Which book has read you?',
  ),
  day(
    'Walking With No Errand',
    'Go out without a list, without a telephone and without a destination. The answer you want will catch up with you somewhere near the third corner.',
    'Where did your feet go by themselves?',
  ),
  day(
    'Why, Once More',
    'You asked and were told something. It was an explanation, and you wanted a reason. Ask again, mildly; you have a gift for it today.',
    'Which question did you ask as a child that nobody has answered?',
  ),
  day(
    'The Wrong Side of the Carpet',
    'Behind every smooth surface hang the knots. You can see them today in other people’s reasoning, and, if you are brave, in your own.',
    'What have you been telling yourself that is not quite true?',
  ),
  day(
    'Half Past Three in the Night',
    'If you lay awake, do not judge your life by what you thought then. Write it on a slip, and read it by daylight with a piece of toast.',
    'What looks smaller in the morning?',
  ),
  day(
    'A Specialist’s Pleasure',
    'Somewhere in your life is a subject on which you could talk for an hour. Spend a quarter of one with it. Nobody else has to see the point.',
    'What do you know absurdly much about?',
  ),
  day(
    'The Uninvited Thought',
    'It comes while you are washing up and is gone when you look for paper. Today keep the paper by the sink.',
    'What occurred to you, and where were you standing?',
  ),
  day(
    'Under Glass',
    'You watch it all as if from behind a pane. That is no coldness. Tell the person beside you, though, or they will wonder what they have done.',
    'From what did you keep your distance today, and did it do you good?',
  ),
  day(
    'Old Stones',
    'Stand for five minutes beside something that was there before anybody you know: a wall, an oak, a well. Your affairs take on their proper size.',
    'What will still matter in thirty years?',
  ),
  day(
    'The Second Reading',
    'Go back over yesterday’s message before you are hurt by it. Read in another tone it says something else, and possibly what was meant.',
    'What did you misread lately, or who misread you?',
  ),
  day(
    'An Empty Chair Facing You',
    'Imagine somebody wise in it and put your case. You will notice that you know what they would say; that is why you chose them.',
    'Who sits in the chair, and what do they say?',
  ),
];

export const circleDays8 = [
  day(
    'Straight Back',
    'You are taken seriously today, so be worth it. One clear sum, one clear date, no apology in front.',
    'What did you ask for, and what did you get?',
  ),
  day(
    'The Weight of a Yes',
    'Whatever you agree to will really have to be done, and by you. Agree to two things fewer than you could manage.',
    'Which yes was heavy, and would you give it again?',
  ),
  day(
    'The Open Account',
    'Something is owed, by you or to you, and it need not be money. Settle it before supper and the food will taste different.',
    'Who owes you a word? To whom do you owe one?',
  ),
  day(
    'Chair at the Head',
    'Sooner or later somebody has to say how it will be. The others are looking at their pens. You might as well.',
    'What was decided today because you decided it?',
  ),
  day(
    'The Price on the Label',
    'Look for what a thing costs in hours of your life and not in coins. Some cheap things turn out to be dear, and one dear thing is nearly a present.',
    'What did you pay for today with your time?',
  ),
  day(
    'Strong Coffee, Thin Patience',
    'You get a great deal done and leave a wake. Look back once; somebody in a small boat is holding on to both sides.',
    'Whom did you run over a little? How will you put it right?',
  ),
  day(
    'The Business of the House',
    'Contracts, tariffs, passwords, the thing with the boiler. An hour of it today pays better than anything you could earn in the same hour.',
    'Which bill have you never understood?',
  ),
  day(
    'Hands Behind the Back',
    'Strength shows in what you leave to others. Let them do it their way, slower and with more noise, and find out that it holds.',
    'What did you manage not to interfere in?',
  ),
  day(
    'A Firm Handshake',
    'The day likes it when people know where they stand. Spell out the terms, also the friendly ones, and have a biscuit on it.',
    'With whom would a clear agreement do your friendship good?',
  ),
  day(
    'The View From the Eighth Floor',
    'Climb up in your mind and look at your own week from there. Two of the ants are carrying things nobody has asked for.',
    'What would you stop doing if you were your own employer?',
  ),
  day(
    'Earned',
    'Something good reaches you today that is no accident. Do not call it luck in front of people. Say thank you, and mean yourself as well.',
    'What have you earned that you keep calling luck?',
  ),
  day(
    'The Long Lever',
    'One phone call to the right person moves more today than a day’s pushing. Think for ten minutes about who it is.',
    'Where do you push although there is a handle?',
  ),
  day(
    'A Generous Tip',
    'Money likes to travel. Let a little of it go today where it will be noticed, and do not tell anybody.',
    'When did giving last make you feel rich?',
  ),
  day(
    'No Excuses, No Reasons',
    'If it went wrong, say “that was me”. The room will be silent for a second, and from then on you can ask it for anything.',
    'For what did you answer today?',
  ),
  day(
    'The Good Pen',
    'Use the things you have been saving: the pen, the glasses, the title. They were meant for days on which you mean what you do.',
    'What are you keeping for a better occasion?',
  ),
  day(
    'Fair Play',
    'You could win this one outright. Leave the other side a way to stand up from the table with dignity; you will sit opposite them again.',
    'When did you last let somebody save face?',
  ),
];

export const circleDays9 = [
  day(
    'Last Page First',
    'Something is over and goes on being treated as if it were not. You are gentle enough today to say so, and firm enough to leave it said.',
    'What has ended that you still carry in the present tense?',
  ),
  day(
    'The Open Hand',
    'Give without keeping the receipt. What you hold on to today gets heavy by evening, and what you hand over is at once forgotten, by you.',
    'What did you let go of, large or small?',
  ),
  day(
    'Everybody’s Bus',
    'Look at the faces as you would at your family’s. They are all on the way to something, and most of them slept badly. Room can be made.',
    'Which stranger’s day did you improve?',
  ),
  day(
    'The Lost Property Office',
    'An old feeling is handed back to you over the counter. You need not wear it. Sign, thank the man, and see what it was lined with.',
    'What came back to you today?',
  ),
  day(
    'Putting the Garden to Bed',
    'Cut back, cover, store the tools. It looks like an ending and is the first half of something, as every gardener will tell you at length.',
    'What would grow better if it were cut back?',
  ),
  day(
    'A Wide Coat',
    'You can understand nearly everyone today, including people who have not deserved it. Understand them, by all means. You need not therefore lend them the car.',
    'Whom did you understand without agreeing?',
  ),
  day(
    'The Farewell Wave',
    'Stay on the platform until the train is out of sight. Half-hearted goodbyes come back as dreams.',
    'To whom or what did you not say a proper goodbye?',
  ),
  day(
    'Handed Down',
    'Pass something on: a recipe, a coat, the trick with the lid. It was never yours alone, and it will outlive the two of you.',
    'What of yours should somebody else have one day?',
  ),
  day(
    'Tears at the Adverts',
    'You are close to the water today, and nothing is wrong with you. Let it run where nobody needs an explanation.',
    'What moved you, and do you know why?',
  ),
  day(
    'The Full Stop',
    'Finish the sentence, the course, the tin. Nine likes things that are done, even if they are done at ninety per cent.',
    'What can you call finished tonight?',
  ),
  day(
    'World News',
    'It comes in by every crack and is too much for one kitchen. Choose one thing in it that you can do something about, do it, and switch off.',
    'What small thing did you do against a large trouble?',
  ),
  day(
    'The Old Address',
    'In thought you walk past the house where you used to live. Somebody else’s curtains hang there. Wish them well, in detail.',
    'Which former self would you like to visit, and what would you tell them?',
  ),
  day(
    'Without Applause',
    'The best thing you do today nobody will find out. It will make you oddly cheerful, like having a coin in the wrong pocket.',
    'What will you not tell anyone? Tell it here.',
  ),
  day(
    'The Great-aunt’s View',
    'Ask what you would say of all this at eighty-nine, in a good chair. A lot of it you would not mention. One thing you would tell twice.',
    'Which part of today will you tell twice?',
  ),
  day(
    'Returning Books',
    'There is something on your shelf that belongs elsewhere, and somebody has given up asking for it. Their face will be worth the walk.',
    'What have you borrowed that is due?',
  ),
  day(
    'Empty Baskets',
    'Yesterday’s harvest is distributed and tomorrow’s not sown. Sit on the wall in between and swing your legs.',
    'When did you last have nothing to do, and could you bear it?',
  ),
];
