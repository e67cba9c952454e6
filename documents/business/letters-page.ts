import type { Digit, LetterSystem, NameResult } from '../../numerology/index.ts';
import { type Block, beside, centredIn, drawn, fill, glue, type Item, stack } from '../kit/block.ts';
import { letterKey, letterTable } from '../kit/figures/letters.ts';
import { medallion } from '../kit/figures/pairs.ts';
import { fitPage } from '../kit/fit-page.ts';
import { card } from '../kit/furniture.ts';
import type { Say } from '../kit/paragraphs.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { chapterHead, divider, subhead, text } from '../kit/text-block.ts';
import { centred, type TypeScale } from '../kit/type-scale.ts';
import { aNumber, listed } from '../kit/words.ts';
import type { Page } from '../kit/write-document.ts';
import {
  type Business,
  figuresIn,
  leadingNumber,
  otherSystem,
  SYSTEM_NAMES,
  secondNumber,
} from './business.ts';

const words = {
  letters:
    'This is how the name was counted, letter by letter. Legal endings such as Ltd or GmbH stay off, since no customer says them aloud. Each word is summed and reduced, keeping 11, 22 and 33; then the words are added.',
  agree: (digit: number) =>
    `Both tables come to ${digit}. The name says one thing, and says it twice, which makes it easy to live up to and hard to disguise.`,
  differ: (first: number, second: number) =>
    `One table hears ${aNumber(first)} in this name, the other ${aNumber(second)}. Read what each of them promises, and ask which of the two gets up first in the morning, and which one locks the door at night.`,
  figures: (figures: readonly string[]) =>
    `The ${listed(figures)} in this name ${figures.length > 1 ? 'are figures' : 'is a figure'}. The tables have letters only, so the sum passes over ${figures.length > 1 ? 'them' : 'it'}. If people say a word for it, send the name with that word as another name and compare the two.`,
  debts: (debts: string) =>
    `On its way down a total passes through ${debts}. Tradition calls that a debt; read it as the place where this name will be asked to do things properly.`,
};

/** The name counted in both tables, with the tables beside it. */
export function lettersPage(business: Business): Page {
  const title = 'The name, letter by letter';
  const { chart, trade, edits } = business;
  const figures = figuresIn(trade.label);
  const debts = [...new Set(trade.karmicDebts.map(({ debt }) => debt))];
  return {
    name: 'letters',
    title,
    level: 2,
    body: fitPage(
      title,
      edits,
      ({ type, say, detail }) => [
        chapterHead({ kicker: trade.label, title }, type),
        glue(6, 0.5),
        text(say('letters.introduction', words.letters), type.lead, BODY.width),
        glue(12),
        systemWorking(chart.system, leadingNumber(business), type, detail === 0 ? 118 : 92),
        glue(10),
        systemWorking(otherSystem(business), secondNumber(business), type, detail === 0 ? 118 : 92),
        glue(12),
        divider(),
        glue(10),
        detail < 2 ? twoNumbers(business, type) : null,
        detail < 2 ? glue(10) : null,
        ...verdict(business, say, type),
        figures.length > 0 ? glue(6) : null,
        figures.length > 0
          ? text(say('letters.figures', words.figures(figures)), centred(type.body), BODY.width)
          : null,
        debts.length > 0 ? glue(6) : null,
        debts.length > 0
          ? text(say('letters.debts', words.debts(listed(debts))), centred(type.body), BODY.width)
          : null,
        fill(),
      ],
      { details: 3 },
    ),
  };
}

function verdict(business: Business, say: Say, type: TypeScale): Item[] {
  const [first, second] = [leadingNumber(business).digit, secondNumber(business).digit];
  const content = first === second ? words.agree(first) : words.differ(first, second);
  return [text(say('letters.verdict', content), centred(type.lead), BODY.width)];
}

function twoNumbers(business: Business, type: TypeScale): Block {
  const [radius, width, gap] = [38, 130, 30];
  const one = (system: string, value: number) => ({
    block: stack([
      centredIn(width, medallion(radius, value, `${system}: ${value}`), radius * 2),
      glue(5, 0),
      text(system.toUpperCase(), centred(type.kicker), width, { tag: 'Caption' }),
    ]),
    width,
  });
  const both = beside(
    [
      one(SYSTEM_NAMES[business.chart.system], leadingNumber(business).value),
      one(SYSTEM_NAMES[otherSystem(business)], secondNumber(business).value),
    ],
    gap,
  );
  return centredIn(BODY.width, both, 2 * width + gap);
}

/** A name counted in one table, with the table beside it. */
function systemWorking(
  system: LetterSystem,
  number: NameResult,
  type: TypeScale,
  key = 112,
  width: number = BODY.width,
): Block {
  return card((inner) => {
    const room = inner - key - GUTTER;
    return beside(
      [
        {
          block: stack([
            subhead(`The name is ${aNumber(number.compound)}`, type, room, `${SYSTEM_NAMES[system]} table`),
            glue(8, 0),
            letterTable(number.working, room),
          ]),
          width: room,
        },
        { block: letterKey(system, key), width: key },
      ],
      GUTTER,
      'middle',
    );
  }, width);
}

const BOXES = 18;
const LETTER = 26;
const VALUE = 20;
const TOTAL = 24;

/** Two rows of empty boxes, a letter above and its value below, and a line for the sums. */
export function letterBoxes(width: number): Block {
  const cell = width / BOXES;
  return drawn(LETTER + 2 * VALUE + TOTAL, (pen, x, y) =>
    pen.decoration(() => {
      for (let at = 0; at < BOXES; at++) {
        pen.paint({ fill: 'card', stroke: 'leaf', width: 0.6 }, (path) =>
          path.rect(x + at * cell, y, cell, LETTER),
        );
        for (const row of [0, 1])
          pen.paint({ stroke: 'rule', width: 0.5 }, (path) =>
            path.rect(x + at * cell, y + LETTER + row * VALUE, cell, VALUE),
          );
      }
      const line = y + LETTER + 2 * VALUE + TOTAL - 3;
      const look = { voice: 'italic', size: 8.6, colour: 'quiet', align: 'left' } as const;
      for (const [at, table] of ['Pythagorean', 'Chaldean'].entries()) {
        const left = x + (at * width) / 2;
        pen.label(table, left, line - 2, look);
        pen.line(left + 56, line, left + width / 2 - 14, line, 'faint', 0.5);
      }
    }),
  );
}

/** A month of a business as its name meets it: by the month's number, then by the digit of the name. */
export const monthsByName: Record<Digit, Record<Digit, string>> = {
  1: {
    1: 'A name that likes to be first gets its own month. Bring out the new thing in week one, with your face beside it, and keep the second idea in the drawer until the first has been paid for.',
    2: 'A gentle name has to raise its hand. Launch something that begins with an introduction: two firms, one offer, and your own signature under the letter.',
    3: 'There is news, so tell it once and well. One announcement with a date draws more people than a month of hints.',
    4: 'Lay the first course of the new wall. The name promises that things last, so start only what you can still be delivering in five years, and say so on the page.',
    5: 'Customers of this name expect a surprise. Open something for a limited time, watch who comes, and decide about a permanent version when the month is over.',
    6: 'Start something for the people who are with you already: a service day, a family price, a better welcome. New customers will hear of it from them.',
    7: 'Publish what you have been working on in the back. A careful name may be late to market, and is believed when it arrives.',
    8: 'Make the large offer now, in writing, to one named person who can say yes. A name of this weight should open high and explain itself calmly.',
    9: 'Begin something that is open to everybody, and put your conditions on the door. Good will is plentiful this month; give it a first address.',
  },
  2: {
    1: 'The name pushes and the month does not. Spend it on the two or three people without whom nothing moves, and ask each what they are waiting for.',
    2: 'Slow, friendly, thorough: what the sign promises and what these weeks allow are the same. Ring your regulars by name, and write down what they say between the orders.',
    3: 'Fewer posts and more replies. Answer every comment of the last quarter in full sentences, and two or three strangers will become customers.',
    4: 'Check contracts, warranties and the small print on your own page, together with somebody who reads differently. One clause has been costing you trust.',
    5: 'Restless names find a partner in such a month. Share a stall, a van or a mailing with a neighbour, on trial and with an end date.',
    6: 'Look after a complaint as though it came from a cousin. The person will bring you the next four customers, and one of them will stay for years.',
    7: 'Ask two clients to let you watch how they use your work. You will see in an hour what your own testing missed, and they will feel taken seriously.',
    8: 'Relations first, terms later. Take the person who decides to lunch, leave the folder in the car, and ask what would make the year easier on the other side.',
    9: 'Choose one partner among the many who have asked for your support, and do that one properly. Tell the others no in a letter they will want to keep.',
  },
  3: {
    1: 'Let the founder be heard. An interview, a short film, a talk: people buy from this name because they know whose idea it was.',
    2: 'Hand your customers the microphone. Three of them, telling in their own words how it went, will do more for a quiet name than any claim you could make.',
    3: 'The name is in its element, and so the danger is noise. Pick one story for the month, tell it in three places, and leave the fourth joke for next time.',
    4: 'Show how it is made. Photographs from the workshop, the tool with the worn handle, the drawing beside the finished piece: order has its own charm.',
    5: 'Go where you are not known and talk to strangers. A market day in another town gives a lively name its best stories, and some addresses.',
    6: 'Invite people in. An evening with good bread and nothing for sale is remembered, and most of those who came will be back by Thursday for what you do sell.',
    7: 'Explain one thing nobody in your trade explains. Keep it short, add a drawing, and sign it; a learned name becomes a likeable one.',
    8: 'Be photographed for once without the desk. A name with authority gains by a little warmth, and the figures may stand underneath in small type.',
    9: 'Tell where the money goes, or whom the work has helped. One true case with a first name moves people who would have skipped an appeal.',
  },
  4: {
    1: 'Pioneers dislike this month and profit by it. Turn what you invented into a procedure that works on a day when you are ill.',
    2: "Put your kindness into a system: reminders, thank-you notes, the file that knows the dog's name. What depends on memory gets lost in a busy quarter.",
    3: 'Bring order to the ideas. One list, three columns, a date in each; cheerful names lose more through untidiness than through competition.',
    4: 'Sign and season match, and you will get through a mountain of it. Look up on the fifteenth and ask which of the jobs your customers would miss.',
    5: 'Fix what travels with you: the price list, the booking page, the kit in the van. A mobile business stands on a few things that never move.',
    6: 'Look at the place through the eyes of somebody with a pram or a stick. Repair what they would stumble over, and the rest of your guests will feel it too.',
    7: 'Document what you know. A name for precision should be able to lay its hand on any record within a minute, and this is the month to build the shelf.',
    8: 'Inspect the foundations: margins, insurance, the supplier you have never visited. Large names fall over small screws.',
    9: 'Give the good cause a ledger. When you can show in one line what came in and what went out, people will give again.',
  },
  5: {
    1: 'Change the offer before somebody else does. A name that leads may contradict itself in public, as long as it does so first.',
    2: 'A regular is about to move or change jobs, and takes you along if you ask. Offer to deliver, to call by video, to come on Saturdays.',
    3: 'Everything is fresh material this month. Try a new form for what you say, a voice message or a poster at the station, and keep whatever makes people answer.',
    4: 'A plan will slip. Tell those affected before they notice, offer them two dates, and your reliable name comes out of it stronger.',
    5: 'You were made for such weeks. Test three small things at once, each with a figure that will tell you when to stop, and keep the sign above the door exactly as it is.',
    6: "Take the hospitality outdoors: a table on the pavement, a visit to a school, supper in somebody else's garden. Homely names travel well in a basket.",
    7: 'Go and look at how another trade solves your problem. One day as an apprentice among strangers is worth a month of reading.',
    8: 'An unplanned enquiry may be the large one. Have a short version of the contract ready, so that you can say yes on a corridor and still sleep.',
    9: 'A new public has found you. Listen to how they describe what you do, before you correct them; it may be better than your own sentence.',
  },
  6: {
    1: 'The captain should visit the kitchen. Ask whoever keeps your business running what they would change, and do one of the things by Friday.',
    2: 'Regulars and staff are the family of this name. A shared breakfast, with nothing on the agenda, will tell you what the next quarter needs.',
    3: 'Make the place pretty. Flowers, a playlist, a notice that makes people smile while they wait: your name promises good company, and here is where it begins.',
    4: 'Repair what customers have learned to live with, the door, the form, the hold music. They will mention it to their neighbours as if it were theirs.',
    5: 'Let people find you at the same time and place for four weeks running. A roving name wins trust by being, for once, predictable.',
    6: 'The month could have been named after you. Everyone will come to be looked after, so put up opening hours and keep them with a friendly face.',
    7: 'Sit with clients for longer than the service needs. They came for knowledge, and will come back for having been asked how they are.',
    8: 'Responsibility suits the sign. Raise a wage, train an apprentice, pay a supplier early; it costs less than an advertisement and is talked about for longer.',
    9: 'Begin with the street you are in. A small thing done for the neighbours makes a generous name credible to people who have heard large words before.',
  },
  7: {
    1: 'Nothing has to be launched. Use the quiet to find out why people really choose you, since it may not be the reason on your sign.',
    2: 'Fewer calls, and better ones. Read through a year of letters from customers and underline what they thank you for.',
    3: 'The show rests. Write the long piece that explains your work, and read it to somebody who will tell you where they drifted off.',
    4: 'Test quality where nobody looks. Take one of your own products apart, as a stranger would, and keep the list of what you find.',
    5: 'Stay in, and study the numbers of your last experiments. One of them worked for a reason you have not noticed yet.',
    6: 'Close an hour earlier and think about whom you serve too much and whom too little. A hospitable name needs a back room.',
    7: 'Your best month for the work itself. Guard it from meetings. What you find out now will be in the sentences you sell with for years.',
    8: 'Look behind the turnover. What each line earns, after your own hours have been paid, is a figure that a name like this should know by heart.',
    9: 'Ask what the business would still do if nobody were watching. Write the answer on a card, and let it decide two requests.',
  },
  8: {
    1: 'Name the price first and be silent after it. A name that leads is expected to know its worth, and hesitation costs more than the discount would.',
    2: 'You may ask for more from those who like you. Explain the new rate in person, give them a month, and hardly anyone will leave.',
    3: 'Send the invoices with the same charm as the offers. People enjoy paying a cheerful name, provided the sum is clear and the thank-you comes at once.',
    4: 'Your thoroughness has a market price, and it is higher than you charge. Work it out for one product, to the hour, and correct the list.',
    5: "Turn the liveliest of your trials into a contract. A year's agreement with a way out will suit both your name and your bank.",
    6: 'Kindness may have terms. Put them on paper this month, what is included and what is extra, and your helpers will thank you as well.',
    7: 'Sell an hour of what you know, separately and dearly. Those who understand its value will come, and the others were only curious.',
    8: 'Month and sign agree, so ask for the order that would change the year. Bring figures, stay courteous, and do not fill the pause.',
    9: 'Ask those who can afford it to pay for those who cannot, in two prices, openly displayed. A name like yours can carry it.',
  },
  9: {
    1: 'Close what you began and left. A line quietly withdrawn makes room in the window for the thing that you really want to be known for.',
    2: 'Thank people. A handwritten card to everyone who sent you a customer this year will bring more of them than an offer could.',
    3: 'Finish the half-told stories: the blog without a last part, the picture promised in spring. Then take a bow and be silent for a week.',
    4: 'Clear the store. What has not been sold in a year is rent; let it go at cost to somebody who can use it.',
    5: 'Stop two of the experiments, with thanks to those who took part. A changeable name gains by showing that it can also end things well.',
    6: 'Let a difficult customer go, kindly and with a recommendation. The evening that comes free belongs to the ones you neglected for them.',
    7: 'Draw the conclusion. One page on what this round has taught you about your own trade is worth printing, and perhaps giving away.',
    8: 'Hand something over: a key account, a signature, a title. What others can now decide without you is a measure of how solid the firm has become.',
    9: 'Give on purpose and with your name on it, and let the month close as the sign promises. Whatever did not work goes with it, without a speech.',
  },
};
