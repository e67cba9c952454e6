import type { Meaning } from './meaning.ts';

/** Couples whose smaller number is 1, 2 or 3. */
export const pairsOneToThree = {
  '1-1': {
    title: 'Two Captains',
    essence: 'Two leaders under one roof, at their best when each commands a different deck.',
    short:
      "Put two starters in one house and plenty gets started. You admire each other's nerve, decide quickly and hate being handled. The days go best when each of you has a field where the other's opinion is welcome and the final word is already settled.",
    long: [
      "Mornings with you two can look like a briefing: who takes the car, who rings the plumber, who has already decided about the weekend. Neither waits to be asked. You cheer each other's ambitions with real heat, because you know what it costs to go first, and a partner without plans would have bored you within a month.",
      'Friction starts at the steering wheel, sometimes literally. One gives directions, the other hears an order, and a small matter becomes a contest that nobody needed to win. Divide the ground while you are in good spirits: the kitchen to one, the paperwork to the other, holidays by turns. Practise, too, the sentence that costs a 1 the most, which is simply: you were right about that.',
    ],
    strengths: [
      'Quick decisions and the nerve to act on them',
      "Honest admiration for each other's drive",
      'Room for two full lives side by side',
    ],
    cautions: ['Turning the choice of a sofa into a contest', 'Waiting for the other to apologise first'],
    exercise:
      'Write down six recurring decisions at home and give three to each of you for the month. Whoever owns one decides alone, and the other says thank you. On the last evening, swap any two that chafed.',
  },
  '1-2': {
    title: 'The Flag and the Harbour',
    essence: 'One of you goes first, the other makes sure there is something to come back to.',
    short:
      'The 1 in this pair moves before the kettle boils; the 2 notices who looks tired. You need each other more plainly than most couples do. Courage gets softer edges here and kindness gets a backbone, provided the quieter voice is asked for and then waited for.',
    long: [
      'In daily life one of you announces and the other adjusts, often so gracefully that nobody sees it happen. The 1 books the table, the 2 remembers which friend cannot sit near the door. Guests feel looked after and things actually get done. Each of you privately believes the other has the harder talent.',
      'Trouble gathers where agreement comes too fast. A 2 who says fine four times in a row is keeping an account, and a 1 who never asks will be astonished by the bill. Leave a decision overnight when it touches both lives. The quicker partner asks twice, the gentler one answers with a preference, even about supper, and both of you let that answer stand.',
    ],
    strengths: [
      'Drive and tact in the same household',
      'A natural split between starting and tending',
      'Loyalty that both of you can feel daily',
    ],
    cautions: ['Mistaking silence for consent', 'Making one of you the permanent assistant'],
    exercise:
      'For seven evenings the 2 chooses something small, such as the film or the route of the walk, and says it first. The 1 goes along without improving it. On day eight, tell each other which evening surprised you.',
  },
  '1-3': {
    title: 'Spark and Story',
    essence: 'An idea and its storyteller, good company to each other and rarely short of plans.',
    short:
      'Where one of you acts, the other tells the tale, and both enjoy an audience. This is a lively pairing with jokes running through its serious talks. It asks for follow-through, and for a little attention on the evenings when neither of you feels like performing.',
    long: [
      "You laugh at breakfast. The 1 brings a plan, the 3 gives it a name and two people to invite, and by noon it is half real. Friends like being around you because the talk moves. At other people's parties one opens doors while the other makes everyone glad they came in.",
      'Tone is where it catches. The 1 wants the point, the 3 takes the scenic way there, and an impatient glance can shut a good story down for days. In return, a joke at the wrong moment leaves the 1 feeling small in company. Agree on a private signal for both cases. Then give finished things a celebration of their own, since beginnings already get plenty from you.',
    ],
    strengths: [
      'Humour that survives hard weeks',
      'Ideas that quickly find words and friends',
      'Generous pride in each other in public',
    ],
    cautions: ['Half-done projects stacked in the hallway', 'Cutting a story short, or teasing too hard'],
    exercise:
      'Pick the oldest unfinished thing you share, be it a shelf or a photo album. Give it ninety minutes this Saturday with music on. The 1 keeps you at it, the 3 takes the pictures, and you toast the ending.',
  },
  '1-4': {
    title: 'The Sprint and the Blueprint',
    essence: 'Speed meets method, and you build together what neither would finish alone.',
    short:
      'Haste and care share a front door in your home. One partner has left already while the other checks the locks. You can exasperate each other before lunch and still, by the end of the year, stand before something solid that both of you call your own work.',
    long: [
      'Picture yourselves putting up a wardrobe. The 1 is holding panels together before the instructions are unfolded; the 4 has sorted the screws into saucers. Most of your shared life resembles that afternoon. One brings the will to begin at all, the other sees to it that the doors still close next winter.',
      'Criticism is the tender spot. To the 1, a list of risks sounds like doubt in them as a person. To the 4, a leap taken without a word feels like being left holding the broom. Say first what you like about the idea, then name a single risk. And let the planner keep a veto over anything hard to undo, such as leases and loans.',
    ],
    strengths: [
      'Bold starts on proper foundations',
      'Steadiness the 1 can push off from',
      'Something to show for every year together',
    ],
    cautions: ['Hearing caution as a lack of faith', 'Leaving one partner to clear up after each leap'],
    exercise:
      "Choose a modest project with a clear end. The 4 gets one uninterrupted hour to plan it, the 1 then picks the start date, and nobody changes either. Afterwards, each names a moment when the other's way helped.",
  },
  '1-5': {
    title: 'Full Sail',
    essence: 'Two restless hearts who give each other air and rarely ask for permission.',
    short:
      'Freedom is the language you share. Each fell for someone who did not need to be managed, and each still likes that most. Life moves fast around the pair of you, and what needs guarding is ordinary time, the sort with nowhere to be.',
    long: [
      'Spontaneous trips, a sudden change of job, a Tuesday that turns into an adventure because somebody said why not: this is your weather. The 1 sets a direction and the 5 discovers six ways of getting there. You seldom smother one another. Two full diaries hang on the fridge, with affection scribbled between the lines.',
      'Yet a 1 likes to finish what was announced, while a 5 changes course when something better walks past, so a promise can mean different things to each of you. Sort promises into firm ones and ideas, and say aloud which kind you are making. It also helps to keep Sunday evening out of reach of any invitation, and to spend it doing very little.',
    ],
    strengths: [
      'Trust that survives distance and busy weeks',
      'Courage to change a life that has gone stale',
      'Curiosity about what the other will do next',
    ],
    cautions: ['Treating rest as something for other couples', 'Promises heard as plans and meant as ideas'],
    exercise:
      'Spend one whole evening at home with both phones in a drawer and no plan beyond soup. Notice who gets fidgety first and be kind about it. Ask each other one question you have not asked for a year.',
  },
  '1-6': {
    title: 'The Pioneer and the Hearth',
    essence: 'One strides out, one keeps the lamp lit, and both are proud of what they guard.',
    short:
      'A 1 brings news from outside and a 6 makes it a home. There is warmth in this match and a strong sense of team. Its art lies in letting care be offered rather than issued, and in letting independence come home in time for supper.',
    long: [
      'Your household has a beating centre. The 6 knows whose birthday is coming and when the boiler was last seen to; the 1 fights your corner with landlords and schools. In a crisis you are formidable, since one acts and the other holds everyone together. People bring their worries to your kitchen and go home lighter.',
      'Care can tip into supervision. The 6 adds one more reminder and the 1, who never liked being told, leaves the room for an hour. Or the 1 makes a large decision alone, and the 6 feels downgraded from partner to staff. What helps is asking before helping, and mentioning before deciding. Thanks spoken in full sentences keep the balance better than flowers do.',
    ],
    strengths: [
      'A home with both courage and comfort in it',
      'Fierce loyalty towards your own people',
      'Calm teamwork when something goes wrong',
    ],
    cautions: ['Reminders that land as instructions', 'Large decisions announced after the fact'],
    exercise:
      'Tonight, each completes two sentences aloud: I feel looked after when you, and I feel trusted when you. Write the four answers on a card inside a cupboard door and act on one of them before the weekend.',
  },
  '1-7': {
    title: 'The Door and the Study',
    essence: 'Action and reflection keep separate hours and meet over something that matters.',
    short:
      "You two respect each other's solitude without having to explain it. The 1 goes out to do, the 7 stays in to understand, and the talk at the end of the day has real substance. Warmth exists in quantity here; it simply needs saying more often than either thinks.",
    long: [
      'Yours is a house with two closed doors and no offence taken. One partner comes home with something achieved, the other with something figured out, and you trade them like fishermen comparing catches. Small talk bores you both. A question asked at ten at night can keep the lamp on until one, and those are evenings you remember.',
      'Pace is the difficulty. The 1 asks and wants an answer now, while the 7 goes quiet in order to think, and the quiet gets read as refusal. A few words would bridge it: give me until Thursday. Meanwhile the doer can resist filling the gap with a decision. Touch and plain compliments matter as well, because two self-sufficient people forget to send them.',
    ],
    strengths: [
      'Privacy respected without long explanations',
      'Conversations that go somewhere',
      'Decisions both tested and acted upon',
    ],
    cautions: ['Reading thoughtfulness as a no', 'Going a fortnight without a tender word'],
    exercise:
      'Set one question between you on Monday, something like what we want from next spring. No discussion until Thursday supper. The 7 speaks first, the 1 repeats it back, and then you change roles before deciding anything.',
  },
  '1-8': {
    title: 'Summit Partners',
    essence: 'Two ambitious people who plan in years and hold hands best when work is put away.',
    short:
      "Ambition sits at your table like a third guest. You understand late hours, hard calls and the pleasure of winning something fairly. Few couples back each other's goals so well. The task is keeping a corner of life where neither of you is being measured.",
    long: [
      "Dinner often sounds like a strategy meeting that both of you enjoy. The 1 spots the opening, the 8 asks what it will take and who should be called. You are frank about money, quick to spot each other's rivals and surprisingly tender after a defeat. Big undertakings, a house or a firm of your own, suit you because the load is shared by strong backs.",
      'Power is the delicate matter. When one has a triumphant month and the other a poor one, the scales can wobble, and pride keeps both from mentioning it. Say it early, before it turns into coldness about the dishwasher. Settle who leads on which subject and review that like grown-ups. Most of all, protect some hours in which nothing is achieved at all.',
    ],
    strengths: [
      "Serious backing for each other's ambitions",
      'Straight talk about money and risk',
      'Stamina for long, demanding projects',
    ],
    cautions: ["Measuring love by the week's results", 'Pride that delays the honest conversation'],
    exercise:
      'Declare a three-hour truce with achievement this week. Do something neither of you is good at, such as pottery or bowling, and keep no score. Afterwards tell each other one thing you admire that no employer would pay for.',
  },
  '1-9': {
    title: 'First Page, Last Page',
    essence: 'The one who begins and the one who sees the whole, reading the same book together.',
    short:
      'Standing at opposite ends of the row, you complete an arc. One asks what I can start, the other what everybody might need. That gap gives your life reach. It also means translating often, gently, and with the diary of the week on the table.',
    long: [
      "On a given Saturday the 1 wants to finish the fence and the 9 has promised to help a neighbour move. Both are good plans. You teach each other constantly: one learns that other people's stories matter, the other that saying no to a stranger can be a yes at home. Your circle of friends is unusually mixed because of it.",
      'Feelings come in different sizes here. The 9 is moved by news from far away, the 1 by what happened in this room, and each may find the other a bit cold. Ask what is behind the reaction before answering it. Old hurts deserve particular care, since a 9 keeps them in a drawer and a 1 thinks the matter closed. Open that drawer together, on a quiet day.',
    ],
    strengths: [
      'Personal drive joined to a wider purpose',
      'A generous, varied circle around you',
      'Each supplies the view the other lacks',
    ],
    cautions: ['Outsiders getting the time meant for you two', 'Old disappointments kept and never shown'],
    exercise:
      "Lay next week's diary on the table. Mark in one colour what is for other people, in a second what is for one of you, in a third what is for both. Move a single entry so that the third colour grows.",
  },
  '2-2': {
    title: 'Two Listeners',
    essence: 'A tender, watchful pair who hear what is unsaid and must remember to say it anyway.',
    short:
      'Gentleness comes easily when two 2s live together. You sense a bad day from the sound of the key in the lock. Peace is precious to both, and so the brave act in your home is stating a wish clearly before the other has guessed at it.',
    long: [
      'Tea appears without being requested. One starts a sentence, the other finishes it, and you can spend a whole evening in one room doing separate things and feel entirely together. You keep photographs, remember first dates and notice new haircuts. Friends who fall out tend to end up on your sofa, because nobody there takes sides.',
      'Choosing a restaurant, however, may take forty minutes: what would you like, no, what would you like. Behind the politeness lies a fear of causing upset, and small resentments can pile up like unopened post. Take turns being the one who decides. When hurt, name it the same day in one plain sentence. You will find the other is sturdier than you feared.',
    ],
    strengths: [
      'Deep attentiveness in ordinary moments',
      "Patience with each other's moods",
      'A calm home where others can rest',
    ],
    cautions: ['Endless deferring over simple choices', 'Hurt feelings stored out of politeness'],
    exercise:
      'Toss a coin each morning for a week. The winner decides every shared small thing that day, and may not ask what the other prefers. In the evening, each says one thing that was harder than expected.',
  },
  '2-3': {
    title: 'Quiet Water, Bright Light',
    essence: 'One fills the room, the other reads it, and together you make people feel at home.',
    short:
      'The 3 talks, sings, rings up half the street; the 2 watches who has not yet been spoken to. You make charming hosts and affectionate partners. All goes smoothly as long as the listener also gets a turn on stage and the performer gets an honest audience.',
    long: [
      'Sunday lunch at your place is a small production. The 3 is telling the story of the lost suitcase, the 2 is refilling glasses and quietly prompting the best bit. Affection is easy to show, and you both write little notes. On grey days the 3 brings colour in, and on anxious ones the 2 knows how to slow things down.',
      'A careless joke can bruise a 2 for longer than a 3 would imagine. Likewise, a sigh left unexplained sends the 3 scrambling to entertain a sadness that only wanted company. So ask which is needed: a laugh, or a hand. The talkative one might finish the day with a question and then truly wait, and the softer one could risk answering at length.',
    ],
    strengths: [
      'Affection shown openly and often',
      'Hospitality that includes the shy guest',
      'A good pairing of lightness and tact',
    ],
    cautions: ['Jokes that reach a sore place', 'One voice taking up most of the evening'],
    exercise:
      'Sit down for twenty minutes with a timer. The 2 talks for the first ten about anything at all while the 3 only listens and nods. Then change over, and let the 3 speak about something that is not funny.',
  },
  '2-4': {
    title: 'The Slow Garden',
    essence: 'Patience doubled: one tends the feelings, the other the fences, and things grow.',
    short:
      'Nothing about you two is rushed. Trust came in small deposits and it holds. The 4 shows love by fixing the tap, the 2 by knowing why somebody went silent at dinner. Both kinds count, and saying so aloud keeps either from feeling taken for granted.',
    long: [
      'There is a rhythm to your weeks that outsiders might find plain and you find restful: the same market stall, the shared spreadsheet, a walk after the news. The 4 guards the frame, the 2 fills it with warmth. You are careful with money and careful with each other, and you seldom promise what you cannot keep.',
      'Feelings and facts can miss each other by inches. The 2 says I had an awful day, and the 4 offers a solution before the coat is off. Later the 4 spends a weekend on the roof and hears no praise for it. Two habits mend this: comfort first, advice on request; and a tour of inspection whenever something has been repaired, with proper admiration.',
    ],
    strengths: [
      'Trust built slowly and kept carefully',
      'Routines that make both of you calmer',
      'Practical help given with tenderness',
    ],
    cautions: ['Solutions offered when comfort was wanted', 'Letting habit stand in for courtship'],
    exercise:
      'Plan a date the way you would plan a repair, with a day, a time and the materials listed. The 4 arranges the practical side and the 2 chooses the mood. Go, even if it rains, and compare notes over breakfast.',
  },
  '2-5': {
    title: 'The Anchor and the Kite',
    essence: 'One needs closeness, the other needs sky, and a long enough string holds you both.',
    short:
      'A 5 walks in with wind in their hair and a 2 asks how it was, and means it. You delight each other. Your question, renewed every few months, is how much togetherness and how much roaming feels fair, and the answer may change with the seasons.',
    long: [
      'Life beside a 5 is never short of postcards: new dishes, odd acquaintances, a sudden interest in sailing. Life beside a 2 is never short of welcome. When it goes well, the wanderer brings the world in and the homebody turns it into memories. The 2 grows bolder over the years, while the 5 discovers how pleasant it is to be expected.',
      'Waiting is the sore point. Two hours late without a message means nothing to one of you and everything to the other. The 2 may then cling a little, which makes the 5 itch for the door. Break that loop with small certainties: a text when plans shift, a return time that is kept. In exchange, let departures be cheerful and free of questions.',
    ],
    strengths: [
      'Adventure with somebody to tell it to',
      'Tenderness that does not go stale',
      'Each stretches the other in a kind way',
    ],
    cautions: ['Late evenings without a message', 'Holding tighter whenever plans change'],
    exercise:
      'Agree on one outing the 5 makes alone and one ritual of return, perhaps soup and the full story. The 2 uses those same hours for something of their own. Compare both afternoons, with equal interest in each.',
  },
  '2-6': {
    title: 'The Long Table',
    essence: 'Two givers at home with each other, kindest when both also learn to receive.',
    short:
      'Home is the thing you do best. Both of you think of others before the coat is off, and the house shows it. Since you two would rather give than ask, your learning is in the asking: what do I want tonight, and may I have it.',
    long: [
      'Someone is usually staying in your spare room. The 6 cooks as though twelve were coming, the 2 remembers that your cousin dislikes coriander, and nobody leaves without a jar of something. Between yourselves you are gentle, domestic and rather romantic. Anniversaries are kept, illnesses are nursed, and quarrels end with one of you bringing a blanket.',
      'The strain comes from too much goodness. Family and friends may lean on you until there is no evening left that belongs to the two of you. Meanwhile the 6 can begin to direct, the 2 to hint, and nobody speaks straight. Close the door on some Fridays. Say the want in one sentence without an excuse attached, and let yourselves be looked after for once.',
    ],
    strengths: [
      'A home people are glad to enter',
      'Everyday tenderness without grand gestures',
      'Shared devotion to family and friends',
    ],
    cautions: ['Giving away the hours meant for each other', 'Hinting and directing in place of asking'],
    exercise:
      'Turn down one request from outside this week, politely and together. Use the time freed for something that benefits nobody but you two. Before bed, each asks the other for one small favour, plainly, and accepts it without apology.',
  },
  '2-7': {
    title: 'The Soft Knock',
    essence: "A heart that seeks closeness and a mind that needs quiet learn each other's hours.",
    short:
      'Between a 2 and a 7 much happens without noise. One reads feelings, the other reads everything else. You can share a silence as others share a meal. What you learn together is how to knock before entering, and how to open the door when somebody does.',
    long: [
      "Yours are low-lit evenings: a book here, some mending there, rain on the window. The 7 comes out of thought with a remark that makes the 2 laugh in surprise, and the 2 can tell from a shoulder what no argument would have brought to light. You trust slowly, confide rarely elsewhere, and keep one another's secrets for good.",
      'When the 7 withdraws, the 2 tends to wonder what went wrong. Usually nothing did. Still, a person who lives by signs needs one, and ten words at the door would spare a whole afternoon of worry. For the 2, the practice is to take the closed study at its word and ring a friend. For the 7, it is to come back and start the conversation.',
    ],
    strengths: [
      'Confidences that are truly safe',
      'Comfort in shared silence',
      'Subtle understanding of mood and motive',
    ],
    cautions: ['Retreat that is never announced', 'Guessing at reasons that do not exist'],
    exercise:
      'Invent a sign for the door or the fridge with two sides: thinking, and come in. Use it honestly for a week. Each time it is turned back, the one who was alone goes to find the other first.',
  },
  '2-8': {
    title: 'Velvet and Steel',
    essence: 'Strength on the outside, sense on the inside, and respect flowing both ways.',
    short:
      'People notice the 8 first, then realise who was steering the mood all along. You make a capable team: one handles weight, the other handles people. The bond deepens whenever the softer influence is credited by name and the strong one is allowed to be tired.',
    long: [
      'The 8 comes through the door still carrying the office, and the 2 can tell by the keys how the day went. Ten minutes later there is food and a plan. In matters of money or property the 8 leads with appetite, yet it is often a murmured doubt from the 2 that saves an expensive mistake. You do well in joint ventures.',
      'Imbalance creeps in quietly. Big voice, big schedule, big purchases on one side; adjusting on the other, until the 2 turns cool without saying why. The remedy is formal, which suits you: a monthly talk where both figures and feelings are on the agenda and the 2 opens. The 8 may leave rank at the door. Nobody at home needs convincing.',
    ],
    strengths: [
      'Power guided by good judgement of people',
      'Sound cooperation in shared ventures',
      'Shelter for each other after rough days',
    ],
    cautions: ['The louder schedule winning by default', 'Coolness where a complaint was due'],
    exercise:
      'Hold a half-hour meeting at the kitchen table with two items: one about money, one about how you have felt lately. The 2 chairs it. The 8 takes notes, and reads them back at the end without comment.',
  },
  '2-9': {
    title: 'Open Arms',
    essence: 'Two soft hearts, one turned to a single person and one turned to many.',
    short:
      'Compassion runs in both directions here. The 2 loves by detail, the 9 by the armful, and neither can pass a stray without stopping. Your home will feel kind to nearly everyone. See to it that it also feels kind to the two who live in it.',
    long: [
      "You cry at the same films. A 2 will sit with one troubled friend until midnight while a 9 organises the collection for a whole street, and each finds the other's goodness moving. Music, theatre and long talks about people you both worry over fill your evenings. Arguments are rare, and they end in forgiveness faster than in solutions.",
      'What the 2 can miss is being chosen first. When the 9 gives another Saturday to a cause, it looks from the sofa like being one name on a list. The 9, for their part, feels guilty in both places. Speak about it in hours and days rather than in devotion, because devotion was never in doubt. A standing appointment for two, kept like a train, does wonders.',
    ],
    strengths: [
      'Forgiveness that comes without a fight',
      'Shared feeling for people in difficulty',
      'Tenderness expressed in words and art',
    ],
    cautions: ['Good causes eating the private hours', "Absorbing other people's sorrows as a pair"],
    exercise:
      'Choose one cause to support together for an afternoon, and one afternoon of equal length that is for nobody else. Put both in the calendar in ink. After the second, tell each other when you felt most clearly chosen.',
  },
  '3-3': {
    title: 'Two Microphones',
    essence: 'Double the wit, double the colour, and a shared need for somebody to do the bins.',
    short:
      'Laughter is your first language and you are both fluent. Two 3s keep courting for decades, with nicknames, songs and elaborate birthday jokes. Ordinary matters, such as bills and sorrow, want equal airtime, and you will have to schedule them because neither raises them gladly.',
    long: [
      'Nobody sulks for long in your house; there is too much to talk about. Drawings cover the fridge, half a costume hangs on the door, and a story told at dinner gets better by dessert as the other supplies the voices. You spur each other to make things, and the praise you exchange is sincere and lavish.',
      "Then comes the letter from the tax office, which both of you hide from. Or one is truly sad and the other reaches for a quip. Competing for the room can sting as well, when a friend laughs louder at your partner's version. Put dull duties into a fixed hour with good biscuits. Allow a sad evening to stay sad, and pass the microphone on purpose.",
    ],
    strengths: [
      'Playfulness that lasts well past courtship',
      'Real encouragement for creative work',
      'A social life full of colour',
    ],
    cautions: ['Dull paperwork that nobody opens', 'Joking when grief needed company'],
    exercise:
      'Hold an hour of dull duties this week with a playlist and something sweet. Open every envelope. When you have finished, each tells the other about one worry in full, and the listener is not allowed to be funny.',
  },
  '3-4': {
    title: 'The Song and the Metronome',
    essence: 'Play keeps the order from stiffening, and order keeps the play from scattering.',
    short:
      'One of you lives by mood and the other by list. This can be comic, and luckily you both see it. The 3 teaches a house to breathe, the 4 makes sure it has a roof, and your best days are built from a plan with gaps in it.',
    long: [
      "Packing for a trip tells your story: the 4 has a folder with the bookings, the 3 has remembered the ukulele and forgotten socks. On the spot you need each other's version. The 4 finds the platform, the 3 finds the courtyard with the band, and in the photographs it is the serious one who is laughing hardest.",
      'Daily life is stricter. Cups left on the piano feel like disrespect to the 4, and a remark about cups feels like a cold draught to the 3. Name a few non-negotiables, three at most, and let the rest go loose. It helps when the 4 says what is charming before what is missing, and when the 3 treats agreed times as part of the affection.',
    ],
    strengths: [
      'Ideas that get a date and a budget',
      'Laughter where routine could turn grey',
      'Each covers what the other overlooks',
    ],
    cautions: ['Correction that dampens a good mood', 'Charm used to slip out of an agreement'],
    exercise:
      'Draw up a list of three household rules that matter most to the 4 and three pleasures that matter most to the 3. Honour all six for one week. At the end, keep four of them and release two.',
  },
  '3-5': {
    title: 'The Suitcase in the Hall',
    essence: 'Quick, curious and funny together, with a gift for saying yes and a need for ballast.',
    short:
      'Boredom has no key to your flat. You talk fast, change plans faster and collect people wherever you go. The fun is real, and so is the fatigue behind it. A bit of chosen routine gives the two of you a floor to dance on.',
    long: [
      'An ordinary Wednesday may hold a language class, an improvised supper for six and a heated debate about moving to an island. The 5 supplies the dare, the 3 the commentary. Flirtation never quite ends between you, which keeps love supple. Work that lets you both meet people, travel or perform suits this household far better than fixed hours would.',
      'Money, sleep and unfinished conversations are where things fray. A hard topic comes up, one of you changes the subject, the other is relieved, and it returns in March. Catch it with a rule: no new plan until the awkward thing has had twenty minutes. Sharing a savings jar with a picture of the next trip on it makes restraint feel like part of the game.',
    ],
    strengths: [
      'Endless curiosity and easy conversation',
      'Flexibility when plans fall through',
      'A flirtatious spark that stays alive',
    ],
    cautions: ['Awkward subjects dodged by mutual consent', 'Spending and promising on impulse'],
    exercise:
      'Choose one weekday and make it the same for four weeks: same supper, same hour, same chairs. Use the first ten minutes for the topic you would both prefer to skip. After that, plan something silly.',
  },
  '3-6': {
    title: 'The House with Music',
    essence: 'Warmth and play in one kitchen, a natural pairing that thrives on thanks.',
    short:
      "Beauty matters to both of you, and so do people. The 3 lightens what the 6 takes to heart; the 6 gives the 3 a place worth coming home to. Children, neighbours and cats all seem to find your garden. Keep the chores from becoming one person's story.",
    long: [
      "Your home is where the birthday parties happen. Lanterns in the tree are the 3's idea, the cake is the 6's, and both are humming. You agree on the large matters, such as kindness and a decent table, so daily life feels mostly friendly. Creative work flourishes too: one dreams it up, the other makes sure it is finished and framed.",
      'Duty is the crack in the plate. When the 6 has tidied for the third time while the 3 is on the telephone, sweetness turns to sighing. The 3, feeling like a scolded child, slips away to friends. Share the tasks by taste, with dates, and drop the standards by a notch. The 6 may need help to rest; the 3 is very good at providing it.',
    ],
    strengths: [
      'Shared love of beauty and company',
      'A forgiving, affectionate everyday tone',
      'Care lightened by a sense of humour',
    ],
    cautions: ['One parent figure and one charming child', 'Sighing over tasks that were never divided'],
    exercise:
      'Swap roles for a day. The 3 runs the household from breakfast to dishes, and the 6 is in charge of amusement alone. Over a late drink, tell each other what looked easy from outside and turned out otherwise.',
  },
  '3-7': {
    title: 'The Party and the Porch',
    essence: 'A talker and a thinker, fascinated by each other and refuelled in opposite ways.',
    short:
      "You are each other's favourite foreign country. The 3 goes out to feel alive, the 7 stays in for the same reason. Respect for that difference is the whole craft, and when you manage it, the conversations on the drive home are better than the party was.",
    long: [
      'The 7 leaves gatherings early and the 3 closes them, so you own two sets of keys and a good torch. At home one sings over the washing-up while the other reads footnotes aloud. Each opens a room the other would never have entered. The 3 gains depth from the 7; the 7 gains a lightness that no book supplied.',
      'Misreadings happen around silence and noise. Chatter while someone is thinking feels like a radio nobody can switch off. Quiet after a joke, on the other side, feels like a bad review. Agree on two hours a day when words are off duty, then on one meal where the 7 takes part in full. Going to events in separate cars is a kindness, no cause for alarm.',
    ],
    strengths: [
      "Lasting fascination with each other's minds",
      'Depth and lightness in good proportion',
      'Freedom to socialise at two speeds',
    ],
    cautions: ['Taking quiet as disapproval', 'Filling every pause with talk'],
    exercise:
      "Attend one gathering on the 7's terms, with an agreed leaving time, then spend one evening in on the 3's terms, with games or guests by telephone. After each, say what you noticed about the other's face.",
  },
  '3-8': {
    title: 'Showtime and Strategy',
    essence: 'Charm opens the door, resolve carries it through, and both of you like a good result.',
    short:
      'One partner can sell the dream and the other can fund it, staff it and see it through. In public you shine as a pair. In private, make room for idle play with no outcome, since the 8 forgets how and the 3 was born knowing.',
    long: [
      'Say you run a stall at the summer fair. The 3 paints the sign and has a crowd laughing by ten; the 8 has priced things well and saved the corner pitch by a phone call in May. Life at home follows suit. Ideas are taken seriously, treats are generous, and you dress up for each other more than most couples do.',
      'Seriousness divides you. To the 8, three unfinished plans look like waste; to the 3, a question about costs can feel like a hand on the collar. Money also carries feeling, as one spends to celebrate and the other to build. Set aside a sum for nonsense that needs no defence. When criticism is due, the 8 might wait a day and then begin with the good part.',
    ],
    strengths: [
      'Creative ideas with real backing',
      'Confidence as a couple in public',
      'Generous celebrations of each success',
    ],
    cautions: ['Accounts presented in place of affection', 'Treating play as time lost'],
    exercise:
      'Put a small, equal sum in two envelopes. Each spends theirs within the week on something delightful and useless for the other. The 8 may not ask the price, and the 3 may not explain the joke.',
  },
  '3-9': {
    title: 'The Wide Canvas',
    essence: 'Imagination with a conscience, a pair drawn to art, people and large feelings.',
    short:
      'Stories bind you two together, the ones you tell and the ones you cannot bear to hear. A 3 finds the bright side, a 9 finds the meaning, and friends come away moved and amused. Grounding is the task, in sleep, in money and in finishing.',
    long: [
      "Theatre tickets on the mantelpiece, an orphaned chair rescued from the pavement, a guest from abroad on the sofa: your rooms explain you at a glance. The 3 turns the day into anecdotes and the 9 hears what lay underneath. You are tolerant of one another's oddities. Making things side by side, even badly, draws you closer than any holiday.",
      'Moods travel quickly between you. If the 9 grieves for the world, the 3 might flee into brightness, and each feels a bit deserted. Let gloom have a chair without making it host. Practical neglect is the other hazard, because lofty people still need clean shirts. A ten-minute tidy before anything inspiring is allowed has saved more than one pair like yours.',
    ],
    strengths: [
      'Imagination shared without embarrassment',
      "Tolerance for each other's oddities",
      'A warm welcome for unusual people',
    ],
    cautions: ['Moods passed back and forth unexamined', 'Ideals crowding out laundry and sleep'],
    exercise:
      'Make something together in a single evening, a collage or a silly film, and finish it however rough it is. Before you begin, do ten minutes of tidying. Afterwards, show it to exactly one person whose opinion you both like.',
  },
} satisfies Record<string, Meaning>;
