import type { CoreNumber } from '../../content/meanings/index.ts';
import type { RankedBusinessName } from '../../numerology/index.ts';
import { type Block, beside, drawn, glue, type Item, stack } from '../kit/block.ts';
import { star } from '../kit/engraving.ts';
import { drawSmallMedallion } from '../kit/figures/pairs.ts';
import type { Draft } from '../kit/fit-page.ts';
import { card, longReading, phraseList } from '../kit/furniture.ts';
import { clipped } from '../kit/paragraphs.ts';
import type { Pen } from '../kit/pen.ts';
import { BODY, GUTTER, MAIN, MARGIN } from '../kit/sheet.ts';
import { baseline, hairline, label, text } from '../kit/text-block.ts';
import { coloured, type TypeScale } from '../kit/type-scale.ts';
import { FACTS } from './business.ts';

/** How a name's number speaks, what it would say and how it likes to look. */
export function voiceBlocks(id: string, value: CoreNumber, draft: Draft): Item[] {
  const { type, say } = draft;
  const voice = voices[value];
  return [
    beside(
      [
        {
          block: stack([
            label('How it speaks', type, MAIN.width),
            glue(3, 0),
            longReading([say(`${id}.tone`, voice.tone)], type, MAIN.width),
            glue(11, 0),
            label('How it looks', type, MAIN.width),
            glue(3, 0),
            text(say(`${id}.look`, voice.look), type.body, MAIN.width),
          ]),
          width: MAIN.width,
        },
        {
          block: phraseList(
            'What it leaves out',
            voice.avoids.map((phrase, at) => say(`${id}.avoids.${at + 1}`, phrase)),
            'crescent',
            type,
            MARGIN.width,
          ),
          width: MARGIN.width,
        },
      ],
      GUTTER,
    ),
    glue(12),
    sayings(id, voice.says, draft),
  ];
}

/** Three sentences the name could say, as if lettered on a board. */
function sayings(id: string, says: readonly string[], { type, say }: Draft): Block {
  return card(
    (width) =>
      stack([
        label('What it might say', type, width),
        ...says.flatMap((saying, at): Item[] => [
          glue(5, 0),
          text(say(`${id}.says.${at + 1}`, saying), coloured(type.lead, 'plum'), width, {
            tag: 'BlockQuote',
          }),
        ]),
      ]),
    BODY.width,
    { fill: 'sunken' },
  );
}

interface BrandVoice {
  /** How the name wants to be spoken for. */
  tone: string;
  /** Sentences it could say. */
  says: readonly [string, string, string];
  avoids: readonly [string, string];
  /** What it looks like, in words for a designer. */
  look: string;
}

/** How each number sounds and looks when a customer meets it on a sign, a page or an invoice. */
const voices: Record<CoreNumber, BrandVoice> = {
  1: {
    tone: 'Short sentences, spoken standing up. The name sounds best when one person is plainly speaking: I made this, I recommend it, here is why. State the claim, give the proof, stop. Customers take hesitation in the text for hesitation in the product.',
    says: ['We do one thing, and this is it.', 'Nobody else bakes it this way.', 'Ask for me by name.'],
    avoids: ['Lists of ten equal advantages', 'Slogans borrowed from the market leader'],
    look: 'One strong colour on a great deal of white, an upright typeface, and your own signature somewhere it can be seen.',
  },
  2: {
    tone: "Write as you would across a small table. Questions come before offers, the customer's words before your own, and there is a name at the foot of every message. Warmth here is a matter of detail: that you remembered the dog, or the date of the move.",
    says: [
      'Tell us how it happened.',
      'Take your time; we will wait.',
      'The same person will answer next time.',
    ],
    avoids: ['Capital letters and countdowns', 'Talking over a doubt instead of answering it'],
    look: 'Soft contrasts, two tones that belong together, rounded letters, and photographs with more than one person in them.',
  },
  3: {
    tone: 'Let it talk. Anecdotes sell more than arguments, a good caption more than a brochure, and a joke is welcome when it costs the customer nothing. Read every text aloud; if you are bored by the second line, so is the street.',
    says: [
      'You will never guess what happened on Thursday.',
      'Come and try it; the crooked ones are free.',
      'Bring someone who makes you laugh.',
    ],
    avoids: ['Wit at the expense of the facts', 'Five tones of voice in one week'],
    look: 'Colour, movement, handwriting. A 3 may change its window every month, provided the sign above it stays.',
  },
  4: {
    tone: 'Plain words in good order. Say what it is, what it costs, how long it lasts and what happens if it breaks. Most adjectives can go. The tone of a good manual, written by somebody who likes people, is the tone of this name.',
    says: ['Delivered on the day we said.', 'The price includes fitting.', 'Here are the drawings.'],
    avoids: ['Vague superlatives', 'Putting the important part in small print'],
    look: 'Straight lines, square formats, two earthy colours and a typeface that has been readable for a hundred years.',
  },
  5: {
    tone: 'Quick, curious, in the present tense. The text should sound as if it had been written on the way somewhere and posted from there. Start in the middle, and tell people what is new since last week. Freedom is the promise, so leave the door visibly open.',
    says: [
      'New since Monday.',
      'No contract; stay because you like it.',
      'Back on Friday with something else.',
    ],
    avoids: ['Long terms and heavy paragraphs', 'Promising variety and repeating the same post'],
    look: 'Diagonals, bright accents, pictures taken outdoors. Keep one element fixed, a colour or a corner, so that people know it is still you.',
  },
  6: {
    tone: 'Speak as a good host does: welcome first, then coats, then business. Sentences may be a little longer, and they end kindly. The customer wants to hear that somebody will see to it, who that is, and when they will ring.',
    says: [
      'Come in, there is a chair by the window.',
      'We will call you on Thursday to hear how it goes.',
      'For the whole household, grandparents included.',
    ],
    avoids: ['Guilt as a sales argument', 'Favours in the text that the price does not cover'],
    look: 'Warm light, natural materials, faces at ease. Letters with soft ends, generous margins, and nothing that flashes.',
  },
  7: {
    tone: 'Exact and unhurried. Explain how it works and where your knowledge stops; both make people trust the rest. One well-made argument per page is plenty. Footnotes are allowed. So is silence, in the shape of white space.',
    says: [
      'Here is what we measured.',
      'We do not know that yet.',
      'Read this first; it takes four minutes.',
    ],
    avoids: ['Enthusiasm borrowed from other people', 'Jargon used as a fence'],
    look: 'Deep, cool colours, fine lines, diagrams in place of smiling models. A serif with old-style figures suits it well.',
  },
  8: {
    tone: 'Calm authority, with figures. Name the result, name the price, and let the sentence stand without a cushion. Whoever comes to an 8 wants to feel in capable hands and will forgive formality sooner than fuss.',
    says: [
      'Three clients, three results.',
      'This is the fee, and this is what it covers.',
      'You will have it by noon on Friday.',
    ],
    avoids: ['Boasting where a figure would do', 'Discounts that contradict the tone'],
    look: 'Dark grounds, a metal tone used sparingly, large numerals. Paper should be heavy, and websites should load at once.',
  },
  9: {
    tone: 'Wide and humane. Speak of what the work is for before you speak of how it is done, and write so that a newcomer and a specialist can both follow. A 9 may be moving, once a page at most.',
    says: [
      'A tenth of this goes to the library.',
      'Pass it on when you have finished.',
      'Everyone is welcome, and there is a ramp.',
    ],
    avoids: ['Grand words over small deeds', 'Being so open that nobody knows what you sell'],
    look: 'Colours from several places that still agree, pictures of hands and landscapes, a typeface that reads well in any alphabet.',
  },
  11: {
    tone: 'A 2 with the volume turned up: the same closeness, and more imagination in it. One image per text is enough if it is the right one. Say the surprising thing simply, then come back to earth with a date and a price, because people who were moved still need directions.',
    says: [
      'Close your eyes for a moment. Now choose.',
      'You came with a question; let us begin there.',
      'One idea, delivered on Tuesday.',
    ],
    avoids: ['Mystery where the customer needs an address', 'Brilliance that keeps everyone waiting'],
    look: 'Light is the motif: glass, dawn, a single bright point on a quiet ground. Leave more space than feels safe.',
  },
  22: {
    tone: 'Large plans in the language of the building site. Show the drawing, then the foundation, then the first brick, and give each a date. People believe a 22 when the big claim and the small detail stand side by side.',
    says: [
      'Phase one is finished; come and see it.',
      'Built to outlast us.',
      'Here is the plan, with the costs.',
    ],
    avoids: ['Visions without a calendar', 'Details that bury the reason for them'],
    look: 'Architecture: grids, sections, strong verticals. Two colours of stone and one of sky.',
  },
  33: {
    tone: 'A 6 that has learned to teach. Explain as you serve, praise effort, and speak first to the timid customer in the room. Kindness has to be practical to be believed here: say what you will do, for whom, and where your help ends.',
    says: [
      'We show you, and then you can do it yourself.',
      'There are no foolish questions at this counter.',
      'We close at six; your answer comes by nine tomorrow.',
    ],
    avoids: ['Offers to rescue everyone', 'A saintly tone about ordinary prices'],
    look: 'A lit window in the evening: golds, chalk, honest wood. Faces of people who have just learned something.',
  },
};

const RANK = 38;
const FACT = 21;
const NUMBERS = 76;
const NAME = BODY.width - RANK - NUMBERS - FACTS.length * FACT;
const HEAD = 84;
/** A trade name may be a paragraph once it is written in Latin letters; here it only has to be recognised. */
const LONGEST = 90;

/** Names in their order with both numbers and a star for each fact that speaks for them. */
export function shortlistTable(names: readonly RankedBusinessName[], type: TypeScale): Block {
  return stack([
    tableHead(),
    ...names.flatMap((name): Item[] => [hairline(), glue(5, 0), nameRow(name, type), glue(5, 0)]),
    hairline(),
  ]);
}

function tableHead(): Block {
  return drawn(HEAD, (pen, x, y) =>
    pen.decoration(() => {
      const look = { voice: 'strong', size: 6.4, colour: 'quiet', tracking: 1 } as const;
      pen.label('RANK', x, y + HEAD - 8, { ...look, align: 'left' });
      pen.label('NAME', x + RANK, y + HEAD - 8, { ...look, align: 'left' });
      pen.label('PYTH.', x + RANK + NAME + NUMBERS * 0.25, y + HEAD - 8, look);
      pen.label('CHALD.', x + RANK + NAME + NUMBERS * 0.75, y + HEAD - 8, look);
      FACTS.forEach(({ short }, at) => {
        const [left, top] = [x + RANK + NAME + NUMBERS + (at + 0.5) * FACT, y + HEAD - 8];
        pen.placed({ origin: [left, top], degrees: -62 }, () =>
          pen.label(short, left, top, { voice: 'body', size: 7.2, colour: 'ink', align: 'left' }),
        );
      });
    }),
  );
}

function nameRow({ rank, label, numbers, agreements }: RankedBusinessName, type: TypeScale): Block {
  const name = text(clipped(label, LONGEST), type.subtitle, NAME - 10, { tag: 'P' });
  const height = Math.max(name.height, 30);
  const middle = height / 2;
  const alt = `Rank ${rank}. Pythagorean ${numbers.pythagorean.compound}, Chaldean ${numbers.chaldean.compound}. ${agreements.length} of 6 facts: ${
    FACTS.filter(({ fact }) => agreements.includes(fact))
      .map(({ short }) => short)
      .join('; ') || 'none'
  }.`;
  return {
    height,
    paragraphs: [],
    draw(pen, x, y) {
      name.draw(pen, x + RANK, y + (height - name.height) / 2);
      pen.tag('Figure', () => drawFindings(pen, x, y + middle), { alt });
    },
  };

  function drawFindings(pen: Pen, x: number, y: number): void {
    pen.label(String(rank), x + 8, y - type.section.leading / 2 + baseline(type.section), {
      voice: 'display',
      size: type.section.size,
      colour: 'gold',
    });
    const left = x + RANK + NAME;
    drawSmallMedallion(pen, { x: left + NUMBERS * 0.25, y }, 14, numbers.pythagorean.value);
    drawSmallMedallion(pen, { x: left + NUMBERS * 0.75, y }, 14, numbers.chaldean.value);
    FACTS.forEach(({ fact }, at) => {
      const centre = { x: left + NUMBERS + (at + 0.5) * FACT, y };
      if (agreements.includes(fact)) star(pen, centre, 6, 'gold', 8, 0.42);
      else pen.circle(centre.x, centre.y, 1.6, { stroke: 'faint', width: 0.6 });
    });
  }
}
