import type { Meaning } from './meaning.ts';

/** Keyed by the two-digit sum that stands behind a 4, 5, 7 or 1. */
export const karmicDebts: Record<13 | 14 | 16 | 19, Meaning> = {
  13: {
    title: 'The Long Way Round',
    essence:
      'Behind your 4 stands a 13: shortcuts fail you, and honest effort carries you further than most.',
    short:
      'Tradition calls 13 the debt of work avoided. In daily life it means that the clever dodge tends to cost you twice, while the patient route opens. You may feel that others get things more cheaply. What you get is skill that stays in the hands.',
    long: [
      'You skip the instructions, and an hour later the wardrobe leans and there are three screws over. Other people seem to get away with it. With a 13 behind your 4, the skipped step has a way of sending its invoice, and you may have concluded that you are unlucky or slow. I see it differently: you are being trained in thoroughness by a strict but fair teacher.',
      "The weight lifts when you stop arguing with it. Cut the task small, do today's piece, leave the bench tidy, come back tomorrow. Complaint tires you more than the work does. After some seasons of this you will own something rare, a quiet certainty that whatever falls apart, you can put it back together.",
    ],
    strengths: [
      'Earns skill that cannot be taken away',
      'Rebuilds after a setback',
      'Respects honest work in others',
    ],
    cautions: ['Giving up just before the end', 'Looking for the trick that spares the effort'],
    exercise:
      'Choose one job you have been doing halfway and do it completely, in four sittings of twenty-five minutes spread over the week. Follow the instructions in the order given. Clear the table after each sitting, and cross it off only when all is done.',
  },
  14: {
    title: 'The Measured Freedom',
    essence: 'A 14 behind the 5 asks you to enjoy liberty and appetite with a hand on the brake.',
    short:
      'The old books link 14 with freedom misused. Read kindly, it describes a strong appetite for more: another trip, another glass, another plan. Each yes is pleasant and the sum of them is chaos. Moderation, chosen by you and adjusted with good humour, gives the 5 its joy back.',
    long: [
      'It is Sunday night, and you have promised yourself to three different people in the same hour, bought a kayak and forgotten to eat anything green. Life with a 14 behind the 5 can run hot in this manner. Change keeps arriving, some of it invited, and whatever you relied on moves. Under the whirl there is often a plain fear of being held.',
      'A keel, oddly, is what lets a boat go fast. Give yourself a few rules of your own making and keep them when you are bored: an hour for bed, a day without buying, a promise written down before it is spoken. When you slip, resume and skip the remorse. Those small constants give you something to steer by.',
    ],
    strengths: [
      'Bounces back from upheaval',
      'Great zest for experience',
      'Understands temptation without preaching',
    ],
    cautions: ['Answering unease with more of everything', 'Breaking a rule to prove you are free'],
    exercise:
      'Name the one thing you habitually overdo, and set a limit for seven days that is strict enough to notice and mild enough to keep. Write it on a card in your pocket. Each evening, put a dot on the card if you held to it.',
  },
  16: {
    title: 'The Tower and the Ground',
    essence: 'The 16 under a 7 takes down what was built on pride and leaves you on honest ground.',
    short:
      'Sixteen has a fearsome name in the old lists, and deserves a calmer one. It describes moments when an image of yourself gives way: the expert was mistaken, the plan was vanity. It stings. Afterwards you stand lower and see better, and people can reach you at last.',
    long: [
      'You explained the matter to everyone at dinner, and then the quietest guest turned out to have written the book. A 16 working behind your 7 favours such lessons. The mind is fine and knows it, and now and then it builds a tower to look down from. How hard the tower shakes depends partly on how high you let it go.',
      'You can take it down yourself, a few stones at a time, before the weather does. Say I was wrong while it is still a small sentence. Ask for help in a field where you are known to be good. Endings that come anyway are seldom punishment, and what is left standing is usually what was true. Friendship does well on level ground.',
    ],
    strengths: [
      'Learns deeply from being mistaken',
      'Sees through false fronts',
      'Starts again with real humility',
    ],
    cautions: ['Retreating behind cleverness when hurt', 'Taking a failure as a sentence on your worth'],
    exercise:
      'Go back to one person before whom you had to be right, and tell them a point on which you have since changed your mind. Keep it to two sentences. In another conversation this week, let a small error of theirs pass uncorrected.',
  },
  19: {
    title: 'The Hand Held Out',
    essence: 'With 19 behind your 1, strength is yours already; what you learn is how to lean.',
    short:
      'You carry the self-reliance of the 1 with something extra on top. A 19 tends to push on alone, refuse the offered arm, and then feel abandoned at the summit. Its lesson is mutual: ask sooner, notice what your drive does to others, and share the view.',
    long: [
      'The sofa is halfway up the stairs, wedged against your hip, and a neighbour calls up to see if you need a hand. No thanks, you say, through your teeth. That is the 19 in a single picture. Somewhere you learned that to need is to owe, and so you became very capable and rather hard to give anything to.',
      'Independence remains your gift, and nobody is asking you to hand it back. The correction is slight: let the neighbour take one end. Say what you want before you are desperate for it, and look over your shoulder to see whom your hurry has brushed aside. Leaders with a 19 become much loved once those around them feel useful.',
    ],
    strengths: [
      'Remarkable stamina on your own',
      'Acts when nobody else will',
      'Can lead with hard-won consideration',
    ],
    cautions: ['Refusing help until you are bitter', 'Forgetting who steadied the ladder'],
    exercise:
      'Ask for help three times this week in matters you could handle alone: directions, a heavy box, an opinion on a draft. Accept it the way it is offered, without improving on it. Thank each person by saying what difference it made to you.',
  },
};
