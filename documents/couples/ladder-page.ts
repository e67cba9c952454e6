import type { Content } from '../../content/make-content.ts';
import { positions } from '../../content/meanings/index.ts';
import type { CorePair } from '../../numerology/index.ts';
import { keyIn } from '../../shared/records.ts';
import { type Block, beside, centredIn, drawn, glue, stack } from '../kit/block.ts';
import { CORE, type CoreKey } from '../kit/chart-sheet.ts';
import { drawSteps } from '../kit/figures/letters.ts';
import { pairLadder, type Rung } from '../kit/figures/pairs.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { card } from '../kit/furniture.ts';
import type { Said, Say } from '../kit/paragraphs.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { centredHead, divider, label, lineWidth, text } from '../kit/text-block.ts';
import { centred, sized, type TypeScale } from '../kit/type-scale.ts';
import type { Page } from '../kit/write-document.ts';
import type { Couple } from './couple.ts';

const READING = 400;

interface LadderPage {
  name: string;
  kicker: string;
  title: string;
  introduction: string;
  foot: string;
}

/** The five pairs as bridges, with a few words above and below. */
export function ladderPage(
  content: Content,
  couple: Couple,
  { name, kicker, title, introduction, foot }: LadderPage,
): Page {
  return {
    name,
    title,
    level: 1,
    body: fitPage(
      title,
      couple.edits,
      ({ type, say, detail }) => [
        centredHead({ kicker, title }, type),
        glue(8, 0.5),
        centredIn(
          BODY.width,
          text(say(`${name}.introduction`, introduction), centred(type.body), READING),
          READING,
        ),
        glue(10, 0.5),
        divider(),
        glue(8),
        ladder(content, couple, type),
        glue(8),
        detail === 0 && divider(),
        glue(8),
        detail === 0 &&
          centredIn(BODY.width, text(say(`${name}.foot`, foot), centred(type.lead), READING), READING),
      ],
      { details: 2 },
    ),
  };
}

const ROW = 78;
const SIDE = 88;

/** The five pairs as bridges, each number with its title at the outer side and the two people above. */
function ladder(content: Content, couple: Couple, type: TypeScale): Block {
  const middle = BODY.width - 2 * SIDE;
  return stack([
    beside(
      couple.names.map((name) => ({
        block: text(name, centred(sized(type.subtitle, name.length > 30 ? 10.5 : 14)), BODY.width / 2 - 20, {
          tag: 'H2',
        }),
        width: BODY.width / 2 - 20,
      })),
      40,
      'middle',
    ),
    glue(8, 0),
    beside(
      [
        { block: titles(content, couple, 'first', type), width: SIDE },
        {
          block: pairLadder(
            CORE.map((key) => rungOf(key, couple)),
            middle,
            ROW,
          ),
          width: middle,
        },
        { block: titles(content, couple, 'second', type), width: SIDE },
      ],
      0,
    ),
  ]);
}

function rungOf(key: CoreKey, { reading }: Couple): Rung {
  const { first, second, sum, bridge } = reading.pairs[key];
  return {
    label: positions[key].name,
    first: first.value,
    second: second.value,
    sum: sum.value,
    bridge: bridge.value,
  };
}

/** What each number is called in its place, level with its medallion. */
function titles(
  { meaningOf }: Content,
  { reading }: Couple,
  who: 'first' | 'second',
  type: TypeScale,
): Block {
  const align = who === 'first' ? 'right' : 'left';
  const inset = 8;
  const lines = CORE.map((key) => {
    const number = reading.pairs[key][who];
    return stack([
      text(number.compound, { ...sized(type.smallStrong, 8.4), colour: 'gold', align }, SIDE - inset),
      text(meaningOf(key, number.value).title, { ...sized(type.lead, 10), align }, SIDE - inset),
    ]);
  });
  return {
    height: ROW * CORE.length,
    paragraphs: [],
    draw(pen, x, y) {
      lines.forEach((block, at) => {
        block.draw(pen, who === 'first' ? x : x + inset, y + (at + 0.5) * ROW - block.height / 2);
      });
    },
  };
}

interface SaidPair {
  sum: Said;
  step: Said;
}

export function saySumAndStep(say: Say, key: CoreKey, { first, sum, bridge }: CorePair): SaidPair {
  return {
    sum: say(`${first.name}.together`, sums[key][keyIn(sums[key], sum.value)]),
    step: say(`${first.name}.apart`, steps[key][bridge.value]),
  };
}

/** What two numbers make and how far they stand apart, with the two sums written out. */
export function sumAndStepCard(key: CoreKey, pair: CorePair, { type, say }: Draft): Block {
  const said = saySumAndStep(say, key, pair);
  return card((width) => {
    const half = (width - GUTTER) / 2;
    const side = (title: string, equation: Block, words: Said) => ({
      block: stack([
        label(title, type, half),
        glue(2, 0),
        equation,
        glue(3, 0),
        text(words, type.body, half),
      ]),
      width: half,
    });
    return beside(
      [
        side('What you make together', sumEquation(pair), said.sum),
        side('The step between you', differenceEquation(pair), said.step),
      ],
      GUTTER,
    );
  }, BODY.width);
}

const SIZE = 15;
const HEIGHT = 20;

export function sumEquation({ first, second, sum }: CorePair): Block {
  return equation(`${first.digit} + ${second.digit} =`, sum.working.steps, `${sum.compound}`);
}

export function differenceEquation({ first, second, bridge }: CorePair): Block {
  const [large, small] = [Math.max(first.digit, second.digit), Math.min(first.digit, second.digit)];
  return equation(`${large} − ${small} =`, [bridge.value], String(bridge.value));
}

/** 4 + 6 = 10 → 1 */
function equation(sum: string, down: readonly number[], result: string): Block {
  return drawn(HEIGHT, (pen, x, y) =>
    pen.tag(
      'Figure',
      () => {
        pen.label(sum, x, y + 15, { voice: 'heading', size: SIZE, colour: 'ink', align: 'left' });
        drawSteps(pen, down, x + lineWidth(sum, 'heading', SIZE) + 6, y + 15, SIZE, 'heading');
      },
      { alt: `${sum} ${result}` },
    ),
  );
}

type PairStep = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** How two people cross the distance between their numbers, in each place of the chart. */
const steps: Record<CoreKey, Record<PairStep, string>> = {
  lifePath: {
    0: 'No distance at all: you walk the same kind of road. You rarely need explaining to each other, and for the same reason nobody warns you both about the same ditch.',
    1: 'One step apart. It takes a small decision, made by one of you and made aloud, to bring the roads together again.',
    2: 'Two steps lie between your roads, and tact carries you over. Ask before you advise, and let the slower one choose the bench.',
    3: 'Three apart. Talk is the bridge, the light sort as well as the serious; silence makes this gap look wider than it is.',
    4: 'A distance of 4 is crossed by doing something regular together. A fixed evening in the week helps you more than one deep conversation in the year.',
    5: 'Five steps. One of you is always due for a change when the other has just settled in. Give notice of your plans, and keep some freedom that needs no reasons.',
    6: 'Six lie between you, a good way, and care is what bridges it. Do something for the other road that does nothing at all for yours.',
    7: 'Seven apart, so there are rooms in each other that you will not have entered after twenty years. Let curiosity do the work that agreement cannot.',
    8: 'Eight is the widest gap there is, the whole distance from 1 to 9. Respect crosses it: one is starting out as the other is letting go, and both are right.',
  },
  expression: {
    0: 'Your tools are the same. Work goes fast, and the quarrels are about who may hold the drill, so share it out by the day.',
    1: 'There is a difference of 1 between your ways of working. Name a leader for each task before you begin, and change over with the next one.',
    2: 'Two apart: you notice different details. Before you redo what the other has done, ask what it was for.',
    3: 'A gap of 3 in how you work. Describe the finished thing to each other first, with your hands if need be; half the corrections then become unnecessary.',
    4: 'With 4 between your talents, agree on the method as well as the aim. A list on the fridge, in both handwritings, is bridge enough.',
    5: 'Your methods stand 5 apart, and one will want to try the thing out while the other is still reading. Divide the job in two and let each half be done its own way.',
    6: 'Six apart. One of you may feel used and the other judged over the very same chore. Thank first, suggest afterwards.',
    7: 'Between your toolboxes lie 7 steps. You need not understand how the other does it. Look at the result, and say what you see in it.',
    8: 'The distance is 8: what is finished for one has barely begun for the other. Fix together, in advance, what done will look like.',
  },
  soulUrge: {
    0: 'No gap between your wishes. You want the same thing, often in the same hour, and somebody has to be the one who gives it first.',
    1: 'Your wishes are 1 apart. A single honest sentence at breakfast usually covers the ground.',
    2: 'With 2 between what you want, feelings are easily brushed. Listen to the end, and repeat what you heard before you answer.',
    3: 'Three steps from wish to wish. They shrink when you play, so go dancing or fetch the old board game before you try another earnest talk.',
    4: 'Four apart: perhaps one of you wishes in weeks and the other in decades. Write both wishes down and give each of them a date.',
    5: 'The space between your wishes is 5, and it wants air. Each of you should have something of your own that the other is never asked to enjoy.',
    6: 'A difference of 6 is bridged by giving what the other can use. Find out what makes your partner feel loved, since it will hardly be what works for you.',
    7: 'What you want lies 7 apart, and part of it will stay private. Trust is the bridge. In your house a closed door can be a form of peace.',
    8: 'Eight steps, the longest way between two wishes. Leave off trying to want the same. Ask about the other wish as you would about a far country, and bring something back.',
  },
  personality: {
    0: 'You come across alike, so much that people mix you up in their stories. Once in a while, appear separately.',
    1: 'One step between your manners: whoever is more at ease opens the conversation, and the other finishes it.',
    2: 'There are 2 between the faces you show. In company, glance across the room now and then; a look is enough to keep you together.',
    3: 'Your outer ways differ by 3. Laugh about it in front of others, kindly, and nobody will take sides.',
    4: 'Four apart, so one looks dressed for the office and the other for the boat. Settle beforehand how long you will stay and who drives.',
    5: 'A gap of 5: strangers may wonder how you two met. Tell them. The story is your bridge.',
    6: 'Six lie between your first impressions. See to it that the warmer one is spared some of the greeting, and the cooler one some of the refusing.',
    7: 'With 7 between you, people get to know one of you long before the other. Introduce each other; you do it better than anyone.',
    8: 'Eight apart, the loud and the hushed, or the new and the well worn. Neither is the whole face of the couple. Let guests meet both before the coffee.',
  },
  birthday: {
    0: 'The same knack twice. Decide who uses it today, or the map will be read by two people at once.',
    1: 'Your gifts are next-door neighbours. Lend freely across the fence.',
    2: 'Two apart, and they work best in turn: one prepares, the other follows up.',
    3: 'A difference of 3. Tell each other what you are doing while you do it, and the two gifts will meet halfway.',
    4: 'Four between them. Each helps just where the other grows impatient, so hand the job over a little early.',
    5: 'Five apart, the homely gift and the roving one. Pack both.',
    6: 'With 6 between your knacks, one is bound to be praised more often. Praise the other on purpose.',
    7: 'Seven steps. Your gifts seldom do the same job, which saves arguments; ask for the other one by name.',
    8: 'The full distance of 8. What one of you does without thinking is a small marvel to the other. Say so.',
  },
};

/** Two single digits make 2 to 18, so a 22 or a 33 cannot come up between two people. */
export type PairSum = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 11;

/** What a pair makes together, in each place of the chart. A number may come up in several, so each has its own words. */
const sums: Record<CoreKey, Record<PairSum, string>> = {
  lifePath: {
    1: 'Side by side your roads make a 1. As a couple you are pushed to begin things: the first to leave town, or to say no to a custom that everyone else keeps.',
    2: 'Added up, the two roads come to 2. The partnership itself becomes the subject, and you get furthest in the weeks when you stop to ask how the other one is walking.',
    3: 'A 3 comes of your two roads. People like to visit you, plans are made aloud, and what you go through together turns sooner or later into a story worth telling.',
    4: 'Together the roads make a 4, which is to say a house. You do well with something that takes years to build, and grow restless while every month is provisional.',
    5: 'The sum of your roads is 5. Expect to move and start over more often than the neighbours do. Keep one habit fixed, such as Sunday breakfast, and the rest may shift.',
    6: 'Your roads add up to 6. Others look to the two of you for shelter, a parent perhaps, or a friend with a suitcase. Remember to be guests in your own home now and then.',
    7: 'Two roads, and a 7 where they meet. You need quiet as a couple and questions that may stay open. An hour of shared silence on a train counts as closeness here.',
    8: 'An 8 comes out when the roads are added. You are good at making something solid of your plans, money included, and you should agree early on what is enough.',
    9: 'The roads sum to 9. Together you tend to look outwards, to people beyond your own door, and you are learning how to close a chapter with good grace.',
    11: 'Your two roads make an 11, a master number, so the 2 in it is stretched. You pick up more of each other than is comfortable on some days. The gift is a rare understanding, the price is tired nerves.',
  },
  expression: {
    1: 'Pool your talents and a 1 appears: you work best on something that nobody has done quite like this. Borrowed recipes bore you both by the second week.',
    2: 'Your toolboxes together make a 2. The strength is in the handover, one of you starting a sentence or a shelf and the other finishing it with nothing lost between.',
    3: 'Work you do as a pair comes out as a 3, and others notice its good humour. Write the speech together, paint the hall together, and let somebody else keep the receipts.',
    4: 'As a team you come to 4. Hand the two of you a plan and a free Saturday, and by evening the shelf is up, level, and swept beneath.',
    5: 'Two sets of tools, and a 5 between them. You improvise well together, abroad above all, and your best joint work has usually begun with something going wrong.',
    6: 'When you put your hands to one thing, a 6 results: a meal for nine, or a sickroom kept cheerful. Take turns at being the one who is looked after.',
    7: 'Your talents add up to a 7. Together you get to the bottom of things, whether it is a tax letter or a family secret, and you dislike being hurried on the way.',
    8: 'Joined, your ways of working make an 8. People hand the pair of you large matters, a move or an inheritance, and find them settled. Beware of running the household by targets.',
    9: 'A 9 stands for what you do as a pair: work that is of use to people you may never meet. Teaching suits it, and so does whatever you give away without keeping count.',
    11: 'What you can do together comes to 11. Now and then one of you has half an idea and the other half is already there. Write it down at once, because an 11 has little patience with details.',
  },
  soulUrge: {
    1: 'Under both wishes lies a 1: each of you would like to be chosen first. Say it in so many words sometimes. Nobody has yet grown tired of hearing it.',
    2: 'What you both hope for adds up to 2, to be close without having to ask. It happens more often when one of you does ask.',
    3: 'Put your two wishes together and they laugh: a 3. Underneath the serious talk you want a home where it is easy to be silly, and where somebody listens to the whole song.',
    4: 'The sum of what you want is 4. Certainty is what warms you both, the light left on in the hall, the promise kept on the day it was promised for.',
    5: 'Your wishes come to 5. Something in each of you wants the window open, and a sure way to keep this love is to leave each other a little unexplained.',
    6: 'A 6 waits at the bottom of your two wishes: to belong, and to be needed without being used. Talk about the difference while you dry the dishes.',
    7: 'Added together, your wishes make a 7. Each hopes to be understood down to the ground, and each guards the gate. Knock, and stay a while once you are let in.',
    8: 'What the two of you want sums to 8: to count for something, and to see it in the world. You may cheer each other on without shame, as long as no score is kept at home.',
    9: 'Your longings add up to 9. Both of you would like love to be larger than two people, so there is usually someone else at the table and a good cause on the fridge door.',
    11: 'Between your wishes stands an 11. You want the kind of closeness that needs no explaining, and on some evenings you have it. On the others, explain.',
  },
  personality: {
    1: 'Arriving together you make a 1. People take you for a couple who knows where it is going, and step aside, even on evenings when you have no idea.',
    2: 'The impression you leave as a pair is a 2, gentle and easy to sit beside. Hosts give you the difficult guest. You are allowed to decline.',
    3: 'At the door the two of you add up to 3. The room brightens and somebody fetches glasses. Be dull together at home afterwards; it is restful.',
    4: 'Seen from outside you come to 4. Neighbours leave their keys with you, and the impression of order holds even in weeks when the cupboard says otherwise.',
    5: 'A 5 walks in when you two do. People expect news from you, and look slightly let down when you have spent the weekend with a jigsaw.',
    6: 'Your two manners together make a 6, and strangers feel taken care of. They also feel free to bring you their troubles, so agree on a signal for going home.',
    7: 'As a pair you look like a 7, a little apart and sharing some joke. Invitations come more rarely and mean more. A first question from your side works wonders.',
    8: 'Side by side you give the impression of an 8, capable and used to being served first. It is useful at the bank; friends may have to be told that you get lonely too.',
    9: 'The outer sum is 9. People of every sort feel they could talk to you two, and do, on platforms and in queues. In such company your own news can stay unsaid for too long.',
    11: 'Together you appear as an 11. There is something bright about you that people remember without being able to say why, and it dims quickly when you have quarrelled in the car.',
  },
  birthday: {
    1: 'Two knacks make a 1 here: between you, somebody always dares to go first, to the dance floor or to the complaints desk.',
    2: 'The gifts of your birthdays come to 2. You are a fine pair for sickbeds and handovers, and for the sort of talk in which nobody must lose face.',
    3: 'Your two small gifts amount to a 3, and make wet holidays and delayed trains better than they had any right to be.',
    4: 'A 4 results from your two knacks. Tents stay up, forms are filled in, and the key hangs where it should.',
    5: 'Both pocket gifts together make a 5: you are quick with timetables, and quicker when they change.',
    6: 'Day and day add up to 6. Whoever is ill or sad near you gets soup, and the bulb on the landing gets changed as well.',
    7: 'The sum of your birth days is 7, useful whenever something does not add up. One of you spots it, the other finds out why.',
    8: 'What you both brought along comes to 8. Prices and contracts hold little fear for you, nor does a stern face behind the counter.',
    9: 'Your knacks make a 9 together, the gift of letting people go away a little lighter than they came.',
    11: 'The two days add up to 11. You have hunches at the same moment, now about a shortcut and now about a person; follow them where mistakes are cheap.',
  },
};
