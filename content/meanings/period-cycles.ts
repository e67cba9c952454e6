import type { CoreNumber, Meaning } from './meaning.ts';

/** A text speaks to each period its number can rule; no birth month gives 22, so that one skips childhood. */
export const periodCycles: Record<CoreNumber, Meaning> = {
  1: {
    title: 'Morning Light Throughout',
    essence: 'A long chapter lit from the front, in which you are expected to find your own way.',
    short:
      'Behind everything else in this period there is an early-morning feeling: cold air, clear edges, nobody else up. Whatever your years and months bring, a 1 in the background keeps asking what you would do if it were left to you, and then leaves it to you.',
    long: [
      'Some children walk to school by themselves from the second day. You may have been one of them, a bit too capable and rather proud, since a first period of 1 hands out the house key early. What it leaves behind is a strong will and a habit of not asking. Borrow a ladder now and then, and lend out yours.',
      'As the background to your working decades, the 1 shows in a course that is self-made or at least self-steered, with a boss somewhere who learned to let you be. It strengthens will and thins out company. Since it lasts for decades, make independence comfortable: live near people you like, borrow their ladder, and lend out yours.',
      'In these later years the 1 falls on a person who takes up the cello at seventy and will not be helped into the car. You decide more alone than most people of your age, and enjoy it. Make independence comfortable: live near people you like, borrow their ladder, and lend out yours.',
    ],
    strengths: [
      'Self-reliance that becomes second nature',
      'An appetite for new ground at any age',
      'Clarity about what is yours to do',
    ],
    cautions: ['Treating every offer of help as a test', 'Racing people who are merely strolling'],
    exercise:
      'Look back over this period so far and pick out three things that exist because you started them. Write who helped with each, however slightly. Thank one of those people this week, and ask somebody for a favour you could manage without.',
  },
  2: {
    title: 'The Slow River',
    essence: 'A gentle, winding chapter shaped by other people, where closeness sets the pace.',
    short:
      'The background of these decades moves like water: round things more often than through them. Under a 2 period, people are the landscape. Who sits beside you matters more than where you are going, and much of your development happens in the give and take of a few long relationships.',
    long: [
      'Ask someone with 2 as a first period about childhood, and they tell you about a person: the grandmother in whose kitchen they listened, a twin-like friend, a parent whose moods they could forecast by the sound of the key. Sensitivity starts early there. So does the habit of stepping aside, which may need some undoing.',
      'In the middle stretch of a life the 2 favours work in tandem and days arranged around a bond. Much of what you achieve now carries two names, and one of them is easily left out. The current is slow, and rowing hard mostly splashes. You can still steer, though, and a hand on the tiller is no offence to anybody.',
      'As a last period the 2 is among the kindest, with time for letters, a shared allotment, the same bench each afternoon. Company is what these years are made of, so see to it while it is easy. The current is slow, and you can still steer; a hand on the tiller is no offence to anybody.',
    ],
    strengths: [
      'Bonds that are tended over decades',
      'Calm acceptance of slow progress',
      'Skill at living closely with others',
    ],
    cautions: ['Letting the current make your choices', 'Losing your own opinion in a pair'],
    exercise:
      'Sketch a river on a sheet of paper and mark the people who changed its course, each at the proper bend. Add one bend that was your own doing. Ring one of them on Sunday and say which bend is theirs.',
  },
  3: {
    title: 'Music in the Next Room',
    essence: 'A lively chapter with talk and colour in the background, even on working days.',
    short:
      'Something is always playing next door during a 3 period. Conversation, invention and a certain lightness accompany you for decades, and even sober years have a tune under them. Let it be heard. Background music turns to noise only when you keep the door closed and pretend to concentrate.',
    long: [
      'There were puppets made of socks, or a notebook of terrible poems, or a school report that mentioned talking. A first period in 3 usually leaves that sort of evidence. You were noticed for your charm, possibly more than for your effort, and may have concluded that effort was for other people.',
      'While the 3 governs your productive decades, your contacts become your workshop, and ideas pay best when you put them into words or pictures. The long task is to give the gift a daily place. Otherwise thirty pleasant years go by and the book remains something that you tell wonderfully at parties.',
      'As a closing period the 3 is sunny: visitors, stories, paint under the fingernails. There is an audience for what you have seen, and it is younger than you think. Give the gift a daily place all the same, a table and an hour, or the book remains something that you tell wonderfully at parties.',
    ],
    strengths: [
      'Good humour that lasts through lean years',
      'A wide and cheerful acquaintance',
      'Imagination kept in regular use',
    ],
    cautions: ['Being delightful in place of being present', 'Leaving the serious draft for a better mood'],
    exercise:
      'Collect the evidence of your inventive side from this period: photographs, scraps, a saved message. Lay it out on the floor and look for what recurs. Give that one thread twenty minutes a day for a week, with the door open.',
  },
  4: {
    title: 'The Working Landscape',
    essence: 'A chapter of fields and fences, in which patience and regular labour shape your days.',
    short:
      'Seen from a train, a 4 period would be farmland: furrows, hedges, someone walking the boundary. Life over these decades rewards the regular and the thorough. It may look plain from the window. Up close there is a good deal of satisfaction in it, and the soil remembers what you put in.',
    long: [
      'For a child this background can mean rules, chores and an early acquaintance with what things cost. Shoes were polished on Sunday evening. You perhaps grew up dependable without being asked whether you wished to, and have to learn idleness as others learn French.',
      'Across your working years the 4 gives solid advancement, one grade after another, and a reputation for finishing. Its seasons are long, so do not wait for a great harvest before you celebrate. A field also wants to lie fallow now and again, and no farmer is ashamed of it.',
      'This late, the 4 speaks of people who go on pottering: the bench in the shed, the accounts of the bowling club, a garden in straight rows. You are still the one who knows where the stopcock is. Let some of it be done crookedly by others. A field wants to lie fallow now and again, and no farmer is ashamed of it.',
    ],
    strengths: [
      'Stability you can plan a family around',
      'Practical know-how that accumulates',
      'Contentment in useful routine',
    ],
    cautions: ['Ploughing on after the field is done', 'Feeling guilty in a deckchair'],
    exercise:
      'Draw up an honest inventory of what your steady work in this period has produced: skills, savings, repaired things, people who rely on you. Read it aloud to yourself once. Then declare one afternoon fallow and leave it entirely without purpose.',
  },
  5: {
    title: 'The Harbour Town',
    essence: 'A restless chapter with ships coming and going, where change is the normal weather.',
    short:
      'Life in a 5 period has a port in the background. Goods arrive, faces change, there is always a vessel leaving for somewhere. You need not sail on each of them. But the decades under this number seldom let you settle for good, and they make you worldly, quick and tolerant.',
    long: [
      'Three schools, two languages, a parent with a suitcase: that is one way a first period in 5 may have looked. Another is a quiet street and a child at the window who knew the bus timetable by heart. Either makes you quick at reading strangers and allergic to being told to stay put.',
      'In middle life the harbour supplies variety, and people here often have several occupations, some at once. A changing chapter can have a home in it. Harbour towns are full of them, with stout doors and thick walls because of the wind. Choose a few loyalties deliberately and let the rest come in and out with the tide.',
      'A last period in 5 means that old age arrives with a rucksack. You may move once more, learn a language for the pleasure of it, or simply refuse to sit where you are put. Pick your loyalties and let everything else go in and out with the tide. A harbour town has stout doors too.',
    ],
    strengths: [
      'At ease among strangers',
      'Resourceful when arrangements collapse',
      'A stock of experience from many places',
    ],
    cautions: ['Feeling trapped by anything permanent', 'Forgetting old friends in each new port'],
    exercise:
      'Count the addresses, occupations and circles of friends this period has held so far. Beside each write one thing you carried on from it. Get in touch with a person from two ports back, and tell them something you still use.',
  },
  6: {
    title: 'The Smell of Bread',
    essence: 'A domestic chapter whose constant background is family, responsibility and warmth.',
    short:
      'Even when you are far from any kitchen, a 6 period smells faintly of baking. Home and belonging form the backdrop of these decades, along with the duties that come with them. You may marry a place, a person or a vocation of care, and be shaped by staying.',
    long: [
      'In a first period, 6 often describes a household that closed round you tightly, for better or worse. You learned young who took sugar and who was not speaking to whom. You may have been the small adult who laid the table, and adults may have praised you for it more than was good for you.',
      'Through your middle decades the 6 surrounds you with dependants, pupils or clients, and success tends to come from being trusted with what people hold dear. Bread needs warmth and also an hour of being left alone under a cloth. Remember that about the people you raise, and about yourself.',
      'As the final chapter the 6 offers a full table and grandchildren, your own or lent. People come to be fed and stay to be told that it will be all right, which you are good at. Dough needs warmth and also an hour under a cloth, and so does the baker.',
    ],
    strengths: [
      'Roots that go down deep',
      'A gift for making places feel lived in',
      'Steadfastness in family weather',
    ],
    cautions: ['Confusing duty with a whole identity', 'Holding on to those who are ready to go'],
    exercise:
      'Cook the dish that stands for home in this period of your life and invite somebody who has never tasted it. While you eat, tell them where it comes from. Let them wash up, and do not rearrange the plates afterwards.',
  },
  7: {
    title: 'Snow on the Roof',
    essence: 'A hushed chapter that turns you inward and teaches you by way of silence.',
    short:
      'Sound carries differently over a 7 period, as it does when snow has fallen. The decades have something set apart about them. You think more than you tell, learn more than you use at once, and a private thread runs on underneath whatever the outer years happen to be doing.',
    long: [
      'A solitary child on the stairs, listening to the party below and perfectly content with an atlas: that is 7 as an opening. There may have been real loneliness too, or a secret that made you careful. You learned to observe. Joining in came later and took some nerve.',
      "Set behind your working years, the 7 leads away from the market towards the specialist's desk, and colleagues respect you without quite knowing you. The cold is the one thing to watch. Light a fire early, by which I mean a friend, a pupil or a choir, and keep it fed.",
      'In a last period the 7 is at its most beautiful, with time to read everything again and see how it fits. You need less company than people suppose, and rather more than you admit. Only mind the cold. Light a fire, by which I mean a friend, a pupil or a choir, and keep it fed.',
    ],
    strengths: [
      'A deep and original inner life',
      'Knowledge gathered over many years',
      'Serenity when things go quiet',
    ],
    cautions: ['Growing strange to your own neighbours', 'Taking hints for proof of your doubts'],
    exercise:
      'Sit down with an old diary, photograph or book from early in this period and spend an hour in its company. Note what you understand now that you could not then. Offer that piece of understanding to one younger person, in conversation, this week.',
  },
  8: {
    title: 'The Market Square',
    essence: 'A busy chapter in public view, where you learn to weigh, deal and take charge.',
    short:
      'Stalls, scales, voices calling prices: an 8 period places you in the middle of the practical world. For decades your surroundings speak the language of results, and you become fluent. It can bring standing. What it reliably brings is knowledge of how things get done and who has to be asked.',
    long: [
      'Those who begin life under an 8 tend to know early whether there is enough on the table. In some homes the talk was of money, in others of the lack of it, and either way you drew conclusions about security that may be worth checking now. Perhaps you sold sweets in the playground, at a small profit.',
      'The 8 sits most naturally here, behind the middle years, when ambition has room and you can carry weight. Larger matters are handed to you than you asked for, and you grow into most of them. A square has a fountain as well as a weighbridge. Sit at its edge daily for the length of a sandwich, selling nothing.',
      'People do not always expect an 8 as a last chapter, yet many then become trustees, patrons or formidable treasurers, far from ready to be wheeled into the shade. Use the weight of your name for somebody who has none yet. The square has a fountain as well; sit down there daily and sell nothing.',
    ],
    strengths: [
      'Sound sense of how the world runs',
      'Staying power in demanding roles',
      'Confidence in negotiation',
    ],
    cautions: ['Pricing friendship by its usefulness', 'Staying open after the market has closed'],
    exercise:
      'Recall the first lesson about money or power that this period taught you and write it down as a proverb. Underneath compose the version you would pass on today. Test it on one real decision this week, however small the sum.',
  },
  9: {
    title: 'The Wide Estuary',
    essence: 'A spacious chapter where many waters meet and little is yours to keep for good.',
    short:
      'Where a river reaches the sea it grows broad and gives up its name. A 9 period has that breadth behind it. Across these decades you meet all sorts of people, feel for most of them, and are asked more than once to let go of something you had thought was permanent.',
    long: [
      "As the first stretch of life it is a tall order. A child cannot easily hold so much feeling, and you may have cried over news that the grown-ups had already folded up. Farewells perhaps came early. They left you with an understanding of other people's losses, which your friends have been drawing on ever since.",
      'Behind your working decades the 9 leads towards teaching, theatre or public causes, and it discourages purely private ambition by making it taste of nothing. Much passes through your hands and is meant to. The banks are far apart here, so put a buoy or two in the water: one home, one promise, a handful of names.',
      'In a last period the 9 comes into its own. You give things away while you can watch them being enjoyed, and forgive people who never asked. The banks are far apart here, so keep a buoy or two in the water: one home, one promise, a handful of names.',
    ],
    strengths: [
      'Tolerance learned from wide contact',
      'Ability to part without bitterness',
      'Concern that outgrows self-interest',
    ],
    cautions: ['Spreading yourself until you are shallow', 'Being kind to mankind and curt at home'],
    exercise:
      'Write down three partings from this period and, next to each, what flowed in afterwards. If one line stays blank, leave it blank for now. Give away an object connected with the oldest of the three to somebody who will use it.',
  },
  11: {
    title: 'The Humming Wire',
    essence: 'A charged chapter with a fine hum in the background that others may not hear.',
    short:
      'Stand under a pylon on a damp evening and you have the tone of an 11 period. Something sings overhead the whole time. For decades you are more receptive than is convenient, and capable of real inspiration. You can also live it as a peaceable 2, with your ear to one person.',
    long: [
      'Your childhood had a high ceiling and creaking floors: vivid dreams, odd remarks that turned out true, a nervous stomach before school. Nobody had a word for it, so you may have hidden it under good marks. Such a wire needs two posts to be stretched between: a place where you live and a person who stays.',
      'Placed behind your middle years, the 11 draws you into work that persuades, uplifts or translates, with tiring stretches of self-doubt in between. A wire hums because it is stretched between two posts. Look after the posts, a settled home and a steady companion, and the singing becomes bearable, even lovely.',
      'As a final chapter the 11 gives people that clear gaze which children run to. You are told things, and need not act on all of them. The wire goes on humming because two posts hold it. Look after both, the home and the companion, and the singing is lovely.',
    ],
    strengths: [
      'Receptive to what is still unsaid',
      'Ideals that keep their freshness',
      'A presence that encourages others',
    ],
    cautions: ['Living permanently at full stretch', 'Dismissing your gift because it is odd'],
    exercise:
      'Write down the place and the person that hold you steady in this period. Do something practical for both before the week is over, such as oiling a door or cooking supper. In between, allow one evening with no input whatsoever.',
  },
  22: {
    title: 'The City on the Drawing Board',
    essence: 'A chapter laid out on a large plan, which you may fill in street by street.',
    short:
      'Unroll a 22 period and it covers the whole table. The background to these decades is scale: systems, institutions, the sense that something of consequence could be put up here. Nobody is obliged to raise the whole skyline. Living it as a diligent 4, house by house, is entirely honourable.',
    long: [
      'This number never rules childhood. It waits, for those born on a twenty-second until the working decades, for those born in a year such as 1984 until the last period. You come to it with some experience of bricks, then, and that is just as well.',
      "In the middle of life your job tends to swell until it includes the foundations of other people's jobs. You think in two sizes at once, the street and the doorstep. Plans on this scale are never finished by one person. Ink in the part you can see to, and leave clear notes for the next hand.",
      'In this closing chapter the builder turns into a planner, who walks the site with a stick and is asked where the water runs. Younger people want your judgement more than your hands. Nobody finishes plans of that size. Ink in what you can, and leave the next hand clear notes.',
    ],
    strengths: [
      'Thinks in decades and in details',
      'Turns ideals into working institutions',
      'Stamina for undertakings without glory',
    ],
    cautions: ['Measuring a good life against a blueprint', 'Waiting for conditions worthy of the plan'],
    exercise:
      'Draw the plan of this period as though it were a town: what is built, what is pegged out, what is still meadow. Choose one plot no larger than a shed and do an hour of real work there on two days. Date the drawing and keep it.',
  },
  33: {
    title: 'The Kitchen That Feeds a Street',
    essence: 'A chapter steeped in care, with a pot on the stove that seems meant for everyone.',
    short:
      'In a 33 period the background is a very big kitchen with the back door open. Compassion on this scale is rare and strenuous, and it runs quietly behind all the other numbers of these decades. On many days you will simply live a 6, looking after your own, and that feeds people too.',
    long: [
      'Wherever it falls, this number weighs something. A young person under it may become the confidant of adults, wise on the outside and in need of being tucked in. Such children deserve to hear, whatever their age now, that the sorrow in the house was never theirs to cure.',
      "During your active decades a 33 often gathers a following without anybody meaning it: former pupils who write, neighbours who drop in, a team that stays because of you. The one rule of large kitchens is that the cook eats first, standing up if necessary. Break it and everybody's supper suffers, so sit down and take the good bowl.",
      'In old age a 33 has a radiance that is mostly patience. People go home from your kitchen lighter than they came. The one rule of large kitchens is that the cook eats first. You may break every rule but that one, so take the good bowl.',
    ],
    strengths: [
      'Tenderness that reaches past the family',
      'Moral courage in a soft voice',
      'Power to raise the tone of a place',
    ],
    cautions: ['Adopting sorrows that have an owner', 'Serving until nobody knows your own wishes'],
    exercise:
      "At each main meal for a week, fill your own plate before anyone else's and sit for the whole of it. Notice what you feel as you do so. On the last day, write to someone who once fed you, in whatever sense, and say so.",
  },
};
