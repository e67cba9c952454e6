import type { CoreNumber, Meaning } from './meaning.ts';

/** A reader may meet any number in any of the four Pinnacles, so no text assumes an age. */
export const pinnacles: Record<CoreNumber, Meaning> = {
  1: {
    title: 'First Tracks in Snow',
    essence: 'A season for standing on your own feet and beginning what nobody would begin for you.',
    short:
      'These years ask you to go first. Support that used to be there may thin out, and a decision waits with only your name on it. What grows well now is anything you start yourself, even if the early steps are lonely and slightly clumsy.',
    long: [
      'The meeting ends and everyone looks at you, although officially you are in charge of nothing. Under a 1 Pinnacle such moments come again and again. Life keeps clearing the way in front of you: a mentor moves away, a partner says it is your call, and you learn what your own judgement sounds like without an echo.',
      'Some of it you would rather have been spared, and some of it feels like a holiday from the opinions of others. The season pays for initiative, at whatever age. Begin before you feel ready, keep a few people informed, and do not confuse standing alone with having to stay alone.',
    ],
    strengths: [
      'Courage that grows with each solo attempt',
      'Original work with your stamp on it',
      'Decisions made while others debate',
    ],
    cautions: ['Refusing help simply because it is help', 'Starting a fourth thing to escape the third'],
    exercise:
      'Name the one undertaking that would not exist unless you began it. This week take its first visible step alone, something another person could see or touch. Tell two people afterwards, and ask neither of them beforehand whether it is wise.',
  },
  2: {
    title: 'A Season in Good Company',
    essence: 'Slow, shared years in which patience and partnership bring you further than pushing.',
    short:
      'Little here yields to force. During a 2 Pinnacle things ripen at the pace of other people, and your best results arrive through someone: a business partner, a spouse, a friend who knows the back door. You are learning to wait without going limp.',
    long: [
      'You send the proposal in March and hear nothing, and in June it turns out that two people have been quietly arguing for it all along. This stretch works like that. Progress happens out of sight, in relationships you kept warm for no particular reason. Remembering that somebody has a bad knee may get you further than the cleverest argument.',
      'Feelings run close to the surface in these years, and a careless remark can spoil your Thursday. Take it as the price of a finer ear. Choose companions who answer when you speak. Above all, mind your own half of every partnership: say what you need while it is small, so that harmony never depends on you holding your breath.',
    ],
    strengths: [
      'Alliances that hold for decades',
      'A sense of timing learned by listening',
      'Influence without a raised voice',
    ],
    cautions: ['Hoping a partner will say your line', 'Reading a slow reply as a verdict'],
    exercise:
      'Choose one stalled matter and ask yourself who, rather than what, could move it. Invite that person for a walk, and spend the first twenty minutes on their concerns. Mention yours in two sentences at the end. Then leave it with them for a week.',
  },
  3: {
    title: 'The Terrace in Summer',
    essence: 'Sociable, inventive years when what you say, make and share finds an audience.',
    short:
      'Warm air comes in with a 3 Pinnacle. Invitations multiply, ideas turn up while you are drying your hair, and people remember what you said. It is a good stretch for making and showing things. The work is to finish some of them before the summer talks itself away.',
    long: [
      'Somebody forwards your holiday e-mail to eight people, and one of them asks whether you write. Doors in this season open at about that height, low and friendly, usually in the middle of a conversation. Whatever lets you be seen and heard tends to thrive, be it a stall at the fair or the speech that made the cousins laugh until they cried.',
      'Charm can carry you rather far in such years, sometimes further than your stamina. Evenings fill up and the half-painted wall stays half painted. So pick one form of expression as the main dish and treat the others as salad. Talent feels like something everybody has, until you practise it; treat it as a trade, and the applause becomes a pleasant by-product.',
    ],
    strengths: [
      'Ideas that arrive with listeners attached',
      'Friendships that open working doors',
      'A light touch in hard conversations',
    ],
    cautions: ['A diary full of beginnings and parties', 'Talking the idea until it is used up'],
    exercise:
      'List everything creative you have under way, however small. Circle the one nearest to completion and finish it by Sunday, roughly if need be. Put it in front of three people at once: on a table, on a screen or read aloud after supper.',
  },
  4: {
    title: 'Walls Going Up',
    essence: 'Steady building years, where effort counts double and shortcuts hardly count at all.',
    short:
      'Nobody would call it a glamorous stretch, and you may come to be proud of it all the same. With a 4 Pinnacle the rewards follow labour at a short distance. You lay foundations, learn a trade thoroughly, put order into papers and promises, and find out how much you can hold.',
    long: [
      'Picture a house with the roof still off, and you inside it with a flask of tea, deciding where the sockets go. Choices made in this season stay in the wall for a long time. That makes them dull and important at once: the certificate earned at evening class, or the hour at the bench before the others come in.',
      'Weariness is the usual complaint. Family or work may lean on you because you are visibly standing, and rest gets postponed until the next row of bricks is done. Plan the rest in, as a builder plans for damp. What you carry is seldom noticed while you carry it. Say aloud, once a month, what you have finished.',
    ],
    strengths: [
      'Foundations that bear your full weight',
      'Skill gained through patient repetition',
      'A name for keeping your word',
    ],
    cautions: ['Mistaking hardship for virtue', 'Fixing plans so firmly that no door is left'],
    exercise:
      'Pick the most neglected foundation in your present life: bedtime, paperwork, a tool that wobbles, a skill you have been faking. Give it forty minutes on three days this week, always at the same hour. Record only whether you turned up.',
  },
  5: {
    title: 'The Windows Thrown Wide',
    essence: 'Changeable years full of movement, in which freedom is offered and has to be handled well.',
    short:
      'Expect the furniture to move. A 5 Pinnacle brings travel, fresh contacts, offers that did not exist last year and perhaps an address you never planned on. Long-range schedules seldom survive it. What pays is a light bag, quick learning and a sense of which freedoms you want.',
    long: [
      'You take the temporary post for six months, and it hands you on to another town, a language course and friends who cook things you cannot pronounce. Chance seems to be in a good mood with you during this season. Its offers come sideways and with short deadlines, and you do better by tasting them than by studying the leaflet.',
      'So much air can make a person giddy. Each new start draws on the same small store of concentration, and after the fourth you may notice that you are well acquainted with beginnings only. Keep two or three fixed points through all of it: a weekly call, a morning walk, the people who knew you before. They turn wandering into experience.',
    ],
    strengths: [
      'Quick to learn in unfamiliar rooms',
      'Contacts in every direction',
      'Nerve for the offer with a short deadline',
    ],
    cautions: ['Leaving just before it gets interesting', 'Running several lives on one battery'],
    exercise:
      'Divide a page in two. On the left write the freedoms you use every week, on the right those you only like to possess. Cross out one on the right that costs you money or sleep, and spend the saved hours somewhere you have never been.',
  },
  6: {
    title: 'A Full House',
    essence: 'Years of home, duty and affection, when people gather round you and need things.',
    short:
      'Under a 6 Pinnacle the centre of your days moves indoors. Family, close friends or a community lean towards you, and much of what you gain comes through them. There is real happiness in being needed by the right number of people. Finding out that number is part of the lesson.',
    long: [
      'There are eleven coats in the hall and only three of them are yours. In this season households form or re-form around you: a child, a relative, a friend with a broken heart, neighbours who bring their troubles to your door with biscuits. Work that looks after people or makes rooms beautiful tends to flourish too.',
      'The weight arrives by the spoonful. You say yes to the school fair as you did last time, and by spring your own wishes are filed under later. Love requires none of this. Divide the tasks while you are still good-tempered, let someone else burn the dinner, and keep a corner with a door. You are allowed to be looked after in the house you look after.',
    ],
    strengths: [
      'A home that people come back to',
      'Affection shown in practical ways',
      'Trust built by being there on the day',
    ],
    cautions: ['Taking on a task to save asking twice', 'Running the household by sighing'],
    exercise:
      'Write down every job you do for others in an ordinary week, from lifts to listening. Choose two that someone else could learn and hand them over with clear instructions. When they are done differently from your way, say thank you and nothing more.',
  },
  7: {
    title: 'A Cabin Above the Noise',
    essence: 'Inward years for study and honest questions, in which less company yields more clarity.',
    short:
      'The telephone rings less during a 7 Pinnacle, and after a while you stop minding. Attention turns to what lies beneath things: a subject studied in depth, a belief taken apart and put together again. Outer progress can look slow. Your understanding, meanwhile, is growing by the month.',
    long: [
      'A friend asks what is new, and you have no answer short enough for a chat over coffee. For months you have been reading about one thing, or walking one hill. Such a season suits research, specialist skill and every occupation where a closed door is respected. Applause is seldom its language, though what you learn here may be wanted for years.',
      'Loneliness can slip in beside the solitude, and from outside they look alike. You tell them apart by how you come back: rested, or brittle. Keep a small circle that needs no explanations and meet it on a regular day. And leave room for play, which is also a way of finding out.',
    ],
    strengths: [
      'Expertise that goes to the root',
      'Judgement formed away from the crowd',
      'Ease in your own company',
    ],
    cautions: ['Staying away until it is hard to return', 'Studying life from behind the glass'],
    exercise:
      'Settle on the question that has followed you longest this year and write it at the top of a clean page. Reserve two evenings for it with every device in another room. On the third, explain to one trusted person how far you have come.',
  },
  8: {
    title: 'The Helm in Your Hands',
    essence: 'Ambitious years of responsibility, when you learn to handle influence in full daylight.',
    short:
      'Larger matters come to you for a decision with an 8 Pinnacle. You are asked to manage people, budgets, a building or simply the crisis, and you tend to grow into the size of it. Results show. So does the way you reach them, which is why fairness becomes a practical skill.',
    long: [
      'It begins with a set of keys. Somebody has to lock up, sign for the delivery, decide whether the contract is worth it, and the group hands them to you as though it had been agreed. You will be judged by outcomes. The season favours enterprise; it guarantees no wealth, only many chances to practise judgement where it counts.',
      'Two tests come with the keys. One is appetite, since the next step up always looks as if it would finally be enough. The second is how you treat those who can do nothing for you, on a bad afternoon, with the door closed. Put a person near you who is allowed to say stop. Power exercised under such a friendly eye keeps its shape.',
    ],
    strengths: [
      'Capacity that expands with the task',
      'Clear sight of means and ends',
      'Authority others feel safe under',
    ],
    cautions: ['Seeing every person as a figure', 'Postponing supper until the next deal'],
    exercise:
      'Take the biggest responsibility you hold just now and write half a page on it: what success would look like, what it costs each week, who pays. Show it to somebody who has no reason to flatter you, and alter one arrangement as a result.',
  },
  9: {
    title: 'Harvest for the Village',
    essence: 'Generous years that finish old business and turn your care towards a wider circle.',
    short:
      'A 9 Pinnacle loosens your grip on what is merely yours. Chapters close, sometimes with tears, and something roomier opens behind them. You are drawn to causes, arts, people far from your own street. Whatever you hand on in these years has a way of staying with you.',
    long: [
      'You are clearing out the flat of a relative, and every object seems to want a particular owner: the radio goes to the student downstairs, the good pans to a cousin. It is sad work and oddly light. The season as a whole has this flavour. It asks for endings carried out with grace, and each of them makes a place free.',
      'Along with the farewells comes breadth. Volunteering, art or simply wider friendships can give you the sense of belonging to more than a household. Beware of giving in order to be thanked; the thanks will often go elsewhere. At its best the season is like inheriting a garden and leaving the gate ajar.',
    ],
    strengths: [
      'Endings handled with warmth',
      'Sympathy for lives unlike your own',
      'A reach beyond your own front door',
    ],
    cautions: ['Keeping a tally of unthanked gifts', 'Grieving so long that the new room stands empty'],
    exercise:
      'Choose something that is over in all but name: a membership, a feud, a plan from five years ago. Close it properly this week with a letter, a phone call or a small ceremony. Give the free hour to a person or cause outside your family.',
  },
  11: {
    title: 'The Bright Altitude',
    essence: 'Heightened years of insight, when you notice more, feel more and may be asked to say it.',
    short:
      'Think of an 11 Pinnacle as a 2 season with the volume turned up. Intuition is quick, nerves lie close to the skin, and strangers tell you things. You can inspire a whole room in these years. On other days, being a good partner and an attentive friend is plenty.',
    long: [
      'At a dull conference you say one unplanned sentence, and three people come up afterwards to ask how you knew. In this season ideas reach you finished, often at inconvenient hours, and it is worth keeping a pencil near the bath. Attention from outside may follow. You become, for some, the person who put it into words.',
      'Height has thin air. Expect some restlessness, and doubts that are as vivid as the insights. Regular meals, early evenings and uneventful company do more for you now than further stimulation. There is no obligation to shine. If you spend years of this Pinnacle quietly keeping the peace in a street, or bringing two families to one table, you have lived it well.',
    ],
    strengths: [
      'Hunches that prove worth following',
      'Words that light something in others',
      'Fine awareness of what a room needs',
    ],
    cautions: ['Living on inspiration and little sleep', 'Holding ordinary days in contempt'],
    exercise:
      'Keep a slip of paper in your pocket for six days and note each hunch in five words, with the time. On the seventh, mark which ones held. Act on a single one of these, in a small way, and go to bed early.',
  },
  22: {
    title: 'Scaffolding Against the Sky',
    essence: 'Years with room for something large and useful, raised as patiently as a garden wall.',
    short:
      'Work you undertake in a 22 Pinnacle can outgrow you, in the good sense. Practical talent meets an unusually big opening, and plans for one street end up serving a town. The pressure is considerable. You may also build at ordinary scale, as a sound 4, and owe nobody an apology.',
    long: [
      'Your scheme for sharing lawnmowers has acquired a committee and an enquiry from the county. People in this season discover that they can think in two sizes, the bolt and the bridge, and that others gladly follow somebody who knows both. Start with the bolt. Large things are held up by many modest ones done properly.',
      'What strains you is the gap between the drawing and the muddy site. You may feel late at every age, or become so busy with the structure that nobody has seen you sit down since spring. Hand over whole portions and accept that they will be done differently. Some years of this Pinnacle are for digging, others for resting beside the hole. Both belong to the plan.',
    ],
    strengths: [
      'Vision backed by working drawings',
      'A knack for organising many hands',
      'Results that outlast the season',
    ],
    cautions: ['Despising a job for being small', 'Carrying the whole site on your own back'],
    exercise:
      'Describe your largest hope for these years in one sentence a child could follow. Underneath write the least impressive task it depends on, and do that task before Friday. Then find one portion you can pass to another person completely, tools and credit included.',
  },
  33: {
    title: 'The Well in the Square',
    essence: 'Years of large-hearted service, when many come to draw from you and you learn to refill.',
    short:
      'Here is a 6 season with a much longer table. During a 33 Pinnacle people bring you their children, their quarrels and their half-finished hopes, and your presence does them good. Teach and comfort while you can; then go home. Looking after your own few is already enough.',
    long: [
      'The queue at your door has little to do with anything you ever offered. Someone is leaving a marriage, someone has a letter to be read aloud, and the new trainee just wants to stand near a calm person. Under this rare number care becomes a kind of public office. Your example works on people even when your advice is average.',
      'It asks a lot. A well that is used all day needs hours with the lid on, and you will have to put it there yourself, since none of the thirsty will think of it. Practise saying "tomorrow". Should the role feel too big, step down into plain household love without shame; the same water is in the smaller jug.',
    ],
    strengths: [
      'Calm that spreads to a whole group',
      'Teaching done mostly by example',
      'Compassion wide enough for strangers',
    ],
    cautions: ['Being available at every hour', 'Needing to be the one who rescues'],
    exercise:
      'Close for two evenings this week: no advice, no errands, no messages answered. Tell those who usually ask. Spend one evening on something that fills you, and the other doing nothing useful for anybody, including yourself.',
  },
};
