import type { Content } from '../../content/make-content.ts';
import { positions } from '../../content/meanings/index.ts';
import type { Digit } from '../../numerology/index.ts';
import { askedPage, askedWords } from '../asked.ts';
import { answersForBusiness, type Business, fitOf, leadingNumber } from '../business/business.ts';
import { type Block, beside, drawn, fill, glue, type Item, stack } from '../kit/block.ts';
import { CORE, type CoreKey } from '../kit/chart-sheet.ts';
import { paragraphsOf, prompt, ruledLines } from '../kit/closing-letter.ts';
import { contentsHead, contentsList } from '../kit/contents-page.ts';
import { pairLadder } from '../kit/figures/pairs.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { longReading, paragraphs } from '../kit/furniture.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { chapterHead, divider, hairline, sectionHead, subhead, text } from '../kit/text-block.ts';
import type { TypeScale } from '../kit/type-scale.ts';
import { aNumber } from '../kit/words.ts';
import type { Page } from '../kit/write-document.ts';
import { prompts } from './prompts.ts';
import { words } from './words.ts';

/** What the buyer asked, answered before the work begins; who asked nothing finds contents and instructions. */
export function openingPage(content: Content, business: Business): Page {
  const answers = answersForBusiness(business);
  if (answers.length === 0) return contentsPage(content, business);
  const noted = paragraphsOf(business.note);
  return askedPage(answers, {
    edits: business.edits,
    introduction: askedWords.forBusiness,
    level: 1,
    closing: (draft) => [
      divider(),
      glue(6, 0),
      ...(noted.length > 0
        ? noteOf(content, noted, draft)
        : [text(draft.say('how-to-work.1', words.howToWork[0]), draft.type.small, BODY.width)]),
    ],
  });
}

/** Contents, how to work with the pages, and three lines to begin with; the guide's note goes before them. */
function contentsPage(content: Content, business: Business): Page {
  const { edits, note } = business;
  const noted = paragraphsOf(note);
  return {
    name: 'contents',
    title: 'How to work with these pages',
    level: 1,
    body: (contents) =>
      fitPage(
        'Contents',
        edits,
        (draft) => [
          contentsHead('What is inside', draft.type),
          glue(6, 0),
          divider(),
          glue(8, 0),
          contentsList(contents),
          glue(10),
          divider(),
          glue(8),
          ...(draft.detail < 2 ? howToWork(draft) : []),
          ...(noted.length > 0 ? noteOf(content, noted, draft) : []),
          ...(draft.detail < 2 ? beginning(business, draft) : []),
          fill(),
        ],
        { details: noted.length > 0 ? 3 : 1 },
      ),
  };
}

function howToWork({ type, say }: Draft): Item[] {
  return [
    sectionHead('How to work with these pages', type, BODY.width),
    glue(5),
    longReading(
      words.howToWork.map((paragraph, at) => say(`how-to-work.${at + 1}`, paragraph)),
      type,
      BODY.width,
    ),
    glue(12),
  ];
}

function noteOf({ site }: Content, noted: readonly string[], { type }: Draft): Item[] {
  return [
    sectionHead(words.note(site.guide), type, BODY.width),
    glue(5),
    paragraphs(noted, type.lead, BODY.width),
    glue(12),
  ];
}

/** What is asked of an owner, by the number of the name. */
export const promptsFor = (business: Business) => prompts[leadingNumber(business).digit];

function beginning(business: Business, { type, say, detail }: Draft): Item[] {
  return [
    sectionHead(words.begin, type, BODY.width),
    ...promptsFor(business)
      .begin.slice(0, detail === 0 ? 3 : 1)
      .flatMap((asked, at): Item[] => [
        glue(5),
        prompt(say(`begin.${at + 1}`, asked), 2, type.strong, BODY.width),
      ]),
  ];
}

/** The owner's five numbers beside the name's, each with rings to colour. */
export function fitPageOfOwner(content: Content, business: Business): Page {
  const title = 'You behind the name';
  return {
    name: 'fit',
    title,
    level: 1,
    body: fitPage(title, business.edits, (draft) => {
      const { type, say } = draft;
      return [
        chapterHead({ kicker: 'Five numbers beside one', title }, type),
        glue(6, 0.5),
        text(say('fit.introduction', promptsFor(business).fit), type.lead, BODY.width),
        ...CORE.flatMap((key): Item[] => [
          glue(4.5),
          hairline(),
          glue(4.5),
          meeting(content, key, business, draft),
        ]),
        glue(7),
        hairline(),
        glue(8),
        prompt(say('fit.prompt', promptsFor(business).fewest), 2, type.smallStrong, BODY.width),
      ];
    }),
  };
}

const FIGURE = 186;
const WIDTH = BODY.width - FIGURE - GUTTER;

function meeting({ meaningOf }: Content, key: CoreKey, business: Business, { type, say }: Draft): Block {
  const number = business.chart[key];
  const name = leadingNumber(business);
  const rung = {
    label: '',
    first: number.value,
    second: name.value,
    bridge: Math.abs(number.digit - name.digit),
  };
  return beside(
    [
      { block: pairLadder([rung], FIGURE, 58), width: FIGURE },
      {
        block: stack([
          subhead(
            meaningOf(key, number.value).title,
            type,
            WIDTH,
            `${positions[key].name} · ${number.compound}`,
          ),
          glue(2, 0),
          text(say(`fit.${number.name}`, fitOf(key, number.digit, name.digit)), type.small, WIDTH),
          glue(4, 0),
          rings(type),
        ]),
        width: WIDTH,
      },
    ],
    GUTTER,
    'middle',
  );
}

const RINGS = 5;

/** Five rings to colour by hand. */
function rings(type: TypeScale): Block {
  return drawn(13, (pen, x, y) =>
    pen.decoration(() => {
      pen.label(words.fitScale, x, y + 9, { ...type.aside, size: 8.4, align: 'left' });
      for (let at = 0; at < RINGS; at++)
        pen.circle(x + 58 + at * 16, y + 6.2, 5, { fill: 'card', stroke: 'leaf', width: 0.7 });
    }),
  );
}

/** Six places where people meet the name, what its number asks for in each, and room for what has to change. */
export function placesPage(business: Business): Page {
  const title = 'Where people meet it';
  const { value, digit } = leadingNumber(business);
  return {
    name: 'places',
    title,
    level: 1,
    body: fitPage(title, business.edits, (draft) => {
      const { type, say } = draft;
      return [
        chapterHead({ kicker: `Six places for ${aNumber(digit)}`, title }, type),
        glue(6, 0.5),
        text(say('places.introduction', words.places), type.lead, BODY.width),
        value === digit ? null : glue(5, 0.5),
        value === digit
          ? null
          : text(say('places.master', words.placesMaster(value, digit)), type.small, BODY.width),
        glue(4),
        ...PLACES.flatMap((place): Item[] => [
          glue(7),
          hairline(),
          glue(7),
          placeRow(place, places[digit][place.id], draft),
        ]),
      ];
    }),
  };
}

const PLACE = 112;
const NOTES = 126;
const ASKS = BODY.width - PLACE - NOTES - 2 * GUTTER;

function placeRow({ id, title, where }: (typeof PLACES)[number], asks: string, draft: Draft): Block {
  const { type, say } = draft;
  return beside(
    [
      {
        block: stack([subhead(title, type, PLACE), glue(1, 0), text(where, type.small, PLACE)]),
        width: PLACE,
      },
      { block: text(say(`places.${id}`, asks), type.body, ASKS), width: ASKS },
      { block: stack([marks(), ruledLines(2, NOTES, 21)]), width: NOTES },
    ],
    GUTTER,
  );
}

/** Two rings to tick: as it should be, or still to do. */
function marks(): Block {
  return drawn(16, (pen, x, y) =>
    pen.decoration(() => {
      for (const [at, caption] of [words.done, words.toDo].entries()) {
        const left = x + at * 66;
        pen.circle(left + 5, y + 7, 4.4, { fill: 'card', stroke: 'leaf', width: 0.7 });
        pen.label(caption, left + 13, y + 9.6, {
          voice: 'italic',
          size: 8.4,
          colour: 'quiet',
          align: 'left',
        });
      }
    }),
  );
}

export const PLACES = [
  { id: 'door', title: 'At the door', where: 'the shop front, or the first screen of your site' },
  { id: 'telephone', title: 'On the telephone', where: 'the first sentence anybody hears' },
  { id: 'offer', title: 'In an offer', where: 'what you send when somebody asks for a price' },
  { id: 'parcel', title: 'In the hand', where: 'the bag, the parcel, the file that arrives' },
  { id: 'mistake', title: 'When it went wrong', where: 'the hour after a complaint' },
  { id: 'farewell', title: 'Afterwards', where: 'what is heard of you a month later' },
] as const;

type Place = (typeof PLACES)[number]['id'];

/** What a name with this number asks for in each of the places where people meet it. */
export const places: Record<Digit, Record<Place, string>> = {
  1: {
    door: 'One thing in the window, and one line under it that begins with a verb.',
    telephone: 'Your own name straight after the name of the house. A 1 is somebody, so say who.',
    offer:
      'A single recommendation with its reason. Put the alternatives on the second page, or leave them out.',
    parcel: 'A signature by hand where others print a logo.',
    mistake: 'The person who decided it rings up, says I, and names what will be different by tomorrow.',
    farewell: 'News of the next thing you have made, before anybody else hears of it.',
  },
  2: {
    door: 'Two chairs, or a picture of people in conversation. The invitation is to talk first.',
    telephone: 'A pause long enough for the caller to finish, and then the thing repeated back.',
    offer: 'Open with what you heard them say, in their words, before a single figure appears.',
    parcel: 'A line that mentions something only this customer told you.',
    mistake: 'Ask how the day went because of it. The repair comes second here, by a few minutes.',
    farewell: 'A short question about how it is working, signed by the person they already know.',
  },
  3: {
    door: 'Something that makes a passer-by grin and tell the person beside them.',
    telephone: 'A voice with a smile in it, and an answering message people play to their friends.',
    offer: 'A story about a similar job, with the price clearly marked where the story stops.',
    parcel: 'A drawing on the paper, a rhyme on the label, a sample nobody ordered.',
    mistake: 'Lightness comes last. Put it right in plain words, and joke only after the customer has.',
    farewell: 'An invitation to something with music or cake.',
  },
  4: {
    door: 'Opening hours that are true. Prices where they can be read from outside.',
    telephone: 'The same greeting every time, and an answer within a day that somebody keeps count of.',
    offer: 'Numbered items, dates, what is included, what is not, and how long the offer holds.',
    parcel: 'Packing that survives the stairs, with instructions a neighbour could follow.',
    mistake: 'A short report: what broke, why, what has been done so that it stays mended.',
    farewell: 'A reminder when the thing is due for its check, a year later to the week.',
  },
  5: {
    door: 'A corner that changes each week, and a sign saying when it changes next.',
    telephone: 'A quick answer from wherever you are, and no menu of seven options.',
    offer: 'Three ways to begin, the smallest of which can be tried by Thursday and left by Friday.',
    parcel: 'Something unexpected that fits in a coat pocket.',
    mistake: 'Offer a choice at once: another one, another way, or the money.',
    farewell: 'A postcard from somewhere, with what you found there.',
  },
  6: {
    door: 'Light in the window after dusk, a place for the umbrella, a word of welcome at eye level.',
    telephone: 'The time to ask after the person. Somebody who is rushed here will not ring again.',
    offer: 'Say who will look after them by name, and what happens if that person is ill.',
    parcel: 'Wrapped as if for a guest, with a note about how to care for what is inside.',
    mistake:
      'Make it good before it is proved. Set the limit in private beforehand, so that kindness has a budget.',
    farewell: 'Their anniversary as a customer, remembered.',
  },
  7: {
    door: 'Few words and all of them exact. Whoever wants to know more finds a page that goes on.',
    telephone: 'Permission to say: let me find out properly, and call you at four.',
    offer: 'Explain the method, name the uncertainty, and let the figure follow from both.',
    parcel: 'A card that tells how it was made and what was tested.',
    mistake:
      'Show what you found when you looked into it. Customers of a 7 forgive a fault sooner than a vague reply.',
    farewell: 'One good article a season, which would be worth reading even to a competitor.',
  },
  8: {
    door: 'A heavy handle, a clean pane, and one figure you are proud of.',
    telephone: 'Somebody who is allowed to decide, or who says by when the decision comes.',
    offer: 'The total at the top. Then what it brings, in the same unit.',
    parcel: 'Paper with weight to it. Nothing in the box that looks as if it had been saved on.',
    mistake: 'State the compensation in the first sentence, and pay it the same day.',
    farewell: 'A statement of results, and terms for the next order that reward the last one.',
  },
  9: {
    door: 'A sentence about what the work is good for beyond the shop, and a door wide enough for everyone.',
    telephone: 'Patience with other accents and beginners. Whoever cannot be helped here is told where.',
    offer: 'Name the part of the price that goes to something larger, or say honestly that none does.',
    parcel: 'Wrapping that may be used again, and a word about where the thing came from.',
    mistake: 'Let go of being right. Ask what would make it fair, and do that.',
    farewell: 'A letter once a year on what became of it all, with thanks by name.',
  },
};
