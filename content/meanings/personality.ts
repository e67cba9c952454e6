import type { CoreNumber, Meaning } from './meaning.ts';

/** Personality: the first impression and the outer manner, which need not match what goes on inside. */
export const personality: Record<CoreNumber, Meaning> = {
  1: {
    title: 'The Firm Handshake',
    essence: 'At first sight you look ready to go first, and others fall in behind.',
    short:
      'You come across as a person who has already decided. Even on an unsure day, your walk and your short sentences suggest direction, so strangers ask you the way and meetings look to you when nobody speaks. Few guess how much thought sits behind the quick yes or no.',
    long: [
      'Imagine a lift stopped between floors. Sooner or later the faces turn to you. You have done nothing to invite it beyond standing upright and looking at the panel, yet a Personality of 1 gives off the air of someone who will press the button. Your clothes tend to say the same thing, with one clear line or colour and little fuss, and you get to the point before the coffee arrives.',
      'It is a useful first impression, and it has a price. Because you look self-sufficient, offers of help go to the person beside you. Shy people may feel hurried in your company, and somebody might take your brisk e-mail for displeasure when you were only on your way to lunch. You may even discover that you are being competed with by someone you had hoped to befriend.',
      'Small adjustments go far here, since your signal is strong to begin with. Ask the second question. Let a silence last until somebody else fills it. Say "I\'m not sure yet" in the meeting where you are truly not sure, and notice how the table relaxes. Nothing of your presence is lost when you do this; people simply find the door in the wall, and are pleased that it opens.',
    ],
    strengths: [
      'Giving others confidence by how you stand',
      'Speaking plainly and early',
      'Looking composed when you are new',
      'Setting a clear tone within a minute',
    ],
    cautions: [
      'Sounding annoyed when you are only brief',
      'Looking too able to be offered help',
      'Turning a chat into a contest',
    ],
    exercise:
      'In your next three conversations, wait two full breaths before you give your view, and ask one question first. Then reread a short message you sent today as if you were its nervous recipient. Add one warm line to the next.',
  },
  2: {
    title: 'The Soft Approach',
    essence: 'Your gentle manner tells people, before a word, that they will not be judged.',
    short:
      'Others find you easy to be near. You lower your voice to match the room, and you rarely take the last seat. People lean towards you with their worries within minutes, and some of them mistake your softness for having no opinion of your own.',
    long: [
      'Shopkeepers are nicer to you than to the customer before. Part of it is the way you wait until they have finished counting; part is your face, which tends to show that you are listening. A 2 on the outside dresses and speaks in half-tones, in comfortable things that push at nobody. In a group you are apt to be found at the edge of the sofa, turned towards whoever has said least.',
      'The gift of it is trust, quickly given. The difficulty is being overlooked with great affection. Your suggestion, offered as a question, is repeated ten minutes later by a louder voice and praised. Friends choose the restaurant and are certain you agreed. If you feel strongly inside, this can be maddening, and the day you finally speak sharply everyone is astonished, as though a cushion had barked.',
      'You can keep the gentle manner and give it a spine. Put your statement first and your courtesy second: "I\'d prefer Thursday, if that suits you." Wear one thing with a definite colour when you need to be heard. Sit where the chair of the meeting can see you. I would never ask you to be louder; a low voice that finishes its sentence is remembered longer than most.',
    ],
    strengths: [
      'Putting nervous people at their ease',
      'Tact in the delicate first minutes',
      'Listening that shows on your face',
      'Disagreeing without leaving a bruise',
    ],
    cautions: [
      'Framing a firm wish as a timid question',
      'Saying sorry before you have done anything',
      'Fading into the sofa when it matters',
    ],
    exercise:
      'Choose one meeting or family meal this week and speak within the first five minutes, making a statement where you would usually ask a question. Keep your voice as low as you like. Notice who turns towards you, and whether you added an apology afterwards that nobody needed.',
  },
  3: {
    title: 'The Bright Arrival',
    essence: 'The party seems to begin when your coat comes off.',
    short:
      'You enter and the talk picks up. Something in your face is always about to tell a story, and people catch the mood from you before they know what is funny. They remember you as sunny, which is lovely, and which makes a grey day hard to show.',
    long: [
      'Your hands talk. So do your eyebrows and the mug you always choose. A 3 in this position wears feeling on the surface where others can enjoy it, and the result is that acquaintances light up when they see you crossing the street. You are good at the first ten minutes of anything, be it a toast or the awkward queue outside a closed museum.',
      'Charm of this kind sets an expectation. People come to you for the lift, and may not think to ask how you are, because you look so well. Serious proposals can be received as entertaining ones. You will know the moment when you say something that cost you weeks of thought, and the table laughs kindly and passes the salad. Then the temptation is to play along and say the true thing another year.',
      'Pace will help you more than gravity. Slow the first sentence, let your hands rest, and people understand that this one counts. Leave one story unfinished so that another guest may tell theirs. And on a low day, go out as you are; answer "a bit flat, to be honest" and let the conversation take its own colour from there. Those who stay for that version of you are the friends you were hoping to attract.',
    ],
    strengths: [
      'Breaking the ice with almost anyone',
      'A face and voice people enjoy following',
      'Dressing and speaking with flair',
      'Bringing lightness into stiff rooms',
    ],
    cautions: [
      'Performing cheer on a day you feel none',
      'Filling pauses another person needed',
      'Letting a serious point be taken as a joke',
    ],
    exercise:
      'Twice this week, when asked how you are, give a true answer of one sentence with no comic ending. In one conversation, tell no stories at all and only ask for theirs. Note which of the two felt more exposed, and who surprised you.',
  },
  4: {
    title: 'The Plain Good Coat',
    essence: 'Strangers would trust you with their spare keys, and they would be right.',
    short:
      'Your manner says that things will be all right if we read the instructions. You arrive on time, in clothes that suit the weather, and answer what was asked. People trust you with passwords long before they know you, and may take years to find out how funny you are.',
    long: [
      'Within a week of joining anything, you are given the keys. Nobody votes on it. You have a settled way of standing and a habit of doing what you said you would, and people relax in front of it as they do in front of a well-stacked woodpile. Good shoes, few surprises, a bag that contains a pen: that is roughly how a 4 looks from across the street.',
      'Dependability can seem a dull coat to others until they feel the lining. You may be consulted about the boiler and left off the list for the concert. Your careful "let me think about it" is heard as a no, and your frown of concentration as disapproval, so livelier people save their wild ideas for someone else. Inside there may be a great deal of feeling, and a dry wit, waiting to be asked.',
      'Show a little lining, then. Mention the thing you love before you mention the thing that could go wrong. When somebody brings you a half-baked idea, find one good ingredient in it and say so aloud, and only afterwards reach for your pencil. Try answering a small invitation within the minute. You will still be the one they leave the keys with, and they may start telling you where they are going.',
    ],
    strengths: [
      'Earning trust without asking for it',
      'Looking calm when plans go wrong',
      'Saying exactly what you will do',
      'A plain manner that makes others feel safe',
    ],
    cautions: [
      'Wearing a thinking frown that reads as a no',
      "Opening with the flaw in someone's idea",
      'Keeping your humour for the inner circle',
    ],
    exercise:
      'For three days, let your first reply to any suggestion be something you like about it, and save the practical question for second place. Once, accept an invitation on the spot. At the weekend wear or carry one thing chosen purely because it pleases you.',
  },
  5: {
    title: 'The Quick Step',
    essence: 'You look as if you have just come from somewhere interesting and may soon be off again.',
    short:
      'Even sitting down, you give the impression of being in motion. People find you magnetic and a little hard to hold, always ready to try the new place. They tell you their adventures, and keep their ordinary Tuesdays for somebody they suppose has more time.',
    long: [
      'Hearing that you have moved house again or learned to sail, your friends nod; it fits. The outer 5 has something windblown about it. Your eyes travel while you listen, you pick up the local accent by the second day, and you can talk to the plumber or the ambassador in much the same tone. On a tired group you act like the first warm evening of the year, and people are drawn to sit near you.',
      'What they conclude is less accurate. A restless knee at dinner can look like boredom. Because you are so at ease with change, others assume that you never mind it, and that an appointment with you is a suggestion. Someone who would have liked your lasting friendship may hold back, having decided at first sight that you are only passing through. You might be the most loyal person they know and still wear the look of a departure lounge.',
      'It takes surprisingly little to correct the picture. Put the phone face down and let your eyes rest on one face for the length of a story. Be first at the table once in a while. Ask after the dog or the driving test a week after you heard of it. Your sparkle stays exactly where it was, and people begin to believe that it has an address.',
    ],
    strengths: [
      'Talking easily with any sort of person',
      'Making change look like fun',
      'Quick, apt replies under pressure',
      'Waking a room that has gone stale',
    ],
    cautions: [
      'Glancing away at the wrong moment',
      'Seeming available to all and close to none',
      'Arriving late and relying on charm',
    ],
    exercise:
      'Pick one acquaintance and remember a detail they mention this week. Four days later, ask about it. In the same week arrive ten minutes early to something, sit still with no screen, and let yourself be found waiting when the other person comes in.',
  },
  6: {
    title: 'The Warm Doorway',
    essence: 'People feel expected when you open the door, and start talking before the kettle boils.',
    short:
      "There is something of the host about you, even in other people's houses. You look for who needs a chair. Strangers sense that you would know what to do with a crying baby or a burnt pan, and so they bring you both, along with the story behind them.",
    long: [
      'Lost children choose you in a crowd. Adults do too, in their own fashion, by drifting to your side of the room with a question that turns out to be about their mother. The 6 manner is rounded and attentive; your clothes feel good to the touch, your greetings include everybody, and you carry plasters. What people take away from a first meeting with you is, above all, the warmth.',
      'Being cast as the kind one happens quickly and is hard to undo. You are given the leaving card to organise. You hear confidences you did not ask for and feel obliged to keep your face arranged. Now and then the caring tone slips into the voice of a parent, and a grown person whose scarf you have just straightened feels five years old. They may not say so; they will go quiet, or tease.',
      'Let your welcome have a threshold. It is possible to be warm and say "I\'ve ten minutes", warm and say "that one\'s for you to solve", and people respect a house that has a door. Show your opinions and your sharper humour earlier than you usually do, so that those who come near are meeting a whole person. Once they know you can say no, they enjoy your yes a good deal more.',
    ],
    strengths: [
      'Making newcomers feel expected',
      "A voice that lowers people's shoulders",
      'Good taste that puts comfort first',
      'Bringing warmth into formal places',
    ],
    cautions: [
      "Slipping into a parent's tone with adults",
      'Being handed every kindly errand',
      'Keeping a pleasant face while running dry',
    ],
    exercise:
      'The next two times someone brings you a problem, ask "Would you like ideas or an ear?" and hold to their answer. Once, set a kind limit at the start of a conversation by naming how long you have. Notice whether the warmth survives.',
  },
  7: {
    title: 'The Half-Drawn Curtain',
    essence: 'Others see poise and a thoughtful silence, and wonder what you are thinking.',
    short:
      'You do not hand yourself out at the door. People see a composed, observant person, a little apart, whose silence seems to hold an opinion. Some are intrigued and others intimidated. Most would be surprised to learn that you were wondering where to put your glass.',
    long: [
      'At a noisy dinner, yours is the face that new guests find hardest to read and keep returning to. You listen with your head slightly tilted, say one exact thing, and withdraw. Good cloth, quiet colours and a certain economy of gesture often belong to the look of a 7. Teachers assumed that you knew the answer, and perhaps you found it simplest to let them.',
      'Mystery is mostly made by other people, out of whatever you leave blank. A shy pause gets filled in as judgement, and tiredness as disdain. Someone tells a warm story, you turn it over with real interest, and they see only a still face and wish they had kept quiet. Then they are careful around you, which confirms your sense that conversation is a stiff business best kept short.',
      'You needn\'t throw the curtain wide. A hand\'s width will do: a nod while you think, or the words "give me a second, I like that". Tell people what you are enjoying, since your face may keep it to itself. Volunteer one harmless fact before you are asked, the bad film you love or the bread that failed. Your privacy remains yours, and the ones outside learn that somebody kind is at home.',
    ],
    strengths: [
      'Weighing words so that they carry',
      'Observing what hurried people miss',
      'Dignity under curious eyes',
      'Discretion that others can feel',
    ],
    cautions: [
      'Letting a still face be read as judgement',
      'Answering so briefly that the talk dies',
      'Correcting a detail before sharing the delight',
    ],
    exercise:
      'Offer one small, unasked fact about yourself each day for five days, to five different people. Keep it light: a song you hum, or a thing you got wrong. Observe what each of them gives you in return, and write down the best.',
  },
  8: {
    title: 'The Commanding Calm',
    essence: 'When you sit down, the rest of the table straightens its papers.',
    short:
      'You look like the person in charge, including in places where you are not. Something in the set of your shoulders suggests resources and a plan. Waiters bring you the bill. People bring you serious offers as well, and seldom the silly, half-formed things you might enjoy.',
    long: [
      'Even in a borrowed jumper you seem to own the building. It is partly the voice, which lands at the end of a sentence, and partly that you take the space a chair allows. With an 8 for an outer manner you tend to buy one good thing in preference to three cheap ones, and people read the watch or the bag as a statement of intent. They ask you to speak to the head waiter.',
      'The impression opens doors that stay shut for others, and then stands rather heavily in the doorway. People prepare before they talk to you. Bad news reaches you late and wrapped, praise comes with a request attached, and hardly anyone asks whether you are tired. When you voice a mild preference it is carried out as an instruction. You may have wondered why the laughter in a room stops when you come in to join it.',
      'Presence like this can be lent out. Use your weight to back the quietest proposal, and thank people by name where others can hear it. Choose the seat beside someone rather than the seat opposite. Tell a story in which you were the fool, and tell it early, while they are still deciding how to address you. An unguarded laugh from you has great value in any company, largely because so few have been offered one.',
    ],
    strengths: [
      'Being taken seriously from the first hello',
      'Projecting calm when much is at stake',
      'Negotiating without raising your voice',
      'Lending your standing to others',
    ],
    cautions: [
      'Having a passing wish obeyed as an order',
      'Being the last to hear bad news',
      'Dressing a worry up as impatience',
    ],
    exercise:
      'In one conversation this week, say clearly "this is only a thought, please argue with me", and then wait for the argument. Elsewhere, let somebody junior to you choose the table or the film. Tell one true story against yourself before Friday.',
  },
  9: {
    title: "The Stranger's Old Friend",
    essence: 'An easy, worldly kindness makes new acquaintances feel they have known you for years.',
    short:
      'You have the look of having come from several places and liked them all. People of any age or accent suppose that you will understand, and tell you more than they planned. There is grace in your manner, and a slight distance, as if part of you were waving from a ship.',
    long: [
      'Tourists ask you for directions in cities where you are a tourist too. You must look as if you belonged to everyone. A 9 at the surface shows in the tolerant eyebrow, in clothes with a bit of elsewhere about them, in the habit of addressing the cleaner and the professor with the same courtesy. You rarely seem shocked, and so people hand you the story they tell no one.',
      'Seen from close by, this broad kindness can puzzle those who want you to themselves. A partner notices that the bus driver got the same smile. Friends may admire you and still be unsure where they rank, or assume that a person so understanding can have no temper and nothing to forgive. At times you play up to it, looking serene over a hurt that any child would have cried about.',
      'Kindness becomes personal when it takes sides a little. Let your favourites know that they are favourites. Say "I minded that", in your own mild voice, the same day it happened. You could also spend your manners more sparingly: a stranger at the bus stop can be heard very well in five minutes. The large-hearted impression will look after itself, and the people nearest you will have a face of yours that they alone get to see.',
    ],
    strengths: [
      'Meeting every kind of person as an equal',
      'Seeming hard to shock and easy to tell',
      'Grace in mixed or tense company',
      'Speaking well of people who are absent',
    ],
    cautions: [
      'Smiling serenely over a fresh hurt',
      'Leaving close ones unsure where they rank',
      'Drifting off while still looking kind',
    ],
    exercise:
      "Tell two people this week, plainly, what they in particular mean to you, naming something that would be true of nobody else. And the next time a remark stings, say so within the day, in one sentence. Watch whether your kindness is doubted. I suspect it won't be.",
  },
  11: {
    title: 'The Unusual Light',
    essence: 'Gentle and vivid at once, you leave people feeling that they have truly been seen.',
    short:
      "A kind of shimmer hangs about the first impression you make. People call you gentle, as they would a 2, then add that they can't quite place you. You may look delicate and electric in the same minute, and others remember your eyes or one odd sentence long after the party.",
    long: [
      'Someone who met you once, at a wedding, may still quote what you said by the cloakroom. You have forgotten it. An 11 on the outside tends to leave such traces, a remark that went to the bone or a look that arrived before the words. Your style may be hard to name, soft with one unexpected note in it, such as a kingfisher blue at the cuff.',
      'Being vivid and thin-skinned together is tiring. You register how each person receives you while you are still saying hello, and on some evenings the sheer quantity of faces makes you brittle or strangely grand. Admirers may set you on a shelf as the intuitive one, and then be let down to find you cross about parking. Others decide that you are nervous, when you are only hearing everything at once.',
      'You may turn the light down whenever you please. Meeting people as a plain 2, friendly and unremarkable in a quiet corner, is an honest way to wear this number and a restful one. For the times when you want to be fully visible, arrive early, touch something solid, and choose one listener to speak to. The rest of the room will lean in on its own.',
    ],
    strengths: [
      'Making people feel deeply noticed',
      'Saying the line everyone remembers',
      'Standing out without pushing forward',
      'Reading a mood before hellos are done',
    ],
    cautions: [
      'Tracking every face until you are brittle',
      'Playing the oracle to please admirers',
      'Seeming nervous when you are over-full',
    ],
    exercise:
      'Before two social occasions this week, stand outside for one minute and feel your feet in your shoes. Go in with a single aim: to know one person better. Leave when you have done so, even if it is early, and write three lines about them.',
  },
  22: {
    title: 'The Broad Shoulders',
    essence: 'You seem built to carry large things, and people bring them to you.',
    short:
      'You strike others as solid, in the manner of a 4, with something bigger standing behind you. They suppose you have run things, or will. Without a title you are asked for judgement, and with one you are asked for miracles, usually by somebody who has left it late.',
    long: [
      'You have probably been mistaken for the organiser. Someone with a lanyard asks you where the chairs should go and, what is more, you know. The 22 manner is unhurried and practical, with a scale to it that people feel before they can explain: a slow nod, an eye that measures the hall, plain clothes worn as if for work that matters. They begin to talk to you in terms of years.',
      'Such an impression draws burdens. Committees find you. Relatives with a collapsing plan arrive on your step with a folder. Since you look able to carry it all, few of them ask what you already have on your back, and you may be too proud, or too curious about the folder, to tell them. From a distance you can also seem formidable, and modest hopes may be kept from you.',
      'Feel free to look smaller. On most days this number is well worn as an ordinary 4, somebody sensible in a queue who happens to own a spirit level, and you need no grand project to justify your place. When a folder does appear, ask whose it is and what you would put down to lift it. Laugh at something trivial where people can hear. They will still bring you the large hopes, and a few small ones that are better company.',
    ],
    strengths: [
      'Giving big plans an air of possibility',
      'Staying unhurried while others flap',
      'Being trusted by dreamers and bookkeepers alike',
      'Measuring a problem at a glance',
    ],
    cautions: [
      'Accepting every burden that fits your shoulders',
      'Looking too formidable for small requests',
      'Hiding strain behind a slow nod',
    ],
    exercise:
      'Make a list of everything you are currently carrying because you looked able to. Give one item back this week, kindly and in person. Then ask somebody for help with a matter so minor that it almost embarrasses you, and let them do it their way.',
  },
  33: {
    title: 'The Face People Trust',
    essence: 'Near you, people soften and set down what they have been carrying.',
    short:
      "Yours is a 6's warm welcome with the walls taken out. Guarded people soften when you come near, and may tell you in a supermarket queue what they have told no one. They see patience and a kind of radiance, and they can forget that you also have a bus to catch.",
    long: [
      'A child at the next table stops howling and stares at you. The newcomer picks your shoulder to cry on. You have scarcely moved, yet a Personality of 33 seems to promise, in the eyes and the way you turn your whole body to listen, that whatever is said here will be met gently. Your clothes are apt to be simple things that have been hugged a good deal.',
      'Those who look so kind are held to it. An ordinary bad mood in you gets treated as news, and a firm no can cause real shock, so perhaps you keep the gentle face on while your feet ache. Some will put you on a pedestal when you would rather have been asked to the cinema. It is lonely to be looked up to at the very moment you wanted someone to sit down beside.',
      'Come down from there whenever you like. To be seen as a simple 6, good company with strong views about soup, is an honourable use of this number. Let your face do its whole range, mischief included, and the occasional scowl at the printer. Tell a talkative stranger that you need to read now, and smile, and read. Kindness that others have watched you put down and take up again becomes believable, and they may learn to do the same.',
    ],
    strengths: [
      'Calming distress by simply being near',
      'Attention that feels complete',
      'Gentleness that strong people respect',
      'Welcoming those others avoid',
    ],
    cautions: [
      'Wearing a kind face over aching feet',
      'Being admired when you wanted company',
      'Letting strangers spend your whole evening',
    ],
    exercise:
      'Let a grumpy or silly mood show, once this week, in front of people who think of you as the calm one. On another day, end a conversation first, with a smile and no excuse. Afterwards invite a friend to something with no purpose except fun.',
  },
};
