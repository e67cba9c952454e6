import type { CoreNumber, Digit } from './meaning.ts';

/**
 * A stage that is not running now, in a few sentences and in its own tense. `again` follows the words "Again, and this
 * time" and has no verb in any tense, so that it fits a stage behind the reader as well as one to come.
 */
export type StageTense = { was: string; willBe: string; again: string };

export const pinnacleTenses: Record<CoreNumber, StageTense> = {
  1: {
    was: 'A stretch in which nobody went ahead of you. You learned what your own judgement sounded like in an empty room, and some of your stubbornness dates from then.',
    willBe:
      'You will be asked to go first, and found able to. Whatever you have wanted to begin under your own name may wait for these years, if it cannot begin sooner.',
    again: 'with less to prove: beginnings of your own choosing, and somebody invited along.',
  },
  2: {
    was: 'Things came through people then, and slowly. You became good at waiting, at guessing moods, at keeping the peace, and perhaps a little too good at the last.',
    willBe:
      'The pace will be set by two. Look out for somebody, under your roof or outside it, whose answers you can wait for, and keep your own half of the conversation.',
    again: 'as an equal: company chosen for its honesty, and a place at the table that needs no earning.',
  },
  3: {
    was: 'A talkative season. You were noticed for something you said or made, and found out how pleasant it is to be listened to, and how quickly an evening goes.',
    willBe:
      'Friendly doors will open, many of them in mid-conversation. Bring something finished with you; charm will be in good supply already.',
    again: 'for keeps: one form, practised on dull days too, with fewer parties and more to show for it.',
  },
  4: {
    was: 'Foundation years. There was more duty than applause, and much of what holds you up was laid then, by hand, on days that looked like nothing in particular.',
    willBe:
      'It will reward effort almost to the penny. Save up the project that needs a plan, a tool and a few hundred ordinary mornings.',
    again: 'with better drawings: walls where you want them, and rest planned in from the first day.',
  },
  5: {
    was: 'A good deal kept changing. You learned to read a strange room fast, to pack light, and to make friends on the way, and a few of them are still with you.',
    willBe:
      'Expect short notice and unplanned offers. It will suit you to keep two or three loyalties fixed and to leave the rest of the luggage light.',
    again: 'by choice: change sought out, and carried through to its end.',
  },
  6: {
    was: 'People leaned on you, some of them heavily. You found out how to run a full house, and possibly how to put your own wishes away in a safe place and forget where.',
    willBe:
      'A household will gather round you, whether or not you share its surname. Settle early how many chairs there are, and take a comfortable one yourself.',
    again: 'with a door that closes: care given gladly, in portions, and some of it received.',
  },
  7: {
    was: 'A quieter stretch, in which you learned to think by yourself. From outside it may have looked like absence. A good part of what you know was collected there.',
    willBe:
      'The telephone will ring less and the questions will get better. Look forward to one subject studied to the bottom, and keep a few people who may interrupt.',
    again: 'with company within earshot: the same depth, and somebody to tell about it on Fridays.',
  },
  8: {
    was: "You were handed keys early, or took them. Budgets, decisions, other people's expectations: you grew into the weight, and learned what it costs to carry it home.",
    willBe:
      'Larger things will be put into your hands. Practise now what you will need then, a fair price, a plain no, and one friend who is allowed to say stop.',
    again: 'with nothing to win: authority used for others, and a clearer idea of what is enough.',
  },
  9: {
    was: 'Wide years with farewells in them. All sorts of people passed through, something you had counted on came to an end, and your sympathies have been roomier ever since.',
    willBe:
      'It will ask you to finish what is over and to look beyond your own street. What you hand on in those years you will hardly miss, and others will use it.',
    again: 'with a steadier hand: a larger circle picked by you, and endings made in good time.',
  },
  11: {
    was: "Everything came through a little too clearly: moods, hunches, the ends of other people's sentences. You were tired more often than you admitted, and often right.",
    willBe:
      'You will notice more than is convenient, and some of it will be wanted by others. Build the quiet habits beforehand, since inspiration keeps poor hours.',
    again: 'with the nerves looked after: hunches written down, tested, and followed on weekdays as well.',
  },
  22: {
    was: 'The drawing was larger than the desk. You carried something that served more people than you had meant it to, and learned which parts can be handed over.',
    willBe:
      'There will be room for something large and useful. Keep the plan legible and begin with a shed; those years will show you where the second storey goes.',
    again: 'with other builders: the same scale, a shared drawing, and evenings off.',
  },
  33: {
    was: 'They came to you with everything, and you had an answer or a chair. It did many people good. What it took out of you, you probably noticed only afterwards.',
    willBe:
      'Many will come to draw from you. Learn before then how to close for the night, because care on that scale lasts only if the carer does.',
    again: 'with opening hours: the same kindness, taught to others so that they can give it too.',
  },
};

type Challenged = 0 | Exclude<Digit, 9>;

export const challengeTenses: Record<Challenged, StageTense> = {
  0: {
    was: 'No single knot in those years; the difficulties were of your own choosing, or came from every side at once and taught you to pick.',
    willBe:
      'No particular knot is tied for you here. You will choose your own difficulty, which is a privilege and a task.',
    again: 'with practice in choosing: one difficulty taken up on purpose.',
  },
  1: {
    was: 'The knot was your own no. It stayed in the throat while others decided, or came out twice as loud as you meant.',
    willBe: 'It will concern saying I, and saying it in time, before politeness turns into a grudge.',
    again: 'spoken at ordinary volume, and early.',
  },
  2: {
    was: 'A thin skin went with it. A tone of voice could cost you a day, and you learned to listen better than most because of it.',
    willBe: 'Slights will weigh more than they should. Ask what was meant while it is still small.',
    again: 'with the question asked on the same day.',
  },
  3: {
    was: 'The knot sat on the tongue: what you had to say was swallowed, joked away or saved for a better moment that was late in coming.',
    willBe: 'You will be tempted to leave the true sentence out. Put it in, and early.',
    again: 'with the page shown while it is unfinished.',
  },
  4: {
    was: 'Order was the sore point, through too little of it or too much. Somewhere there was a drawer that stood for everything.',
    willBe:
      'Method will be the thing you would rather delegate. Twelve minutes a day will do more than a grand reform.',
    again: 'as a habit, no longer as a battle.',
  },
  5: {
    was: 'You braked and accelerated at once. Some doors were left too soon, others held open for years in case.',
    willBe:
      'Restlessness will knock, and caution will answer it. Let the wish sleep four nights before you act on it.',
    again: 'with brake or accelerator, one at a time.',
  },
  6: {
    was: "It was hard to leave other people's pictures crooked. Helping and correcting were easily mistaken for each other.",
    willBe: 'You will see how everything could be done better, including by those who are doing well enough.',
    again: 'with praise first, and the dishwasher left alone.',
  },
  7: {
    was: 'A gate stayed shut that might have been open. You were thought distant in years when you were mainly unsure.',
    willBe: 'You will want to solve things before anybody hears of them. Tell one person earlier.',
    again: 'with the gate on the latch.',
  },
  8: {
    was: 'Money or standing measured too much in those years, by its presence or its absence. You know by now what has no price.',
    willBe:
      'Worth and figures will be confused, by others and now and then by you. Keep a list of what cannot be bought.',
    again: 'with worth and price kept apart.',
  },
};

export const periodTenses: Record<CoreNumber, StageTense> = {
  1: {
    was: 'Cold clear light stood behind those years. You found your own way early, because somebody had to, and the habit of asking nobody has stayed.',
    willBe:
      'The light will come from the front, and what you do with it will be left to you. You may begin late and lose nothing by it.',
    again: 'as a pleasure: a way of your own, and friends within calling distance.',
  },
  2: {
    was: 'Those years ran slowly, and people set the pace. When you think of those decades you think of faces, and of one kitchen or one bench in particular.',
    willBe:
      'The current will be slow and sociable. Whoever sits beside you will matter more than where the two of you are going.',
    again: 'with a hand on the tiller: closeness, and a direction of your own.',
  },
  3: {
    was: 'There was a tune under it, even in lean years. You talked, made, charmed and were charmed, and a box somewhere holds the evidence.',
    willBe:
      'Music will play in the background. Keep a daily place for whatever you like to make, and those decades will fill it.',
    again: 'with the instrument in your own hands.',
  },
  4: {
    was: 'Furrows and hedges: those decades asked for regular work and gave back regular things. Much of your dependability was grown there.',
    willBe:
      'The ground will repay what is put into it, row by row. There will be a bench too, at the end of the row, and it is meant for you.',
    again: 'with a fallow field kept on purpose.',
  },
  5: {
    was: 'A harbour lay behind it all. People and plans came in, stayed for a tide and left, and you learned several ways of saying hello.',
    willBe:
      'Much will come and go, as in a port. You need not board every ship, and a settled home will help.',
    again: 'with a home port and a return ticket.',
  },
  6: {
    was: 'It smelled of a kitchen, for better or worse. You belonged to people and they to you, and some of the duties have outlived the household.',
    willBe:
      'Home will be the background, in whatever shape you then have one. Expect to be asked, and expect to be fed as well.',
    again: 'with the bread shared out before it is asked for, your own slice included.',
  },
  7: {
    was: 'A hush lay over it. You watched more than you joined in and understood more than you said, and it made you hard to fool.',
    willBe:
      'It will grow quieter, in a way you may come to like. Lay in books, and a few people who ring the bell twice.',
    again: 'by a lit fire, with somebody in the other chair.',
  },
  8: {
    was: 'Those years spoke the language of results. You learned early what things cost, and who has to be asked before they can be done.',
    willBe:
      'You will stand in the square where things are weighed, and people will look to see how you hold the scales.',
    again: 'by your own measure of what counts.',
  },
  9: {
    was: 'A broad stretch, with many kinds of people in it. You felt for most of them, and parted from some sooner than you would have chosen.',
    willBe:
      'The banks will be far apart and the view wide. You will give things away and have the pleasure of watching them used.',
    again: 'with two or three people to steer by.',
  },
  11: {
    was: 'Something hummed overhead the whole time. You picked up what others missed, slept lightly, and for years had no word for either.',
    willBe:
      'You will hear a hum that others miss. A settled home and one calm person are what will let you enjoy the sound.',
    again: 'with a home and a friend to keep you steady.',
  },
  22: {
    was: "It was laid out on a large sheet. Your work swelled until other people's work rested on it, and you learned to live among scaffolding.",
    willBe:
      'There will be a plan wider than one life. Ink in the streets you can see to, and leave clear notes for the rest.',
    again: 'with the drawing shared and the first street already lived in.',
  },
  33: {
    was: 'The pot on the stove seemed meant for everyone. You were the one they told, often too young or too tired for it, and you kept the door open.',
    willBe:
      'A very large kitchen stands there with its back door open. You will be good at it as long as the cook eats first.',
    again: 'with more than one cook.',
  },
};

/** The same number for a third and a fourth time in one life. Of the Challenges only the 0 can come four times. */
export const oftenAgain = {
  pinnacle: [
    "A third time in one life. By now the subject is yours as a trade is somebody's, and others may come to you to learn it.",
    'And once more. Few charts repeat themselves so plainly: one long lesson in four sittings, the last of them the easiest.',
  ],
  challenge: [
    'A third time. You know this one by now, and what has helped before.',
    'The same to the last: no knot but those you choose, and by now long practice in choosing.',
  ],
  period: [
    'All three chapters share one number. The background never changes, so look for the changes in yourself.',
    'All three chapters share one number.',
  ],
} as const;

/** The same of a stage that lies ahead: nobody has been there a third time who has not been there yet. */
export const oftenAhead = {
  pinnacle: [
    'It will be the third of its kind in one life. Whatever you find out about the subject until then, you will be able to use.',
    'It will be the same once more. Few charts repeat themselves so plainly: one long lesson in four sittings, the last of them the easiest.',
  ],
  challenge: [
    'It will come a third time. What helps now is worth writing down for then.',
    'The same to the last: no knot but those you will choose, and long practice in choosing.',
  ],
  period: [
    'All three chapters share one number. The background never changes, so look for the changes in yourself.',
    'All three chapters share one number.',
  ],
} as const;
