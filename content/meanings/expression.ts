import type { CoreNumber, Meaning } from './meaning.ts';

/** The Expression is read from the whole birth name: the talents in it, and how they become useful. */
export const expression: Record<CoreNumber, Meaning> = {
  1: {
    title: 'The One Who Opens the Door',
    essence: 'Your talent is the first move: you decide and begin, and others find the way clear behind you.',
    short:
      'The letters of your name spell a starter. Give you a blank page, or a shop with no customers yet, and you wake up. You do your best work with a clear aim and a free hand, and you are most useful at the moment when everyone else is still discussing it.',
    long: [
      'Watch what happens when a group falls silent over a problem. You lean forward. A decision forms in you quickly, and you would sooner try it and adjust than circulate another draft. People may have called this drive and, on other days, impatience. Both describe one talent: you can act on half the information and keep your nerve, which is what any new venture needs in its first cold months.',
      "Originality is the rest of your equipment. You rarely do a task the way it was shown to you, and the improvement is often real. So look for work with edges of its own: a territory, a product, a problem with your initials on it. Being the fifth signature on someone else's plan dulls you. If your post offers little room, claim a corner of it and run that corner as though you had founded it.",
      'What needs practice is the handover. You are gifted at the first third of things, and other people are gifted at the rest, provided you tell them what is in your head. Explain the reason for a decision once more than feels necessary. Give credit by name, in front of people. They will follow more gladly, and your best beginnings may finally get the endings they deserved.',
    ],
    strengths: [
      'Decides while the facts are still arriving',
      'Invents a method where none exists',
      'Works well unsupervised and under fire',
      'Gives a hesitant team its first push',
    ],
    cautions: [
      'Explains the plan only after starting it',
      'Loses interest once the thing runs',
      "Redoes another's work to save time",
    ],
    exercise:
      'Find one matter, at home or in any circle you belong to, that has been discussed more than twice. Propose a trial with an end date, two weeks at most, and offer to run it. Before you begin, spend ten minutes explaining your reasons to the person it affects most.',
  },
  2: {
    title: 'The Fine Tuner',
    essence: "You make other people's work better, and bring together those who could not agree.",
    short:
      'Yours is a talent that shows in the results and seldom on the programme. You sense what somebody needs in order to do well, catch the error in the footnote, and word the awkward e-mail so that it can be answered. Beside a good partner you are at your most gifted.',
    long: [
      "Some talents are solo instruments; yours is the accompanist's. An accompanist hears the breath before the singer takes it, and a performance that might have wobbled becomes sure. In working life this shows as timing and a remarkable eye for detail. You see that the figures on page four disagree with those on page nine, and you mention it to the author in the corridor, where it can do no harm.",
      'You are valuable wherever two sides must meet: customer and workshop, parent and teacher, the old guard and the newcomers. Given both stories, you will find the sentence each can sign. Constant contest wears you thin, so choose your companions with more care than your titles. The right one doubles what you can do, and a harsh one can convince you that you have no talent at all.',
      'Learn to put your name to things. Because you work through others, your part is easily missed, first by them and eventually by you. Keep a plain record of what you smoothed and made possible, and bring it to the yearly review without blushing. Ask for the fee you would advise a friend to ask for. Modesty suits you well enough, but work that cannot be seen is hard to reward.',
    ],
    strengths: [
      'Finds wording both sides can accept',
      'Catches the small error before it grows',
      'Brings out the best in a working partner',
      'Times a difficult remark well',
    ],
    cautions: [
      'Waits to be noticed, then feels overlooked',
      'Rewrites a clear opinion until it is vague',
      'Takes a curt message as a verdict',
    ],
    exercise:
      'Each evening for five days, write one line naming something you made easier for somebody, with their name and the result. On day six choose the line that mattered most and mention it in two calm sentences to somebody whose good opinion you would like.',
  },
  3: {
    title: 'The Practised Storyteller',
    essence: 'Words, images and good humour are your tools, and dry matter comes alive in your hands.',
    short:
      'Hand you a dull subject and you will find the story in it. Your gifts are a lively tongue, an eye for colour and a feel for the audience, and they earn their keep in any trade where something has to be explained, sold, taught or celebrated.',
    long: [
      'Putting things across is what you do best. You can describe the broken printer so that the whole room laughs and the technician still knows what to fix. In a presentation you feel the attention dip and, without planning to, change pace and win it back. That sense of an audience is hard to teach, and you may have had it at seven, arranging cousins on the stairs for a show.',
      'It pays to know how you produce. Ideas come to you in company and in bursts, often while talking, so catch them: record yourself on a walk, or ring a friend who takes notes. Then you need walls. A fixed length and a date set by another person will do more for your gift than total liberty, which you tend to spend on choosing a better pen. Teaching, hosting, writing, drawing and talking to strangers all suit it.',
      'Depth comes when you stay past the first clever version. The line that got a laugh at noon is often a door, and behind it waits something truer and more useful. Ask of each piece whom it helps. And be careful with complaint, for you can be devastatingly funny about a person, and it costs you more than it costs them.',
    ],
    strengths: [
      'Explains hard things in bright, simple terms',
      'Wins an audience back when attention dips',
      'Has ten ideas before the coffee cools',
      'Makes a team glad to come in',
    ],
    cautions: [
      'Polishes the cover and postpones the chapter',
      'Talks an idea away before making it',
      'Trades a sharp joke for a lasting coolness',
    ],
    exercise:
      'Pick something dry that you know well, such as a form or a set of rules. Explain it to a friend in two minutes, using one story and one picture drawn on paper. Afterwards send the improved version to the person who struggles with it most.',
  },
  4: {
    title: 'The Maker of Working Order',
    essence:
      'You turn intentions into things that run, and people rely on what has passed through your hands.',
    short:
      'Somewhere there is a drawer that you organised, and everyone still uses it. Structure comes to you as tunes come to others: you take a large job apart, do each piece properly, and leave behind something that runs without you. Honest estimates are part of the gift, and rarer than you suppose.',
    long: [
      'Others bring enthusiasm to the first meeting; you bring the question of who will do it by when. That question is worth more than it is thanked for. You see the work as it will be on a wet afternoon in the sixth week, with two people off and the delivery late, and you plan for that afternoon. Because of you the wedding has chairs, and the stage is tested before anyone dances on it.',
      'You like material that answers back: wood, soil, code, figures, a stubborn archive. Years of handling it make an expert of you almost unnoticed. Choose settings where quality is checked and kept, since any place that changes its tools each spring for fashion will waste you. And write your methods down. Half of your value lives in your memory, where nobody can find it on your day off.',
      'The stretch for you is tolerance of the unfinished. Somebody thinking aloud is no emergency, and a rough draft shown early may spare you forty careful hours in the wrong direction. Try building at three sizes: a sketch, a trial, then the real thing. It will still be you who makes it hold. You will simply have let people in while the mortar was soft enough to move.',
    ],
    strengths: [
      'Breaks a daunting job into doable parts',
      'Estimates honestly and delivers on the day',
      'Leaves systems that others can run',
      'Checks the detail that safety depends on',
    ],
    cautions: [
      'Hides the draft until it is beyond advice',
      'Lets procedure stand in for judgement',
      'Does the dull work until resentment sets',
    ],
    exercise:
      'Choose one task that only you know how to do. Write its steps on a single page, hand it to someone and watch them try, keeping your hands in your pockets. Correct the page and leave the person alone, then file it where everyone can find it.',
  },
  5: {
    title: 'The Quick Connector',
    essence: 'You carry ideas across borders, learn at speed, and persuade because you enjoy the exchange.',
    short:
      'Versatility is probably the word your teachers reached for. You pick up tools and trades faster than most, and you are at your best where things meet: two departments, two cultures, a crisis and its remedy. Variety is a working condition for you, as light is for a painter.',
    long: [
      "Put you in a new role and by Thursday you know who decides and what the last person got wrong. You learn by handling. Manuals bore you, while a live problem with a customer waiting brings out something close to brilliance. It is a promoter's talent in the old sense, that of moving things forward: you find the contact or the workaround, and what was stuck begins to roll.",
      'A life that looks untidy on paper may make perfect sense for you. The years in hotels and the season on a boat feed the next thing, and you translate between worlds in a way specialists cannot. Seek work with moving parts, such as travel, news, sales, events or teaching by doing. Within any plan, keep a fifth of your time for experiments, and you will give the rest with better grace.',
      'Finishing is another story. Your quickness can leave a trail of ninety-per-cent work and people who thought you had promised. Keep fewer plates in the air and say honestly when one is coming down. Choose a single thread, a skill or a kind of person you like to help, that runs through every change. It turns a string of episodes into a body of experience, and people begin to ask for you by name.',
    ],
    strengths: [
      'Learns a new field by stepping into it',
      'Introduces people who ought to meet',
      'Thinks clearly in the middle of commotion',
      'Persuades through genuine interest',
    ],
    cautions: [
      'Leaves the last tenth to somebody slower',
      'Promises in the glow of a good conversation',
      'Grows careless when nothing is at risk',
    ],
    exercise:
      'List everything you have promised in the past month, down to the book you said you would lend. Finish two items by Wednesday, release one with an honest message, and put a date beside each of the others. Then spend an hour learning something entirely new, as a reward.',
  },
  6: {
    title: 'The One They Ask',
    essence: 'Your skill is care made practical: you advise, restore, and make places where people do well.',
    short:
      'People bring you things to be put right: a quarrel, a hem, a nervous beginner, a room that feels wrong. You have warmth and judgement in one pair of hands, and you take your duties personally. Work satisfies you when you can see the face of whoever it was for.',
    long: [
      'In most places there is one chair on the edge of which people end up perching, to ask for a minute. It tends to be yours. Your talent joins kindness to good sense, so that the visitor leaves comforted and also knowing what to do next. You remember the name of the daughter with the exams. You remember that the deposit is due, too, and mention it nicely.',
      'Such a gift can be used in many places: teaching, nursing, cooking, mediation, interiors, a family business, the care of animals or of a street. What they share is a standard. You want the thing to be right as well as done, the sauce and the contract alike, and you will stay late for that. A group with you in it tends to be loyal, because somebody noticed the hard week and changed the plan without a speech.',
      "Scope is the thing to learn. Decide which problems are yours, and which merely walked past while you were being kind. Charge properly for what you do well, including the listening. When another person's method differs from yours, wait and see whether the result is good before you improve it. Respect of that sort is also care, and it keeps your help welcome over many years.",
    ],
    strengths: [
      'Gives advice people can actually follow',
      'Keeps high standards with a gentle manner',
      'Settles disputes so that both can carry on',
      'Sees how a space could serve people better',
    ],
    cautions: [
      'Volunteers for what nobody assigned',
      'Undercharges for the work that costs most',
      'Improves what somebody thought was done',
    ],
    exercise:
      'For three working days, note every request that reaches you and mark it mine, shared or theirs. On the fourth day return one from the last group with a kind sentence and a pointer to who can help. Use the time you regain for a task you love.',
  },
  7: {
    title: 'The Mind That Looks Twice',
    essence: 'You find what others overlooked, and your knowledge is the kind that has been checked.',
    short:
      'Where others see an answer, you see an assumption. You dig, you test, and you find the pattern beneath the data with an instinct you may not admit to in meetings. You work best alone first and with others second, and every year of study adds to you.',
    long: [
      'You have a way of asking the question that makes a confident room go quiet. There is no malice in it; you truly want to know what the figure was divided by. The talent in your name is for going further down than the task required, and for telling the essential from the decorative. Given time, you become the person who is rung up at odd hours because you actually know.',
      'Arrange your working life to suit such a mind. You need a door and long unbroken hours; a shared table under a loudspeaker would make you slowly unhappy. Science, writing, investigation, programming, history and the repair of fine things are natural fields, and in any field there is a back room where the hard cases go. Ask for the hard cases. Let intuition pick the spot, and let reason dig.',
      'What you know has to travel, however. A report read by nobody helps nobody, and expertise delivered with a sigh makes people hide their ignorance from you. Try giving the conclusion first, in a sentence a tired person could use, and keep the reasoning for whoever wants it. Publish when you are eighty per cent certain, and say that it is eighty. The conversation that follows may supply the part you lacked.',
    ],
    strengths: [
      'Spots the flaw in a popular argument',
      'Masters a subject down to its foundations',
      'Senses a pattern before it can be proved',
      'Speaks rarely and to the point',
    ],
    cautions: [
      'Researches past the hour of decision',
      'Corrects the detail and loses the listener',
      'Keeps finished work out of sight',
    ],
    exercise:
      'Take one thing you understand far better than the people round you do. This week write it as five plain sentences, conclusion first, with how sure you are as a percentage. Send it to someone who needs it, ask what remains unclear, and answer only that.',
  },
  8: {
    title: 'The Clear-Eyed Strategist',
    essence: 'You bring people and means together for a result, and can be trusted with what is large.',
    short:
      'Ask you about a hobby and within ten minutes there is a business plan. You grasp scale and sequence, you judge people shrewdly, and you are willing to be the one who answers for it all. Your usefulness grows with the size of what you are handed.',
    long: [
      'There is a moment in most projects when good intentions need a budget, and somebody prepared to say no. That is your entrance. You can look at a tangle of people and resources and see which two moves will shift the rest, and you are able to disappoint someone on Tuesday for the sake of a better Friday. Such talents are managerial in the best meaning, for they let other talents count.',
      "You work well under load and poorly under suspicion, so look for posts where responsibility comes with the authority to match. Running a clinic, a kitchen, a building site or a touring company would use you fully; so would putting a relative's muddled papers in order. You judge by results, your own above all. It helps to agree at the outset what a good result is, or you will keep raising the bar while you are still in the air.",
      'The harder art, for you, concerns people who move at another speed. Brisk messages sent at six in the morning can land like orders on someone who needed a greeting first. Ask for the objection before you close the matter, and thank the person brave enough to give it. Few sentences from someone in your seat do as much good as this one: you were right, and I have changed the plan.',
    ],
    strengths: [
      'Finds the two decisions everything waits for',
      'Negotiates firmly and keeps the relationship',
      'Matches people to the work they do best',
      'Answers for the outcome in public',
    ],
    cautions: [
      'Reads slowness as a lack of will',
      'Sets a new target before enjoying the last',
      "Brings a chairman's voice to the dinner table",
    ],
    exercise:
      'At your next meeting, speak last on one important point. Ask each person for the strongest objection they can think of, write it down in front of them, and let one of these change something real. Before the week is out, tell its author what you altered and why.',
  },
  9: {
    title: 'The Generous Artist',
    essence: 'Your gifts want a wide use: you teach, make and serve well beyond your own circle.',
    short:
      "Your talents refuse to stay in one box. There is an artist in you, and someone who writes letters on a neighbour's behalf, and both work best when the purpose is larger than profit. You bring breadth of feeling, and a tolerance that lets difficult people do good work.",
    long: [
      'Whoever hires you gets more than the post described. The bookkeeper turns out to paint the posters; the lecturer is also the one who finds a coat for the student from abroad. Range comes with a 9, and so does a natural sense of the people beyond the room; whatever you make, you are half thinking of someone far off who may need it. Work with no such person in mind soon feels empty.',
      'Look for the point where your skill meets a need you care about, whether that is the arts, languages, justice, the land or the very old. You do well among many temperaments, and you can lead volunteers, which is harder than leading staff. You are also a fine finisher in one particular sense, able to close a programme or a shop with dignity and send everyone off feeling that it mattered.',
      'The practical side asks for some firmness. Because you see every point of view, a decision can drift; because you give freely, you ask for your share late, and ask for too little. Keep a season for open doors and another for shut ones, in which you complete the thing with your name on it. Choose one cause to serve fully, and let the other six have your good wishes. Concentrated kindness travels further.',
    ],
    strengths: [
      'Works gladly with every temperament',
      'Gives a project a purpose people believe in',
      'Moves an audience through honest feeling',
      'Brings things to a dignified close',
    ],
    cautions: [
      'Spreads one talent across seven causes',
      'Forgets to send the bill',
      'Retreats into ideals when a task turns petty',
    ],
    exercise:
      'Write down all the people and causes that had some of your working time this month, paid or unpaid. Circle the one where your particular skill made a visible difference. Give it three planned hours this week, and tell one of the rest, kindly, that you are stepping back.',
  },
  11: {
    title: 'The Inspired Messenger',
    essence: 'You pick up what is in the air and give it words, and people see further because of it.',
    short:
      "At ordinary volume yours is the 2's talent for tact and detail. Turned up, it becomes the gift of an interpreter: you catch an idea still forming in a group and say it so that people recognise it as their own. Use either setting, as the day allows.",
    long: [
      'It may have happened in a seminar or at a bus stop. You said something without much preparation, the talk stopped, and a person older than you wrote it down. An 11 in the name marks a mind that receives as well as reasons, and its ideas come clothed in pictures. You persuade by lighting something up. Afterwards you may wonder what you said, and whether you had any right to.',
      "A gift like this wants a craft around it. Take up a discipline with rules, be it songwriting, counselling, design or film, so that inspiration has somewhere to land on a grey morning. Work in partnership when you can; the 2 in you loves a trusted second, and a practical companion will spot which of your nine ideas has legs. Keep your working day lighter on noise than other people's, and treat that as care of the instrument.",
      'Nerves are the price of the range. Before you present something you care about, the gap between what you glimpsed and what you made can look unbearable. Show it regardless, at a modest size and to a friendly few. There is no obligation to be extraordinary, either. Months spent as a deft, considerate 2, smoothing the work of others, are honest employment for the same gift.',
    ],
    strengths: [
      'Says what the group was about to think',
      'Sees promise in a discouraged person',
      'Joins imagination to fine detail',
      'Speaks in images people remember',
    ],
    cautions: [
      'Compares the made thing with the glimpsed one',
      'Burns a week of strength in a single day',
      'Waits for inspiration when a routine would do',
    ],
    exercise:
      'Set aside the same twenty-five minutes on five mornings, before any messages, for the work your best ideas belong to. Stop when the time is up, even mid-sentence. On the fifth day choose the strongest page or sketch and offer it to one practical friend for comment.',
  },
  22: {
    title: 'The Engineer of the Possible',
    essence: 'You turn a far-off vision into plans and working days, and it holds when you step back.',
    short:
      "Two talents that usually live in different people share your name: imagination on a large scale, and the 4's respect for nuts and bolts. You can design the thing and also draw up its rota. Whether you spend them on an institution or a very well-run kitchen is yours to decide.",
    long: [
      'Give a 22 a local problem and it becomes a model others could copy. You set up the tool library for your own street, and halfway through you are writing guidelines, because you have seen that forty streets need one. The gift lies in systems: you understand how money, habit and materials hold each other up. You can talk to the financier in the morning and the electrician after lunch, and each thinks you are one of theirs.',
      'To work at full stretch you need companions with real authority, and you need time. Projects of your size are measured in years, so pace them like a long walk, with places to stop. Beware of being so dependable that you are kept for ever in charge of the stationery. Say aloud what you would like to build. People hand large work to those who have been heard asking for it.',
      'Pressure is the cost, because a talent like this attracts expectation, your own most of all. Some years it makes sense to put the blueprint away and be an excellent 4, thorough and home by six. Nothing is lost by that. Skills learned at small scale keep large structures standing, and should you return to the drawing board you will bring calmer nerves and a far better idea of costs.',
    ],
    strengths: [
      'Designs systems that outlast their founder',
      'Speaks the language of dreamers and fitters',
      'Sees how a local fix could serve thousands',
      'Holds a team to a distant goal',
    ],
    cautions: [
      'Scorns a task for being small',
      'Plans the whole city and forgets lunch',
      'Keeps every key on one ring',
    ],
    exercise:
      'Choose one process you already run well, however humble. This week draw it on a single sheet so that a stranger in another town could copy it: people, materials, timing, cost. Send it to somebody who might use it, and ask what would have to change where they are.',
  },
  33: {
    title: 'The Teacher by Heart',
    essence: 'Through warmth and example you help people grow into work they thought was beyond them.',
    short:
      "Beginners do well around you. In your name the 6's practical kindness is stretched to the size of a calling: you teach, you mend the tone of a place, and people leave more capable than they came. On smaller days, being a good 6 to those near you is ample.",
    long: [
      'Somewhere a person may be doing well at a trade because you once sat next to them and explained it a fourth time without sighing. That is the talent of a 33: you see the able version of someone and speak to it until it answers. It works in classrooms, and just as well in a workshop, a ward, a choir or a call centre. You raise a standard by making people wish to meet it.',
      "Your other tools are creative. Voice, colour, food and story come readily when they are in somebody's service, and you may write your finest page as a letter. Place yourself where your influence can be passed on, training the trainers or setting the manners of a new team in its first month. One person who goes on to teach others will carry it further than ten who depend on you.",
      "Since you respond to need, need will fill your calendar unless something else is there first. Put preparation and your own lessons in before the week is given away; a teacher who is still learning something difficult stays humble and amusing. If the larger role begins to feel like a costume, take it off. Doing the 6's work with care, for the few people on your list, is a complete use of this name.",
    ],
    strengths: [
      'Trains others until they can train in turn',
      'Sets a humane tone that lasts in a team',
      'Puts art and humour into practical help',
      'Stays patient with slow progress',
    ],
    cautions: [
      'Lets the neediest pupil take the whole lesson',
      'Finds it easier to be admired than helped',
      'Gives away the hours meant for preparation',
    ],
    exercise:
      'Choose one skill you are often asked for help with. This week teach it properly to a single person, including how to explain it to the next one. Then, for half an hour, be a beginner yourself at something that makes you clumsy, and let someone correct you.',
  },
};
