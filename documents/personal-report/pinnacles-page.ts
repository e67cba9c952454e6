import type { Content } from '../../content/make-content.ts';
import { type Challenge, type Pinnacle, stageAtAge } from '../../numerology/index.ts';
import { type Block, beside, drawn, glue, type Item, stack } from '../kit/block.ts';
import { lifeTimeline, stretch } from '../kit/figures/life-timeline.ts';
import { drawSmallMedallion } from '../kit/figures/medallion.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { chapterHead, hairline, subhead } from '../kit/headings.ts';
import { ordinal } from '../kit/number-words.ts';
import { nthTelling, sayMeaning } from '../kit/say-meaning.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import type { Page } from '../kit/write-document.ts';
import type { Reading } from '../person/reading.ts';
import { words } from './words.ts';

const HALF = (BODY.width - GUTTER) / 2;

export function pinnaclesPage(content: Content, { chart, edits, age }: Reading): Page {
  const { pinnacles, challenges, birthDate } = chart;
  const now = stageAtAge(pinnacles, age).order;
  return {
    name: 'pinnacles',
    title: 'Pinnacles and challenges',
    level: 2,
    body: fitPage(
      'Pinnacles and challenges',
      edits,
      (draft) => [
        chapterHead({ kicker: 'The four long seasons', title: 'Pinnacles and challenges' }, draft.type),
        glue(6, 0.5),
        text(draft.say('pinnacles.introduction', words.pinnacles), draft.type.lead, BODY.width),
        glue(10),
        lifeTimeline({ pinnacles, challenges, birthYear: birthDate.year, age }, BODY.width),
        ...pinnacles.flatMap((pinnacle, at): Item[] => {
          const challenge = challenges[at] as Challenge;
          const { fromAge, toAge, order } = pinnacle;
          const years = `${birthDate.year + fromAge}${toAge === null ? ' onwards' : ` to ${birthDate.year + toAge}`}`;
          const isNear = order === now || order === now + 1;
          const pair = [
            season(
              content,
              'pinnacle',
              `${ordinal(order - 1)} pinnacle · ${stretch(fromAge, toAge)}`,
              pinnacle,
              pinnacles,
              isNear,
              draft,
            ),
            season(
              content,
              'challenge',
              `Its challenge · ${years}${order === now ? ' · now' : ''}`,
              challenge,
              challenges,
              isNear,
              draft,
            ),
          ];
          return [
            glue(7),
            hairline(),
            glue(7),
            beside(
              pair.map((block) => ({ block, width: HALF })),
              GUTTER,
            ),
          ];
        }),
      ],
      { details: 3 },
    ),
  };
}

type Kind = 'pinnacle' | 'challenge';

/** A number that came before in the same life is told in other words. */
function season(
  { meaningOf }: Content,
  kind: Kind,
  kicker: string,
  stage: Pinnacle | Challenge,
  all: readonly (Pinnacle | Challenge)[],
  isNear: boolean,
  draft: Draft,
): Block {
  const { type, say, detail } = draft;
  const { value } = stage.number;
  const toldBefore = all.slice(0, stage.order - 1).filter(({ number }) => number.value === value).length;
  const meaning =
    kind === 'pinnacle' ? meaningOf('pinnacles', value as 1) : meaningOf('challenges', value as 0);
  const said = sayMeaning(say, `${kind}-${stage.order}`, meaning);
  const isFull = detail === 0 || (detail === 1 && isNear);
  const told = isFull ? nthTelling(said, toldBefore) : say(`${kind}-${stage.order}.essence`, said.essence);
  const indent = 38;
  return stack([
    beside(
      [
        { block: numeral(kind, value), width: indent },
        { block: subhead(meaning.title, type, HALF - indent, kicker), width: HALF - indent },
      ],
      0,
      'middle',
    ),
    glue(4, 0),
    text(told, { ...type.small, colour: 'ink' }, HALF),
  ]);
}

function numeral(kind: Kind, value: number): Block {
  const look = kind === 'pinnacle' ? undefined : ({ ink: 'plum', line: 'plum', fill: null } as const);
  return drawn(29, (pen, x, y) =>
    pen.tag('Figure', () => drawSmallMedallion(pen, { x: x + 14.5, y: y + 14.5 }, 14, value, look), {
      alt: `${kind} ${value}`,
    }),
  );
}
