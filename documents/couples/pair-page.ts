import type { Content } from '../../content/make-content.ts';
import { positions } from '../../content/meanings/index.ts';
import type { CorePair, Digit } from '../../numerology/index.ts';
import { itemAt } from '../../shared/records.ts';
import { type Block, beside, centredIn, glue, type Item, stack } from '../kit/block.ts';
import type { CoreKey } from '../kit/chart-sheet.ts';
import { prompt } from '../kit/closing-letter.ts';
import { drawMedallion } from '../kit/figures/pairs.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { longReading, paragraphs, phraseList, tryThis } from '../kit/furniture.ts';
import type { Pen } from '../kit/pen.ts';
import { BODY, GUTTER, MAIN, MARGIN } from '../kit/sheet.ts';
import { divider, shortened, subhead, text } from '../kit/text-block.ts';
import { centred, sized, type TypeScale } from '../kit/type-scale.ts';
import { listed, type SaidMeaning, sayMeaning } from '../kit/words.ts';
import type { Page } from '../kit/write-document.ts';
import { type Couple, metBefore, namePair, pairKeyOf, seenAtHome, toldBefore } from './couple.ts';
import { sumAndStepCard } from './ladder-page.ts';
import { mastersInPair } from './masters-in-pair.ts';

const HALF = (BODY.width - GUTTER) / 2;
const READING = 390;

/** One pair of core numbers on one page: what each brings, how the two live together, what they make, how they meet. */
export function pairPage(content: Content, key: CoreKey, couple: Couple, kicker: string): Page {
  const pair = couple.reading.pairs[key];
  const meaning = namePair(content.meaningOf('couples', pairKeyOf(pair)), pair, couple);
  const before = toldBefore(key, couple.reading);
  const { name } = positions[key];
  return {
    name: pair.first.name,
    title: `${name} ${pair.first.value} and ${pair.second.value}: ${meaning.title}`,
    level: 2,
    body: fitPage(
      name,
      couple.edits,
      (draft) => {
        const { type, say } = draft;
        const said = sayMeaning(say, `${pair.first.name}.pair`, meaning);
        return [
          pairHead(
            {
              kicker,
              title: said.title,
              lead: said.essence,
              values: [pair.first.value, pair.second.value],
              names: couple.called,
            },
            type,
          ),
          glue(9),
          divider(),
          glue(7),
          centredIn(
            BODY.width,
            text(pairOpenings[key][distanceOf(pair.bridge.value)], centred(type.aside), READING),
            READING,
          ),
          glue(10),
          eachOfThem(content, key, pair, couple, before.length > 0, draft),
          glue(10),
          ...(before.length === 0 ? readPair(said, draft) : readAgain(said, before, pair, draft)),
          glue(11),
          sumAndStepCard(key, pair, draft),
          before.length === 0 ? glue(11) : null,
          before.length === 0 ? tryThis(said.exercise, type, BODY.width, 'Try this together') : null,
          // What would be said twice is left out, and the room is theirs.
          before.length > 0 ? glue(11) : null,
          before.length > 0
            ? prompt(say(`${pair.first.name}.seen`, seenAtHome(key)), 3, type.strong, BODY.width)
            : null,
        ];
      },
      { details: 3 },
    ),
  };
}

/** Both numbers in their place. Equal ones are told once, for both. */
function eachOfThem(
  content: Content,
  key: CoreKey,
  pair: CorePair,
  { called }: Couple,
  hasRoom: boolean,
  draft: Draft,
): Block {
  const { first, second } = pair;
  if (first.value === second.value) {
    return oneOfThem(
      content,
      key,
      { who: 'Both of you', at: 'both', sums: [...new Set([first.compound, second.compound])] },
      first,
      BODY.width,
      draft.detail < 2 || hasRoom,
      draft,
    );
  }
  return beside(
    (
      [
        [called[0], 'first', first],
        [called[1], 'second', second],
      ] as const
    ).map(([who, at, number]) => ({
      block: oneOfThem(content, key, { who, at, sums: [number.compound] }, number, HALF, hasRoom, draft),
      width: HALF,
    })),
    GUTTER,
  );
}

function oneOfThem(
  { meaningOf }: Content,
  key: CoreKey,
  { who, at, sums }: { who: string; at: string; sums: readonly string[] },
  number: CorePair['first'],
  width: number,
  isFull: boolean,
  { type, say, detail }: Draft,
): Block {
  const said = sayMeaning(say, `${number.name}.${at}`, meaningOf(key, number.value));
  const { value } = number;
  const told =
    value === 11 || value === 22 || value === 33 ? mastersInPair[key][value] : inPair[key][number.digit];
  const brought = told.replaceAll('~', at === 'both' ? 'each of you' : who);
  const own = say(`${number.name}.${at}.brings`, brought.charAt(0).toUpperCase() + brought.slice(1));
  return stack([
    subhead(said.title, type, width, `${who} · ${listed(sums)}`),
    glue(3, 0),
    paragraphs(
      detail === 0
        ? [own, isFull ? itemAt(said.long, 0) : said.short]
        : detail === 1 && isFull
          ? [own, said.short]
          : [own],
      { ...type.small, colour: 'ink' },
      width,
    ),
  ]);
}

function readPair(said: SaidMeaning, { type, detail }: Draft): Item[] {
  return [
    beside(
      [
        { block: longReading(said.long, type, MAIN.width), width: MAIN.width },
        {
          block: stack([
            phraseList('What comes easily', said.strengths, 'star', type, MARGIN.width),
            glue(detail === 0 ? 12 : 8, 0),
            phraseList('Where it trips', said.cautions, 'crescent', type, MARGIN.width),
          ]),
          width: MARGIN.width,
        },
      ],
      GUTTER,
    ),
  ];
}

/** The same two digits once more: said in the words that are left, so that no sentence stands twice. */
function readAgain(
  said: SaidMeaning,
  before: readonly CoreKey[],
  { first }: CorePair,
  { type, say }: Draft,
): Item[] {
  const left = [said.short][before.length - 1];
  return [
    text(
      say(`${first.name}.met-before`, metBefore(before.map((key) => positions[key].name))),
      type.aside,
      BODY.width,
    ),
    left ? glue(6, 0) : null,
    left ? text(left, type.body, BODY.width) : null,
  ];
}

/** How far the two stand apart in one place of the chart decides how its page begins. */
type Distance = 'same' | 'near' | 'middle' | 'far';

const distanceOf = (steps: number): Distance =>
  steps === 0 ? 'same' : steps < 3 ? 'near' : steps < 6 ? 'middle' : 'far';

/** What a pair of numbers speaks of, place by place. */
const pairOpenings: Record<CoreKey, Record<Distance, string>> = {
  lifePath: {
    same: 'One road, and two people on it.',
    near: 'Two roads that keep each other in sight.',
    middle: 'Two roads with a field between them.',
    far: 'Two roads on opposite sides of the valley.',
  },
  expression: {
    same: 'The same toolbox twice: decide early who holds the hammer.',
    near: 'Two toolboxes that lend each other screws.',
    middle: 'Two toolboxes: read this before you put up a wardrobe.',
    far: 'Two toolboxes with hardly a tool in common.',
  },
  soulUrge: {
    same: 'The same wish, unspoken on both sides of the table.',
    near: 'Two wishes that sleep in neighbouring rooms.',
    middle: 'What each of you wants and seldom says at dinner.',
    far: 'Two wishes that would not recognise each other in the street.',
  },
  personality: {
    same: 'Strangers meet the same face twice.',
    near: 'Strangers take you for relations.',
    middle: 'The two of you as strangers see you, in a doorway.',
    far: 'Strangers wonder how you met.',
  },
  birthday: {
    same: 'One small gift, wrapped twice.',
    near: 'Two small gifts from the same shop.',
    middle: 'The smallest pair, and the handiest.',
    far: 'Two small gifts that no shop would sell together.',
  },
};

interface PairHead {
  kicker: string;
  title: string;
  lead: string;
  values: readonly [number, number];
  names: readonly [string, string];
}

const RADIUS = 46;
const GAP = 18;
const CAPTION = 17;

/** The head of a chapter about two numbers: a medallion at each side, the title between them. */
function pairHead({ kicker, title, lead, values, names }: PairHead, type: TypeScale): Block {
  const width = BODY.width - 4 * RADIUS - 2 * GAP;
  const words = stack([
    text(kicker.toUpperCase(), centred(type.kicker), width, { tag: 'Caption' }),
    glue(4, 0),
    text(title, centred(sized(type.title, 25)), width, { tag: 'H1' }),
    glue(6, 0),
    text(lead, centred(type.lead), width),
  ]);
  const height = Math.max(words.height, RADIUS * 2 + CAPTION);
  const medallions = (pen: Pen, x: number, y: number) => {
    for (const side of [0, 1] as const) {
      const centre = {
        x: side === 0 ? x + RADIUS : x + BODY.width - RADIUS,
        y: y + (height - CAPTION) / 2,
      };
      drawMedallion(pen, centre, RADIUS, values[side]);
      pen.label(shortened(names[side], 'italic', 10, RADIUS * 2), centre.x, centre.y + RADIUS + CAPTION - 2, {
        voice: 'italic',
        size: 10,
        colour: 'ink',
      });
    }
  };
  return {
    height,
    paragraphs: words.paragraphs,
    draw(pen, x, y) {
      pen.tag('Figure', () => medallions(pen, x, y), {
        alt: `${names[0]}: ${values[0]}. ${names[1]}: ${values[1]}.`,
      });
      words.draw(pen, x + 2 * RADIUS + GAP, y + (height - words.height) / 2);
    },
  };
}

/** What somebody brings into a couple, by place and digit: follows the name, which is put in for `~`. */
const inPair: Record<CoreKey, Record<Digit, string>> = {
  lifePath: {
    1: '~ goes ahead and looks back at the corner to see whether anyone is coming. On this road decisions are made early and explained late, and being trusted with one is a proof of love.',
    2: '~ walks in step, whatever the step is. On this road the question is always how the other one is getting on, and the answer to "and you?" takes some waiting for.',
    3: '~ takes the way past the market, since there may be people there. Life with this road is full of talk and colour, and the serious matters come up while somebody is laughing.',
    4: '~ brings the map, the water and a second pair of socks. Nothing on this road is done by halves, and affection tends to arrive as something that has been repaired.',
    5: '~ has heard that there is another way round. This road needs open ends; held loosely it comes home with stories, and held tightly it only comes home.',
    6: '~ knows who is tired and who has a blister. Everyone is looked after on this road, and it is worth asking from time to time who carries the bag of the one who carries.',
    7: '~ stops to look into something, for as long as it takes. Much of this road is walked inwardly. What is brought back from there is usually worth the wait.',
    8: '~ has an arrival in mind and a good idea of the cost. This road likes results, stands by its word, and has to be reminded that a picnic needs no outcome.',
    9: '~ has stopped to help a stranger with a suitcase. The heart is wide on this road, and whoever shares it learns to say: me too, please, and this evening.',
  },
  expression: {
    1: "When there is work to be done, ~ has begun. The method is invented on the way, help is accepted after the second refusal, and the result looks like nobody else's.",
    2: '~ works best beside somebody. The talent lies in the join, in handing over and picking up, and a good part of it is invisible because nothing went wrong.',
    3: '~ makes things lively: the invitation, the argument, the speech at the wedding. Starting is a pleasure, and finishing goes better with someone in the room.',
    4: '~ reads the instructions and keeps the screws. What is promised for Friday is there on Friday, and what wobbles was made by somebody else.',
    5: '~ is quick, and learns by trying it out. Several things are under way at once and one of them is brilliant; which one will be known by the weekend.',
    6: '~ does it for someone. Without a face to do it for, the same task takes twice as long, and with one it comes with flowers.',
    7: '~ works alone, thoroughly and behind a door. Questions are welcome when it is finished. It will be right.',
    8: '~ organises. Within ten minutes there are a budget, a deadline and somebody in charge, generally ~, and it does get done.',
    9: '~ can do a little of everything and gives most of it away. The work is at its best when it serves more people than live in the house.',
  },
  soulUrge: {
    1: 'Underneath, ~ wants to be chosen first and to choose alone. A free hand in one matter, however small, makes everything else negotiable.',
    2: 'What ~ wants is to be near and in tune. A hand on the shoulder in passing counts for more here than a grand gesture on the day.',
    3: '~ longs to be enjoyed. Laughter at the right place, a compliment on the colour, an evening that has no use at all: that is bread, for this wish.',
    4: '~ wishes to know where things stand. Plans that hold, a sum put by, the same side of the bed; out of such stuff comes the courage for the rest.',
    5: '~ wants a window open somewhere. It may never be climbed through. The knowing is what lets this wish stay in the room.',
    6: 'To be needed, and to come home to people: that is what ~ hopes for, and would hardly call a wish. Being fed in turn is the surprise that melts it.',
    7: '~ wants to be left in peace by somebody who stays. Quiet in company is the whole of it, and not many know how to give that.',
    8: 'Secretly ~ would like to count, and to have it counted. Say in plain words what you admire, with an example, and watch the shoulders come down.',
    9: '~ wants love to be good for more than two. There is a longing in it that no one person answers, and nobody need try.',
  },
  personality: {
    1: 'At the door, ~ looks like someone who knows the way. People step aside or take it as a challenge, and hardly anyone offers help.',
    2: '~ comes in softly and finds the person who is alone. Strangers confide within minutes. Opinions are kept in the coat.',
    3: '~ is noticed, and the room becomes a degree warmer. What lies behind the sparkle is asked about less often than it deserves.',
    4: '~ seems solid, a little reserved, somebody to leave the keys with. First impressions are correct here and leave out the humour.',
    5: '~ arrives slightly late with something interesting. People expect change from that face, and are puzzled by its habits.',
    6: '~ looks kind, and is asked for directions in foreign cities. Children and dogs make up their minds at once.',
    7: '~ stands a little to the side and sees a good deal. Some call it proud. Those who wait for the second conversation never do.',
    8: '~ is taken for the one in charge, in shops as well. It is useful and tiring, and an old jumper helps.',
    9: '~ has a face that people feel they know. All sorts come up, and stay; it is not easy to see from outside when there has been enough.',
  },
  birthday: {
    1: 'Ever since childhood ~ has been the one to try it first. In this house that goes for new recipes and for difficult telephone calls.',
    2: '~ has a knack for calming people down. It works on officials, on neighbours, and best of all when nobody remarks on it.',
    3: 'The right word at the right moment: ~ was born with it. Birthdays, condolences and awkward silences go to this desk.',
    4: '~ can see why the drawer sticks. Anything with a hinge, a form or a sequence improves in those hands.',
    5: '~ finds a way when the timetable falls through. A wrong turning in this company is usually the best part of the trip.',
    6: 'Making a place comfortable takes ~ ten minutes, a lamp and a cushion. Hotel rooms are no obstacle.',
    7: '~ notices what does not add up. It saves the two of you money, and now and then an evening with the wrong people.',
    8: '~ has a feeling for what things are worth and when to ask. Let this one do the bargaining, and admire it from the doorway.',
    9: '~ can talk with anyone, and make up after anything. When something has to end kindly, this is the gift to send for.',
  },
};
