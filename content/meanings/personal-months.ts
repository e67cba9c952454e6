import type { Digit, Meaning } from './meaning.ts';

/** A Personal Month colours four weeks of a year that has its own theme, so these texts stay practical. */
export const personalMonths: Record<Digit, Meaning> = {
  1: {
    title: 'First Boots in the Snow',
    essence: 'Four weeks for a first move; pick one thing and let the rest of the year catch up with it.',
    short:
      'Whatever the year is about, this month wants you to begin some part of it. Momentum is on your side for four weeks, mostly in the first two. Send the application, ask the question, put the date in the calendar. You are unlikely to find the water any warmer by waiting.',
    long: [
      'On the first free morning, decide what this month is for, in a sentence you could say at a bus stop. People with a 1 month often spread their push over a dozen errands and finish out of breath in front of the same door. One door is plenty. Knock early, while the impulse is fresh, and follow up within days.',
      'You will be a shade more impatient than usual, so leave some space in conversations where others can catch up. If the year itself is a slow one, keep the beginning modest. A first chapter or a trial lesson will do.',
    ],
    strengths: [
      'Applications, openings and first meetings',
      'Breaking a habit from one day to the next',
      'Speaking for yourself',
    ],
    cautions: ['Snapping at people who need an explanation', 'Six starts and no second step'],
    exercise:
      'Before this week is over, do the first ten minutes of the thing you most want from the month. Leave it visibly begun, on the desk or in the sent folder, and set the time for the next ten.',
  },
  2: {
    title: 'Two Cups on the Tray',
    essence: 'Progress runs through other people this month, and it moves at the speed of trust.',
    short:
      'Replies come slowly and tell you a lot. This is a month for talking things through, tending one relationship and gathering what you need to know. Half of what you want done depends on someone else, and they will come sooner if you ask how things look from their side.',
    long: [
      'Plan fewer announcements and more cups of tea. A matter that has been stuck for weeks may shift because you met the other person away from their desk, or because you finally said that you were worried too. Details deserve your eye as well; reread the agreement and you may find the clause everyone skated over.',
      "You feel slights more sharply in a 2 month. A short answer is often only a short answer, sent from a train. When something does sting, mention it within a day or two, in a soft voice. Saved up until the month's end, it will have grown to twice its size.",
    ],
    strengths: [
      'Mediation, reconciliations and shared plans',
      'Research and careful reading',
      'Asking for support',
    ],
    cautions: ['Waiting for others to guess what you want', 'Brooding over a tone of voice'],
    exercise:
      'Invite somebody whose cooperation you need for half an hour, without an agenda. Ask what would make this month easier for them, and do one small part of it before you bring up your own request.',
  },
  3: {
    title: 'Flags Out',
    essence: 'A sociable, talkative month in which showing your work does more than improving it.',
    short:
      'The calendar fills with faces. You are quick with words for these few weeks and pleasant to be around, so it is worth being around. Present the idea, answer the invitations, have the photograph taken. Leave room for one finished thing, because charm is easily spent to the last coin before the month is out.',
    long: [
      'If you have been polishing something in a corner, bring it out now, fingerprints and all. An ordinary mention over lunch can find it a friend. These are good weeks for writing anything that has to be liked: an advertisement, a wedding toast, the profile you have avoided updating since the haircut changed.',
      'Your purse and your evenings have holes in them under a 3. Decide beforehand how many nights out are a pleasure and which would merely be a reflex. And should a low mood visit in the midst of it all, give it a page in a notebook. Feelings that are put into words this month tend to pass through more lightly.',
    ],
    strengths: [
      'Launching, presenting and being photographed',
      'Parties, reunions and new acquaintances',
      'Writing with a smile in it',
    ],
    cautions: ['A tongue that runs ahead of discretion', 'Small luxuries that add up'],
    exercise:
      'Take one piece of work or news you have kept to yourself and tell it to five people in the coming days, each time in a slightly different way. Note which version made eyes light up, and use that one.',
  },
  4: {
    title: 'Sleeves Rolled Up',
    essence: 'An orderly month: fix, file, practise, and let small daily effort do the heavy lifting.',
    short:
      'Expect lists. A 4 month puts the practical side of your year on the table, with its forms, repairs and rehearsals, and asks you to work through them in turn. It is seldom exciting. By the last week, though, you can usually point at something and say that it works now.',
    long: [
      'Set hours help you more than inspiration does. Half an hour at the same time each day, with the phone face down, will clear a backlog that three heroic Saturdays would not. Begin with whatever is leaking, in the literal or the other sense, and then do the task that makes the later ones shorter.',
      'Obstacles have a way of appearing in this month as missing documents or a part that is out of stock. Treat them as information about your planning and add a margin. Try to notice, too, when diligence becomes a hiding place. If you have alphabetised the spices, the difficult letter can probably be written.',
    ],
    strengths: [
      'Household repairs and overdue maintenance',
      'Budgets, contracts and forms filled in fully',
      'Training that needs repetition',
    ],
    cautions: ['Stiffness when a plan has to bend', 'Tidying in place of deciding'],
    exercise:
      'Choose the most tedious item on your list and divide it into four pieces of twenty minutes. Do one piece on each of four days, at a fixed hour, and cross it off in ink.',
  },
  5: {
    title: 'Change at the Next Station',
    essence: 'Plans shift and doors swing open, so keep the diary loose and your bag half packed.',
    short:
      'Something you had down as settled may move this month, and the gap it leaves is interesting. Stay light on your feet. A 5 month is kind to trips, trials, sales talks and any conversation with a stranger. Only the long, silent jobs will struggle for your attention.',
    long: [
      'Leave two blank spaces in every week, since the best thing to happen will probably not have been arranged beforehand. Accept an offer you would normally put off until another time. If work has grown stale, change one element of it, the place or the order of the day, and watch what happens to your interest.',
      'Haste is the usual price. In a 5 month people sign things in corridors, send the message to the wrong group and leave the passport on the scanner. Slow down at the moments when it counts: as you pay or promise something, and whenever you drive.',
    ],
    strengths: ['Travel and changes of scene', 'Trying out before buying', 'Advertising and fresh contacts'],
    cautions: ['Dropping a task one hour before its end', 'Agreeing to things on the run'],
    exercise:
      'Do one familiar thing in an unfamiliar way this week: another route, another shop, a different seat at the meeting. Speak to one person you meet there, and ask them what they would recommend.',
  },
  6: {
    title: 'Keys on the Hook',
    essence: 'Home and close ties ask for your hours, and give back a feeling of being in the right place.',
    short:
      'Family business, in the widest sense, comes to the front this month. Somebody needs a lift, a decision or a listening ear, and the house itself may ask for attention. You will find it satisfying to be useful here. Protect a little time that is for nobody else.',
    long: [
      'Arrange the month around a shared table if you can. One good meal with everyone present may settle what a string of messages has only tangled. It is a fitting time to paint the bedroom, visit an older relative, or tell your partner in so many words that you would choose them again.',
      'Under a 6 you notice what others do imperfectly, and the temptation to put it right is strong. Count to twenty before you rearrange the dishwasher. Where a true responsibility falls to you, take it gladly and name its limits at the start, in days or in hours, so that kindness keeps its good temper.',
    ],
    strengths: [
      'Making the house pleasant to come back to',
      'Keeping a promise to someone close',
      'Conversations about living together',
    ],
    cautions: ['Managing people who are doing well enough', 'Guilt as a reason to say yes'],
    exercise:
      'Cook or order a meal for the people you count as family, and give everyone a task in it, including the one who never helps. At the table, ask each what they need from the others this month.',
  },
  7: {
    title: 'The Half-Empty Diary',
    essence: 'A month to step back, read the small print of your own life and leave some evenings blank.',
    short:
      'You want fewer voices this month and better ones. Outer progress may slow, which gives you the chance to think about what all the progress is for. Study, walk, sleep, check the facts. Decisions that can wait for four weeks tend to be made with a clearer head.',
    long: [
      'Put the quiet hours in the diary before the noisy ones arrive. A 7 month is at its best when you go deep into a single matter: the history behind a family silence, the reason a product fails on its third use, a book that needs a pencil. Ask the awkward question. You are hard to fool just now.',
      'The people around you may take your distance personally, so tell them that you are thinking and on which day they can expect you. Be wary also of conclusions reached alone at one in the morning. They have a way of sounding final, and at breakfast they turn out to have been mostly tiredness.',
    ],
    strengths: [
      'Deep reading, analysis and second opinions',
      'A retreat, even of one weekend',
      'Spotting the flaw before it spreads',
    ],
    cautions: ['Coldness that was meant as concentration', 'Suspicion fed by lack of sleep'],
    exercise:
      'Cancel one engagement this week that nobody will miss, you least of all. Use the evening to look squarely at something you have been too busy to think about, and end it by writing three plain sentences.',
  },
  8: {
    title: 'Brass Tacks',
    essence: 'Money, position and decisions are on the table, and a straight question suits the hour.',
    short:
      'This month speaks in figures and in ranks. It suits the pay talk, the quote, the difficult call to a supplier, and any choice in which you have to stand behind your own worth. Keep your shoulders down. Firmness works best at present when it is friendly and well prepared.',
    long: [
      'Look at all your accounts in the first week, with a cup of something strong. Knowing the true state of affairs settles the stomach more than any hopeful estimate. Then choose the one lever that would matter most, such as a fee raised or an expense ended, and pull it before the month is half over.',
      "Authority may be handed to you informally: people wait for your nod, or copy you into things. Use it to clear a path for someone. If you notice that you are counting minutes at a child's recital, close the ledger in your head for the evening. It will be there in the morning, and the recital will not.",
    ],
    strengths: [
      'Negotiation and setting prices',
      'Taking the chair in a meeting',
      'Large purchases, compared in daylight',
    ],
    cautions: ['A bossy note in private life', 'Pride that hides a wrong sum'],
    exercise:
      'Write down one figure you have been avoiding, whether it is a debt, a bill or the cost of a plan. Look at it for a full minute. Then take a single practical step about it on the same day.',
  },
  9: {
    title: 'Loose Ends, Tied',
    essence: 'Round things off, hand things back and leave the month with less in your arms.',
    short:
      'A small cycle closes in these weeks, and it shows as a wish to have things done with. Return calls and borrowed books. Send the report that has been nearly ready since spring. Feelings run a little closer to the surface and so does kindness, which makes it a good month for forgiving somebody.',
    long: [
      'Note down everything that is nearly finished and begin at the top. You will be surprised how much an unfinished thing weighs. What cannot be completed may be released: tell the organiser that you will not be coming back, delete the folder, give the bicycle to a child whose legs are the right length.',
      'New schemes that come knocking in a 9 month are best invited to wait in the garden for a while. Say that you will answer shortly, and mean it. In the meantime do something for a stranger or a cause, without signing it. Generosity airs the heart, rather like opening a window after the cleaning.',
    ],
    strengths: [
      'Finishing, delivering and saying goodbye',
      'Donations of time, things or attention',
      'Making peace with an old story',
    ],
    cautions: ['Tears blamed on the onions', 'Beginning afresh on an uncleared desk'],
    exercise:
      'Pick three things that are almost done and finish them in one sitting, however plainly. Afterwards write a short note of thanks to someone who helped you in the past few months and never heard how it ended.',
  },
};
