import type { Digit } from './meanings/index.ts';

/** A core number, by the name it has in a chart. */
type CoreKey = 'lifePath' | 'expression' | 'soulUrge' | 'personality' | 'birthday';

/** A subject people ask about, and what each number has to say on it. */
export interface AskedTopic {
  title: string;
  /** Words by which a question is known to be about it. */
  keywords: string;
  /** Which numbers are asked, the most telling first. */
  reads: readonly [CoreKey, CoreKey, CoreKey, CoreKey, CoreKey];
  /** Personal months that suit it. */
  months: readonly Digit[];
  /** One text for each number; it is read for a person, for one of two, and for a trade name. */
  texts: Record<Digit, string>;
}

const topics = {
  work: {
    title: 'Work',
    keywords:
      'work working job career employer employee boss colleague promotion office profession professional vocation resign position role team leader leadership hire hiring staff institute interview apply application freelance workplace manager nurse nursing teacher retrain training apprenticeship run running business',
    reads: ['expression', 'lifePath', 'birthday', 'soulUrge', 'personality'],
    months: [1, 8],
    texts: {
      1: 'A 1 works best where the first decision is its own. Ask for a task that nobody has done yet, and for room to do it badly once. Under close supervision it grows sour, however good the pay.',
      2: 'Look at the people before the post. A 2 can do almost anything beside someone it trusts and very little among people who are cold to it. Say aloud what you contributed; it is seldom noticed otherwise.',
      3: 'Work with a voice in it suits a 3: presenting, explaining, designing, selling something one likes. Beware of the seventh project. One finished piece that can be shown opens more doors than five that are nearly there.',
      4: 'A 4 wants to know what is expected and by when, and then to be left to it. Get the terms in writing. A dull firm that keeps its word is better company than an exciting one that does not.',
      5: 'Variety is the wage a 5 really works for. Before you give notice, try changing the task, the hours or the route; if none of the three can be changed, you have your answer.',
      6: 'A 6 needs to see whom it helps. It is easily made responsible for everybody, so name three duties that are yours and hand back the fourth. Thanks are part of the pay; ask for them.',
      7: 'Depth before rank: a 7 is worth most where it may study one thing properly. Meetings wear it out. Ask for a closed door two mornings a week, and judge the place by whether it is granted.',
      8: 'An 8 should know the figures, its own among them. Ask what the work is worth to the other side before you name your price, and take authority together with the responsibility or not at all.',
      9: 'The work must be good for somebody whom a 9 will never meet. It can carry a thankless stretch for such a purpose, and should check once a year whether the purpose is still there.',
    },
  },
  money: {
    title: 'Money',
    keywords:
      'money salary income debt save saving savings afford finance finances financial wealth earn earning earnings invest investment rich loan mortgage budget pay paid fee rate cost pension inheritance profit turnover',
    reads: ['expression', 'lifePath', 'soulUrge', 'birthday', 'personality'],
    months: [4, 8],
    texts: {
      1: 'A 1 earns by being first and spends in the same way. Put one third aside before you see it. A single source that is your own will calm you more than three that belong to others.',
      2: 'With money a 2 waits to be offered what it could have asked for. Write the sum on a slip of paper, say it, and stay silent until the other person has spoken.',
      3: 'For a 3 money comes in by way of people and goes out by way of pleasure, and both are as they should be. Keep two purses, one for delight, and let the other be counted by somebody sober.',
      4: 'The 4 saves well and is afraid all the same. Decide on the figure that would be enough and write the date beside it on which you expect to reach it. Fear shrinks when it is given a number.',
      5: 'Income moves in waves here. Live on the trough and bank the crest; a reserve of three months buys a 5 more freedom than any journey.',
      6: 'A 6 spends on others before it has looked at its own shoes. Fix a sum for giving and keep to it as strictly as to the rent. Lent money should be money you can forget.',
      7: 'Money bores a 7 until it becomes a subject. Read one good book on it, set up the order once, and then look twice a year. Distrust whatever you are asked to sign on the day.',
      8: 'The 8 understands money as a tool and is tempted to use it as a ruler. Say what the sum is for. Without a purpose the next one will always be larger.',
      9: 'A 9 gives away the first coin and is surprised at the end of the month. Charge a fair price for most of the week, and give on the day you have set apart for it.',
    },
  },
  love: {
    title: 'Love',
    keywords:
      'love relationship partner marriage marry married wedding dating romance romantic single trust couple affection jealous jealousy intimacy tenderness desire soulmate closeness argue arguing quarrel fight communicate communication understand attraction crush',
    reads: ['soulUrge', 'personality', 'lifePath', 'birthday', 'expression'],
    months: [2, 6],
    texts: {
      1: 'In love a 1 wishes to be chosen, and chosen again. It fares well with somebody who has plans of their own. Say what hurt on the same day, before it becomes a principle.',
      2: 'The 2 listens so well that its own wish goes unheard. Once a week, begin a sentence with "I would like" and finish it. Whoever minds that is not the one.',
      3: 'A 3 needs to be laughed with. Charm brings people near, and sometimes no nearer than the hall; say one serious thing before the evening is over.',
      4: 'Affection is shown here by what is repaired and remembered. Tell the other person that this is what it means, since not everybody reads a mended tap as a letter.',
      5: 'A 5 stays where it is free to leave. Agree early on how much air each of you needs, in evenings and in weekends, and then come home on the evening you named.',
      6: 'The 6 loves by looking after people, and may choose those who need it. Ask what is left of the attraction once everything has been mended. Let yourself be cooked for.',
      7: 'Closeness takes time here and cannot be hurried by questions. A 7 opens beside somebody who can be silent. Give one true piece of news about yourself each week without being asked.',
      8: 'An 8 protects, provides and directs, and forgets to need anybody. Let the other person be strong in one matter that counts. At home, nobody should have to make an appointment.',
      9: 'The heart of a 9 is wide, and one person can feel like everyone. Say "you" more often than "people". What was forgiven should also be forgotten; a 9 tends to do only the first.',
    },
  },
  family: {
    title: 'Family',
    keywords:
      'family child children kid kids son daughter mother mum father dad parent parents brother sister sibling grandmother grandfather grandchild household raise raising upbringing teenager baby relatives inlaws cousin aunt uncle',
    reads: ['lifePath', 'soulUrge', 'personality', 'birthday', 'expression'],
    months: [3, 6],
    texts: {
      1: 'In a family the 1 decides before the others have sat down. Give away one decision this week, wholly, the consequences included. It does more for peace than a talk about it.',
      2: 'A 2 stands between the parties and is hit from both sides. You may carry messages; you need not carry moods. Let the two who quarrel use the telephone.',
      3: 'The family tells its story through the 3. Tell the kind version, and now and then the true one to somebody who can bear it. Laughter at table is a contribution like any other.',
      4: 'Rules help, as long as everybody remembers what they are for. A 4 does well to keep three of them and to let a Sunday go wrong on purpose.',
      5: 'A 5 should tell nobody in the family how to live, and should not be told either. Keep one fixed meal a week. Around that, let people come and go.',
      6: 'The 6 is the table the others sit at. Say once, without a sigh, what you will no longer do. The household will be surprised, and then it will find the washing machine.',
      7: 'Distance is not coldness in a 7; tell them so. An hour alone after coming home makes the evening possible. What you cannot say, write in a letter.',
      8: 'An 8 runs a family well and is obeyed more than confided in. Ask one question at supper to which you do not know the answer, and let the silence stand.',
      9: 'Old family matters end with the 9 or are handed on by it. Choose one that you will not pass to the next generation. It need not be explained to anybody in order to be over.',
    },
  },
  place: {
    title: 'Moving and travelling',
    keywords:
      'move moving house home flat apartment city town country abroad travel travelling journey relocate relocation live living village garden emigrate settle place neighbourhood trip holiday premises',
    reads: ['lifePath', 'birthday', 'soulUrge', 'expression', 'personality'],
    months: [4, 5],
    texts: {
      1: 'A 1 may go first and send for the rest. Choose the place in which you would begin something, and be careful with one that would merely get you away.',
      2: 'For a 2 an address consists of people. Count those within walking distance, here and there. A beautiful view will not bring you soup.',
      3: 'Look for light, cafés and an audience. A 3 wilts in a silent suburb, however sensible the rent. Spend a wet Tuesday there before you sign.',
      4: 'The 4 unpacks once and for good. Do the sums twice, measure the wardrobe, read the contract to the end; then go without regret. A move under pressure sits badly for years.',
      5: 'A 5 has half packed already. Try it for three months with a return ticket. If you have not looked at the ticket by then, let the old flat go.',
      6: 'Where would the others come for Christmas? A 6 settles where there is a table long enough. See that one small room in the new place is nobody’s but your own.',
      7: 'Quiet, trees and a door that closes: a 7 pays for these gladly and regrets anything else. Visit at night, with the window open, and listen.',
      8: 'An 8 should buy or not move at all, and do neither in a hurry. Judge the place by what you could make of it in seven years. Prestige wears off within a year.',
      9: 'The 9 can live almost anywhere and is homesick nearly everywhere. Leave well: say goodbye to people and rooms by name. What is properly finished does not follow you.',
    },
  },
  friends: {
    title: 'Friendship',
    keywords:
      'friend friends friendship friendships befriend acquaintance acquaintances circle neighbour neighbours club company sociable belong belonging',
    reads: ['personality', 'soulUrge', 'lifePath', 'birthday', 'expression'],
    months: [2, 3],
    texts: {
      1: 'A 1 is a friend for the hard day and forgets the ordinary ones. Ring without a reason, once a week. Those who have dropped away mostly thought that you had no need of them.',
      2: 'A 2 gives more than it shows and waits to be missed. Say it when something hurt, while it is small. Friends cannot mend what they have not been told.',
      3: 'Everyone likes a 3, and few are let in. Choose two people for the version without jokes, and ask them a second question before you tell the next story.',
      4: 'The 4 keeps its friends by turning up. New ones are made in the same way, at the same hour in the same place: a choir, a court, a Thursday table.',
      5: 'A 5 makes friends on every staircase and leaves them there. Pick three, put their birthdays in the calendar, and go back. What is new about people shows after years.',
      6: 'A 6 looks after its friends well, and some of them come only for that. Ask one for help this month. Whoever is glad to be asked is the one to keep.',
      7: 'A 7 needs few people, for a long time, with pauses. Announce the pauses. Silence that has been explained offends nobody, and you are expected back.',
      8: 'The 8 is respected and invited less than it would like. Come without an agenda, and lose at something. It rests best among equals.',
      9: 'A 9 is everybody’s friend and can be lonely in the crowd. Let one person be more important than the rest, and tell them so.',
    },
  },
  beginning: {
    title: 'Beginning',
    keywords:
      'begin beginning start starting launch open opening new change venture found founding decision decide choose choice ready risk date',
    reads: ['lifePath', 'expression', 'birthday', 'soulUrge', 'personality'],
    months: [1],
    texts: {
      1: 'Begin, says a 1, and it is usually right. Announce the date rather than the plan. What it lacks is not courage but somebody who is allowed to say "wait".',
      2: 'A 2 should not begin alone. Find the second person first, and agree on who does what when both are tired. After that, start small and soon.',
      3: 'Tell it to three people and watch their faces; a 3 thinks by talking. Then begin with whatever can be shown by the end of the month, however rough.',
      4: 'The 4 waits until all is prepared, and some things can only be prepared by starting. Set the number of weeks for planning now. When they are over, the first stone goes down.',
      5: 'For a 5 the danger lies in the third month, when the new thing is no longer new. Decide today what will be new about it then.',
      6: 'A 6 asks who will suffer if it begins. Ask also who suffers while it does not, and put your own name on that list.',
      7: 'You have probably read enough. A 7 may take one more week to find the flaw, and should then begin quietly, without an announcement, where mistakes are private.',
      8: 'An 8 begins large. Do it with a limit written down beforehand: so much money, so many months, and what would have to be true for you to go on.',
      9: 'Something has to end before a 9 can truly begin. Find the drawer that is still full. Clearing it looks like delay and is the first step.',
    },
  },
  craft: {
    title: 'Learning and making',
    keywords:
      'study studying course degree school university exam learn learning teach teaching write writing writer book creative creativity art artist paint painting music sing project finish talent skill craft practise hobby publish thesis',
    reads: ['expression', 'soulUrge', 'birthday', 'lifePath', 'personality'],
    months: [3, 7],
    texts: {
      1: 'A 1 learns by doing it its own way and comparing afterwards. Make the thing before you take the course on it. The second one will be good.',
      2: 'Study in company, make in company. A 2 with a partner to answer to finishes what it would leave lying alone. Choose someone kind and punctual.',
      3: 'Ideas are no shortage here. A 3 needs a frame: one hour at the same time each day, and a person who expects a page on Friday.',
      4: 'The 4 gets there by repetition and should never be ashamed of it. Twenty minutes a day for a year is a craft. Allow the first hundred attempts to be ugly.',
      5: 'A 5 picks up the first half of anything in a week. Decide in advance which single subject you will follow into its tedious part, and let the others stay flirtations.',
      6: 'What is made for someone gets made. Give the work a person: a reader, a godchild, a room it will hang in. Perfection may wait; that person should not have to.',
      7: 'This is the natural ground of a 7. It must only guard against preparing for ever. Show the work to one expert before it is finished, and to nobody else until it is.',
      8: 'An 8 wants the training to lead somewhere. Name the certificate, the fee or the stage. Then be a beginner for a while, which is the hard part, and do it among strangers.',
      9: 'A 9 learns in order to pass it on. Begin to teach it while you still remember what was difficult. Too many subjects interest you; take the one that others need.',
    },
  },
  direction: {
    title: 'Direction',
    keywords:
      'purpose calling meaning meaningful path direction future life goal next lost destiny mission spiritual soul gift potential fulfil fulfilled happiness stuck road journey identity lesson',
    reads: ['lifePath', 'soulUrge', 'expression', 'personality', 'birthday'],
    months: [7, 9],
    texts: {
      1: 'The direction of a 1 shows in what it does without asking anybody. Look back over ten years for the three moments when you went first. They point the same way.',
      2: 'A 2 finds its way beside people, and may take their way for its own. Imagine everyone you care for happily provided for. What would you do on the Monday after?',
      3: 'Follow the thing you can talk about for an hour without noticing. For a 3 joy is no reward at the end of the road; it is the signpost.',
      4: 'Nothing dramatic is asked of a 4. What would you like to have standing in twenty years, with your hand in it? The next brick is known to you already.',
      5: 'A 5 has no single calling and need not grieve over it. The thread is the crossing from one world into the next, and telling each about the other.',
      6: 'Who comes to you, and with what? A 6 can read its purpose in the visitors. Choose among them, for one does not have to be useful to all in order to be of use.',
      7: 'The question itself is the road here. A 7 is at home wherever it may get to the bottom of something. Give it one subject, a long winter, and a friend who asks how it is going.',
      8: 'An 8 is meant to make things happen at their proper size. Ask which matter in your reach is badly run and worth running well. Modesty would be a waste.',
      9: 'The way leads outwards, to people you do not know yet. A 9 that serves only its own house feels cramped without knowing why. Give away a fixed part of your time, and watch the rest find its order.',
    },
  },
  strength: {
    title: 'Strength and rest',
    keywords:
      'stress stressed tired exhausted rest energy confidence confident fear afraid worry worried boundaries boundary balance overwhelmed courage shy patience patient calm strength weakness strong self esteem say no habit discipline alone lonely loneliness anger angry',
    reads: ['soulUrge', 'personality', 'lifePath', 'birthday', 'expression'],
    months: [2, 7],
    texts: {
      1: 'A 1 tires of having to ask, more than of work. Recover one corner of the week in which nobody has a say. Anger here is mostly a plan that was not allowed.',
      2: 'The 2 is worn down by other people’s weather. Half an hour without a voice, before sleep, repairs a good deal. A no spoken softly is still a no; practise it on salespeople.',
      3: 'When a 3 goes quiet, something is wrong. Sing, draw, tell it to somebody, badly if need be. It is the unsaid that exhausts, not the talking.',
      4: 'Rest has to be in the timetable or a 4 will not take it. Enter it in ink. Courage comes by preparation: walk the route the day before.',
      5: 'A 5 recovers by moving, and sitting still makes it restless. Change the surroundings, if only by a train for an hour. Then keep one quiet habit for a month, as a rail to hold.',
      6: 'The 6 gives until there is nothing and then feels guilty about the empty jug. Fill it first on two evenings of the week. Those who love you will manage; the others will learn to.',
      7: 'Being alone is food for a 7 and no fault. Take it openly and say when you will be back. Loneliness is another matter, and is cured by one good question to one good listener.',
      8: 'An 8 shows strength and is believed, so nobody offers help. Tell one person what is heavy. Sleep, walks and a proper lunch belong in the accounts.',
      9: 'The troubles of the world come in without knocking. A 9 may close the door by eight. Do one thing for one person, and leave the rest of mankind until morning.',
    },
  },
  ending: {
    title: 'Ending and leaving',
    keywords:
      'leave leaving end ending quit quitting stop separate separation divorce breakup goodbye close closing give up retire retirement let go letting past forgive forgiveness over dismiss cancel',
    reads: ['lifePath', 'soulUrge', 'birthday', 'expression', 'personality'],
    months: [9],
    texts: {
      1: 'A 1 leaves quickly and looks back late. Wait until the anger has gone; if you still want to go then, go. Tell the person concerned before you tell your friends.',
      2: 'The 2 stays longer than is good for it, out of kindness to everybody else. Ask what you would advise a good friend. Then set a date, and tell somebody who will remind you.',
      3: 'Do not joke your way out of the room. A 3 can end things lightly and well, as long as the one serious sentence has been said.',
      4: 'Loyalty is a virtue with a term of notice. A 4 should look up what was actually promised, and by whom. If your part is done, the door may be closed quietly and locked.',
      5: 'Going is easy for a 5, so make sure that it is not merely the next thing calling. Stay six weeks with the boredom. What is still true afterwards is a reason.',
      6: 'You fear that it will fall apart without you. Some of it will, and it will be rebuilt by those who live there. A 6 may leave the recipe behind and go.',
      7: 'A 7 has usually left inwardly long before. Say it now, plainly, and give your reason once. The other people have had less time to think than you.',
      8: 'End it as you would close a good year: accounts settled, credit given, the keys handed over. An 8 that leaves in order can come back as an equal.',
      9: 'Endings are the province of a 9, and it postpones them all the same, for the sake of what was good. Thank it by name. Then keep one thing, and let the rest go.',
    },
  },
  name: {
    title: 'Name and customers',
    keywords:
      'name names brand logo sign customer customers client clients trade shop slogan website audience market marketing advertise advertising product products sell selling rename spelling reputation image compete competitor business firm price prices',
    reads: ['personality', 'expression', 'lifePath', 'birthday', 'soulUrge'],
    months: [1, 3],
    texts: {
      1: 'A 1 promises to be the first or the only one. Say in what, in five words, beside the door. It can stand alone, without a second line of explanation, and should not be seen to copy.',
      2: 'Customers expect to be listened to. Let a person answer, by name, and write less about yourselves than about them. A loud sign would work against it.',
      3: 'A 3 may be colourful, quick and a little funny. Change the window often. It loses people when the joke goes on after the order is late.',
      4: 'What is printed must be so, down to opening hours. A 4 is trusted with large sums and small screws. Show how the thing is made, give a guarantee, and keep the typeface for ten years.',
      5: 'People come to a 5 for what is new. It can carry a changed range, a market stall, a second line of trade. Keep one thing unmistakable, or they will not know you in the crowd.',
      6: 'Warmth is what is bought here, whatever stands on the receipt. Remember names. A 6 may bear the name of a person or a street, and is forgiven a mistake that is mended the same day.',
      7: 'The few who understand will travel for it. A 7 should explain well, advertise little and never hurry anybody. Its price may be high as long as the knowledge is real.',
      8: 'An 8 looks established on its first day and is expected to behave so. No discounts shouted in red. Good paper, prompt invoices, and somebody in charge who can be reached.',
      9: 'A 9 sells more than the article: an attitude, a cause, a wide circle. Say what part of the price does what. It carries many wares, and it must not preach at the till.',
    },
  },
  self: {
    title: 'Knowing yourself',
    keywords: 'intuition insight instinct character sensitive sensitivity perfectionism myself',
    reads: ['lifePath', 'soulUrge', 'birthday', 'expression', 'personality'],
    months: [7, 9],
    texts: {
      1: 'The voice that drives a 1 is often the one that scolds it. It measures itself by what nobody has managed yet. Ask what would be enough for today, before you begin, and stop when it is done.',
      2: 'A 2 takes in what a room feels before a word is said, and then cannot tell which of it is its own. Go outside for five minutes and ask again. What is still there belongs to you.',
      3: 'A 3 hears its own truth while it talks. What cannot be said to anybody goes in circles, so say it aloud or write it badly. The light tone is a gift; look under it once a day.',
      4: 'For a 4 doubt comes as one more thing to check. Its instinct is slow and sits in the hands: notice which work goes well without effort. What you have kept up for years says more about you than any mood.',
      5: 'A 5 knows at once, and then talks itself out of it. Write the first answer down before you think, and compare after a month. Restlessness is seldom a fault here; mostly it is news.',
      6: 'A 6 is kinder to every guest than to itself. When you catch yourself scolding, say the sentence as you would say it to a friend. What others need is loud; what you need has to be asked for by name.',
      7: 'Quiet is how a 7 hears. It wants proof for what it has long felt, and the proof arrives late. Keep a small book of hunches with their dates; after half a year you will know how far to trust them.',
      8: 'An 8 treats its feelings as reports and files them. It is hardest on itself when nobody is watching. Give one weakness a name and tell it to one person; it costs far less strength than hiding it.',
      9: 'Much that moves a 9 was somebody else’s first. It feels everything and blames itself for half. Ask of each weight whose it is, and give back, at least in thought, what was never yours.',
    },
  },
  time: {
    title: 'The time ahead',
    keywords: 'month months year years period phase cycle timing ahead coming forecast',
    reads: ['lifePath', 'birthday', 'soulUrge', 'expression', 'personality'],
    months: [1, 5],
    texts: {
      1: 'A 1 uses time well when something of its own begins in it. Choose one start and give it the best month, not the next free one. Waiting for company costs you more than a wrong turn.',
      2: 'A 2 does best with time that is agreed with others. Watch for the weeks in which you are asked twice; the second asking is the one that counts. What is slow now is not refused.',
      3: 'Good months for a 3 are those with people in them, and the risk is that all of them are given away. Keep one week in each season empty. What is begun in high spirits needs an end date.',
      4: 'A 4 makes its luck by order: whatever is prepared a month early falls into place. Beware of filling every week. The stretch that looks too empty is the one in which you will be glad of room.',
      5: 'For a 5 a stretch without change feels longer than it is. Plan one journey or one new thing for each quarter, and let the rest be routine. Surprises come anyway; leave them somewhere to land.',
      6: 'In the calendar of a 6 other people’s dates stand in ink and its own in pencil. Write yours in first. Around family feasts say early what you will do, and what you will not.',
      7: 'A 7 needs stretches in which nothing is due. Put them in before the year begins and defend them. A matter that is still unclear should be left to ripen, and asked again a season later.',
      8: 'An 8 reads a year by its results and overlooks the months that prepare them. Decide what you want to hold in your hand at its end, and look every quarter at the figure. Rest belongs in the plan as well.',
      9: 'Time asks a 9 to finish. Before something new is taken on, let one thing go that has had its day. What comes back without being called is worth an answer.',
    },
  },
} satisfies Record<string, AskedTopic>;

export type AskedTopicKey = keyof typeof topics;
export const askedTopicOf = (key: AskedTopicKey): AskedTopic => topics[key];

export const askedTopics: readonly AskedTopic[] = Object.values(topics);

/** With one of them, trust and quarrels are a matter of the family and not of love. */
export const kin =
  'son daughter mother mum father dad parent parents brother sister sibling siblings cousin aunt uncle grandmother grandfather';

/** What no chart should answer: health, law, births and deaths. Such a question waits for a person. */
export const notForNumbers =
  'health ill illness sick sickness disease cancer diagnosis diagnose doctor medicine medication therapy surgery operation pregnant pregnancy miscarriage fertility die dying dead death killed suicide suicidal depression depressed abuse abused violence violent court lawsuit sue custody lawyer lottery gamble gambling';
