import type { CoreNumber, Meaning } from './meaning.ts';

/** Soul Urge: what a person quietly wants. */
export const soulUrge: Record<CoreNumber, Meaning> = {
  1: {
    title: 'The Key in Your Own Hand',
    essence: 'Your quiet wish is to choose for yourself and to stand behind the choice.',
    short:
      "Under whatever you do for others runs a plain wish: to set your own course and answer for it. You would rather make your own mistake than live inside somebody else's good advice. When nobody is directing you, you breathe more easily, and your best ideas come.",
    long: [
      'In many of your weeks there comes a moment when someone offers a perfectly reasonable plan and something in you goes quiet. The plan may be good. What you notice is that it arrived finished, with no space left for your hand. Your deepest wish is to begin things, to be the one who says where the chair goes and why, and to find out what you are made of by trying.',
      'Perhaps you have kept this wish politely hidden. People with a Soul Urge of 1 often hear early on that they are stubborn, so they learn to agree aloud and do it their own way later. The cost shows up as irritation over small things: somebody who rewrites your sentence, a friend who orders for the table. The irritation is a messenger. Somewhere a larger choice has been handed over, and you want it back.',
      "Give the wish a proper place and it becomes generous. Have one part of your life where you ask nobody's permission, even if it is only a shed or the first hour of Saturday. From there it is easier to let others lead elsewhere, and to ask for help without feeling smaller. Choosing alone and being alone are different things, and you are allowed the first while refusing the second.",
    ],
    strengths: [
      'Knowing your own mind without a committee',
      'Courage to begin before the way is clear',
      'Owning a mistake with no excuses',
      'Strength of will when others drift',
    ],
    cautions: [
      'Hearing advice as an order',
      'Agreeing aloud, then quietly doing the opposite',
      'Treating help as a debt',
    ],
    exercise:
      'Find one decision you have been letting someone else make by default, such as where you spend Sunday or how the table is laid. Before Friday, choose your own answer and say it aloud in one sentence, with no apology at the front and no explanation at the end.',
  },
  2: {
    title: 'The Second Chair',
    essence: 'You long for someone beside you and a peace that neither of you has to fake.',
    short:
      'What you long for is company of the truest kind: one person who notices when your voice changes. You enjoy most things more when they are shared, even the washing-up. Harmony feeds you, and a cold silence across the breakfast table can take the colour out of your whole day.',
    long: [
      'Picture the end of a good day as you would have it. Probably there are two cups on the table. You want to tell someone what happened, and hear what happened to them, and feel the small differences settle into ease. Success that nobody shares tends to taste thin to you, however loudly it is applauded.',
      "Because the want is tender, you guard it by asking for very little. You remember how each friend takes their tea and hope, without saying so, that someone is remembering yours. When they forget, you tell them it doesn't matter. For a heart like yours the hardest sentence to say may be a short one: please stay a little longer.",
      'Peace is the other half of your wish, and here you may be too good at your work. You can smooth a quarrel so early that no one learns what it was about. Try trusting a bond enough to let it wrinkle. A disagreement voiced gently and early often spares you months of distance, and the closeness you are after grows faster between two people who have both been seen wanting something.',
    ],
    strengths: [
      'Hearing what goes unsaid in a conversation',
      'Loyalty that shows in small remembered things',
      'Making two sides feel equally welcome',
      'Sharing a success without needing the front row',
    ],
    cautions: [
      'Hoping to be guessed instead of asking',
      'Swallowing an objection to keep the evening calm',
      "Measuring your worth by someone's mood",
    ],
    exercise:
      'Once this week, ask for something small that you would normally wait to be offered: a lift home, or twenty minutes of someone\'s full attention. Begin with the words "I would like". Afterwards, write down what you feared would happen and, beneath it, what did.',
  },
  3: {
    title: 'The Waiting Song',
    essence: 'Something in you wants to be said beautifully and to land on a listening face.',
    short:
      'Somewhere in you a story is always half composed. You want to make a tired room laugh and to put what you feel into colour or words. Days without play leave you oddly flat, and one evening of good talk can mend an entire week.',
    long: [
      'With or without an audience, you were probably narrating early, to a toy or into the back of an exercise book. The wish has hardly changed. You want what you feel to leave you as something others can enjoy, a joke told at the right second or a birthday card worth keeping. When it lands and a face opens, you feel more real than you did a minute before.',
      "The same wish makes you tender about reception. One yawn in the third row and you may decide you never cared about singing. So the private notebook stays private, and the charm you offer in its place is quick and light, good company with the deeper verse left out. People leave saying how funny you are, and you drive home with the feeling that you didn't quite come to the party.",
      'Let the wish have its less glittering hours. A song wants to be hummed badly for a while, alone, with the radio off. Choose one form and stay with it past the stage where it impresses anybody, and say at least one sad true thing to a person who usually gets your comedy. Joy is your native tongue; it sounds fuller once sorrow is allowed a line or two.',
    ],
    strengths: [
      'Finding the phrase that lifts a heavy moment',
      'Imagination that works even in a queue',
      "Delighting openly in other people's talents",
      'Turning a hard memory into a good story',
    ],
    cautions: [
      'Joking just as the talk turns honest',
      'Dropping a project at the first cool response',
      'Scattering ideas and finishing few',
    ],
    exercise:
      'Pick one feeling you have hidden behind humour lately. Give it fifteen minutes on paper, in a voice note or at the piano, without tidying it. Then share a single line of it with one person you trust, and let them answer before you make a joke.',
  },
  4: {
    title: 'The Solid Floor',
    essence: 'What you want most is a life that holds, with kept promises and ground that stays put.',
    short:
      'Your wishes are rarely glamorous, and you know their value. A paid bill, a level shelf, a friend who comes at the hour they said. You are looking for a life that can bear weight, and you sleep best when tomorrow has already been given its shape.',
    long: [
      'Ask others for their dream and they may describe a beach. Yours is more likely to have a floor plan. You want to know that the roof is sound and that the people you count on mean what they say, because only then does the rest of you come out to play. Order, for you, is a kind of tenderness: the packed lunch, the tyre checked before a long drive.',
      'Often this wish has a history. Perhaps plans changed too many times around you once, or you were the child who noticed the empty cupboard. Whatever its source, it can tighten in the night. You go over the list again, do the job others left half done, and feel a flicker of resentment that nobody sees how much you are holding up. They might see, if you let a beam creak now and then.',
      'Security that depends on everything staying the same will always frighten you a little. The sturdier sort is knowing that you can rebuild, and there is proof of it in your past if you look. Leave one afternoon unplanned and watch what your hands choose. Ask someone to share a duty and bear their different way of doing it. The floor holds; you may even dance on it.',
    ],
    strengths: [
      'Keeping a promise long after the mood has gone',
      'Building comfort out of simple routines',
      'Patience with slow, worthwhile work',
      'Calm in the practical side of a crisis',
    ],
    cautions: [
      'Mistaking a change of plan for a threat',
      'Carrying a duty alone, then resenting it',
      'Postponing joy until the list is done',
    ],
    exercise:
      'Write down three things in your life that have held for five years or more, whether a friendship, a skill or a habit. Keep the page where you worry, by the bed or the laptop. On Thursday, hand over one chore entirely and leave it alone.',
  },
  5: {
    title: 'The Open Window',
    essence: 'You need room to move and the sense that something unexpected could still happen.',
    short:
      'Air is what you ask of life. You want to taste things for yourself and to leave a little early if the road looks interesting. Commitment is possible for you, even happy, provided the window opens; it is the sealed room, the identical Thursday, that you quietly plan to escape.',
    long: [
      'On a train you probably look at the stations where you are not getting off and furnish a life in each. This is the 5 in your inner place: a steady appetite for what else there is. You want to know how the fish is cooked over there and what the stranger with the cello case believes. Being surprised makes you feel young, and being predictable, even to yourself, makes you faintly sad.',
      'When the appetite goes unfed it finds side doors. You might pick a quarrel for the change of weather it brings, or sign up for a course and repaint the hall in the same month. Harder to notice is how often you leave just before something gets deep. Staying can feel like the end of possibility, and so you miss the kind of newness that only the fourth year with someone can show you.',
      'Freedom, in the long run, seems to need a home port. Decide on a few things you will return to every time, and let everything else be as changeable as you like. Tell those who love you that your need for a solo afternoon says nothing against them; told early, it sounds like trust. Then go and see what is round the corner, and come back with a story.',
    ],
    strengths: [
      'Curiosity that wakes other people up',
      'Recovering quickly when plans fall through',
      'Feeling at ease among strangers',
      'Letting go of what has gone stale',
    ],
    cautions: [
      'Leaving just before things deepen',
      'Calling every routine a cage',
      'Using excitement to outrun a feeling',
    ],
    exercise:
      'Take one fixed route this week, to work or to the shop, and change it each time you travel it. On one of those days, stay ten minutes longer than you want to with a person or a task, and note what only appeared because you stayed.',
  },
  6: {
    title: 'The Lit Kitchen',
    essence: 'Home is your deepest wish: people well fed, well loved, and glad you are among them.',
    short:
      'At the centre of your wishes is a room where people you love are fed and nobody is in trouble. You want to belong and to make belonging for others. Much of your happiness is decided by how the household feels when you come through the door.',
    long: [
      'You know who was missing from the photograph. You know who has an exam on Wednesday, too, and which neighbour has had the curtains drawn since the weekend. The wish behind this noticing is simple and large: that everyone in your circle should be all right, and that you should have a hand in it. A full table with some laughter at the far end is, for you, very close to the point of being alive.',
      'Being needed is sweet, and it can become the price you set on yourself. You may offer help before it is wanted, then feel hurt when it is taken lightly. Perhaps you also hold a picture of how a family ought to be, and keep straightening the real one until it fits the frame. Under the fussing there tends to be a question you rarely voice, about whether you would still be loved with your hands empty.',
      'Test it gently. Arrive somewhere with no dish and no advice, sit down, and let the evening be carried by other people. It may feel idle, even rude. Stay anyway. The affection that reaches you in that chair belongs to you and owes nothing to your usefulness. Once you have tasted it, your care for others grows lighter, because it no longer has to earn anything.',
    ],
    strengths: [
      'Making a borrowed room feel like home',
      'Noticing who has been left out',
      'Standing by people through long, dull troubles',
      'An eye for beauty in ordinary things',
    ],
    cautions: [
      'Helping before anyone has asked',
      'Keeping a silent account of what you gave',
      'Correcting loved ones to fit a picture',
    ],
    exercise:
      'For one whole evening, let somebody else look after things. Let the plates wait and the advice stay in your mouth. When you feel the pull to get up, name what you are afraid would happen if you stayed seated, and write that down before bed.',
  },
  7: {
    title: 'The Quiet Room',
    essence: 'Give you a closed door and a real question, and your heart is content.',
    short:
      'You are happiest with a little silence and something to puzzle out. Your wish is to understand, whether it is people, engines or your own odd dreams. Small talk wears you thin, and an hour of uninterrupted thought restores you the way a meal or a swim restores others.',
    long: [
      'Some people go to a party to be seen. You go, if you go, hoping to find the one guest who will talk about something true in the corridor by the coats. You want to get beneath things. A surface answer leaves you with the sensation of a book put down mid-chapter, and you will pick at the matter for days, in the shower and on the bus, until it gives.',
      'Solitude is your food, and you may have spent years apologising for it. Others read the closed door as coldness, and you find it hard to explain that you think of them warmly in there. What can go wrong is subtler: you begin to study your feelings where you might have felt them, and you wait to be perfectly understood before you let anyone in. The waiting can grow long, and it is lonely work.',
      "You don't owe anyone more chatter. You might, though, let a trusted person see a thought while the paint is wet, before it has been proved. Say that you are going off to think and when you will be back; most people can live with a closed door that has a time on it. Some of what you most want to know about life can be learned only in company, from someone who disagrees with you kindly.",
    ],
    strengths: [
      'Thinking a question through to its root',
      'Contentment in your own company',
      'Sensing when something does not add up',
      'Keeping a confidence absolutely',
    ],
    cautions: [
      'Analysing a feeling instead of having it',
      'Vanishing without saying for how long',
      'Waiting to be understood before opening up',
    ],
    exercise:
      'Book two hours with yourself in the diary, phone in another room, for a question that has nothing to do with work. At the end, ring or write to one person and tell them an unfinished thought. Resist correcting it when they answer.',
  },
  8: {
    title: 'The Head of the Table',
    essence: 'Under your composure lives a wish to build something of consequence and carry it well.',
    short:
      'Quietly, you want to matter in ways that can be counted. A business that feeds families or a decision that others rely on will stir you more than praise. You respect strength, your own included, and you feel most alive when the stakes are real and the call is yours.',
    long: [
      'Ambition is a word you may have learned to say softly. Even so, when you walk through a badly run shop your mind has rearranged it by the time you reach the till. You want reach, the power to turn an idea into wages and walls. Money interests you chiefly as proof and as freedom; what you crave underneath is to find yourself equal to something large.',
      'Where this comes from deserves a look. You may once have felt small in front of someone powerful and made a private vow. Vows of that kind keep a person going for decades, and they can also make rest feel like losing ground. You might find yourself keeping score at a family lunch, or unable to tell a friend that the year has been bad, since weakness seems something to deal with alone.',
      "Authority of the lasting sort has some softness in it. Consider for whom you want the strength, and put a name to it, because power with a face beside it rarely goes astray. Let one or two people see the books, including the emotional ones. And practise being somewhere you hold no rank at all, a choir or a beginners' class, so that you remember you are welcome there as well.",
    ],
    strengths: [
      'Staying level when the stakes climb',
      'Seeing how an idea could pay its way',
      'Using influence to open doors for others',
      'Getting up again after a public failure',
    ],
    cautions: [
      'Keeping score where no one else is playing',
      'Hiding a bad year from those who could help',
      'Resting only when you feel you have earned it',
    ],
    exercise:
      'Write the sentence "I want strength so that…" and finish it with a person\'s name and one concrete thing. Put it where you handle money or plan your week. Then tell someone close about one thing that is going badly, without adding the solution.',
  },
  9: {
    title: 'The Wide Shore',
    essence: "It matters to you that your living should lighten someone else's load.",
    short:
      "Your longing has a wide horizon. You want to be part of something kinder than what you were handed, and news of a stranger's trouble can follow you to bed. Beauty moves you for the same reason: it seems to belong to everyone at once.",
    long: [
      'You may have noticed that your own good fortune makes you slightly restless. You get the warm flat or the kind partner, and before long you are thinking of those still out in the rain. The wish inside a 9 is to give something back on a scale that matters, through art or a cause or the plain way you treat the person at the counter. You want to have lived on behalf of more than yourself.',
      "Wishes this wide have a shadow close to home. It can be easier to love humanity than to answer a relative's message, and easier to forgive a stranger than to tell a friend they hurt you. And you might hold on to people and chapters long after they are finished, out of a tender idea that letting go is a kind of unkindness. Meanwhile your own small needs wait in the hall with their coats on.",
      'Bring the wide love indoors. Choose one cause and serve it at a pace you could keep for ten years, then spend what is left on the few faces nearest you, your own among them. When something has ended, mark the ending: write the letter, sent or unsent, and give away the coat. Your hands were made to open, and an open hand can also receive.',
    ],
    strengths: [
      'Compassion that crosses every fence',
      'Seeing the human being behind the behaviour',
      'Generosity with no bill attached',
      'Being moved, and moving others, by beauty',
    ],
    cautions: [
      'Loving the many and neglecting the near',
      'Holding on after a chapter has closed',
      'Tending every need except your own',
    ],
    exercise:
      'Look for something you have outgrown, whether an object, a role or an old grievance, and let it leave this week with a small ceremony of your own. Then use the freed hour for someone within walking distance who would never think of themselves as a cause.',
  },
  11: {
    title: 'The Finer Signal',
    essence: 'Closeness with meaning in it is what you seek, and a truth worth passing on.',
    short:
      "You carry the 2's wish for closeness, tuned to a higher pitch. You want a bond or a calling that feels lit from within, and you sense moods and meanings before they are spoken. Ordinary contentment may puzzle you: you were hoping for something closer to wonder.",
    long: [
      'Perhaps, when you were small, you could tell that the grown-ups had been arguing by the way the spoons lay. That fine hearing never left, and your deepest desire is tied to it: to find that what you sense is true, and to offer it to someone who is glad of it. A conversation that turns suddenly luminous at one in the morning can keep you going for months.',
      "So sharp an instrument picks up static as well. You may take in another person's dread and wear it home as your own, or fall for the promise in a person and grieve when they turn out to be somebody who forgets the milk. Between the vision and the working week there is a gap, and it can make you nervous, even a little ashamed, as though you had been given a message and mislaid the address.",
      'There is no duty to shine all the time. Many an 11 spends good years living as a 2, in a small circle with soft light and shared soup, and nothing is wasted. When the stronger current comes, give it a container: a page each morning, or one poem finished. Keep your feet busy with simple jobs. Inspiration reaches people best through someone who has slept and eaten.',
    ],
    strengths: [
      'Sensing the truth of a room within minutes',
      'Giving others a glimpse of what they could be',
      'Trust in meaning through bleak seasons',
      'Depth of feeling that finds art in small things',
    ],
    cautions: [
      "Wearing other people's moods as your own",
      "Falling in love with someone's potential",
      'Feeling late for a calling you cannot name',
    ],
    exercise:
      'On five evenings this week, write one thing you sensed and one thing you know for certain, in two columns. At the weekend check which hunches proved right. Share the truest of them, in plain words, with the person it concerns or with a friend.',
  },
  22: {
    title: 'The Unbuilt Bridge',
    essence: 'In secret you want to build something useful that will outlast you.',
    short:
      "In you the 4's love of solid ground grows to the size of a town. You want to leave behind something that works, a school perhaps, or a piece of land put right. Small goals bore you and great ones frighten you, and you have likely felt both before breakfast.",
    long: [
      'Drawings fill the margins of your mind. While others complain about the clinic or the bus line, you are working out how it could be run and where the door should go. To want this much in secret is a strange weight. You may tell people that you would be content with a quiet life and a garden, and on many days it is true, and then at night the plan rolls itself out again across the ceiling.',
      'The strain lies between the size of the wish and the length of a day. Some with this number push until everyone at home protests; others put the drawings in a drawer and become gruffly practical, finding fault with what smaller builders make. Both are ways of coping with the same fear, that you will be measured against the thing you could have done.',
      "Let me take some of the pressure off. A life lived as a good, steady 4, with a sound house and honest work, keeps this number's promise perfectly well. If the bridge still calls, begin with one stone and a partner who enjoys budgets. Work at it in hours you can spare, for years you can enjoy, and let other hands leave their marks in the mortar. What outlives us was seldom made by one person.",
    ],
    strengths: [
      'Holding a large plan and its small parts together',
      'Wanting the result more than the credit',
      'Patience measured in years',
      'Making others believe a thing can be done',
    ],
    cautions: [
      'Scorning the small first step',
      'Driving yourself and your helpers too hard',
      'Hiding the plan so that it cannot fail',
    ],
    exercise:
      'Take the project you rarely mention and describe it on one side of paper: whom it serves, what it looks like finished, and what a first version for ten people would be. Show it to one practical friend by Sunday and ask only what they would do first.',
  },
  33: {
    title: 'The Lamp in Every Window',
    essence: 'Your heart hopes to comfort and raise others, and to be held in its turn.',
    short:
      'The 6 wants its own family to be well; your wish keeps adding chairs. You long to ease suffering wherever you meet it, by listening or simply by staying. Such tenderness is rare and heavy to carry, and part of what you want, secretly, is for somebody to carry you.',
    long: [
      'Strangers sit beside you on benches and tell you about their divorce. You could move seats, and you seldom do, because something in you leans towards pain the way a plant leans to the window. What you want is for people to grow gentler with themselves, and you have a sense, hard to admit without sounding grand, that you are here to help with that.',
      "A wish without edges has trouble sleeping. You may feel responsible for every sorrow you have heard, and guilty on the days you close the door and watch something silly. There is also a perfectionism of kindness: the sharp word you said in spring still returns to you, though the other person forgot it by lunch. And when you are tired the love can turn managing, as if others' lives were homework you had to mark.",
      'Think of a lamp, which lights the room by staying where it is. You are free to live this as a plain 6, loving a handful of people and one untidy garden, and the wish will be satisfied more often than you expect. When you do reach further, teach what you have lived through and leave the rest. Above all let someone look after you regularly, on ordinary days, before you are worn through.',
    ],
    strengths: [
      'Compassion people feel before you speak',
      'Teaching by the way you treat a mistake',
      'Staying present beside real grief',
      'Forgiving in a way that frees both sides',
    ],
    cautions: [
      'Taking every sorrow you hear as your task',
      'Punishing yourself for one impatient word',
      'Managing lives in the name of love',
    ],
    exercise:
      'Ask one person this week to do something kind for you, and receive it without returning the favour for seven days. Each time the urge to repay rises, write down what you are thinking. On the last day, send them a two-line thank-you.',
  },
};
