import type { Content } from '../../content/make-content.ts';
import { positions } from '../../content/meanings/index.ts';
import { type Block, beside, glue, stack } from '../kit/block.ts';
import { CORE } from '../kit/core-numbers.ts';
import { letterKey } from '../kit/figures/letter-key.ts';
import { fitPage } from '../kit/fit-page.ts';
import { opening, paragraphs } from '../kit/furniture.ts';
import { chapterHead, divider, sectionHead } from '../kit/headings.ts';
import { listed } from '../kit/number-words.ts';
import { BODY, GUTTER, MAIN, MARGIN } from '../kit/sheet.ts';
import { table } from '../kit/table.ts';
import { text } from '../kit/text-block.ts';
import { coloured, type TypeScale } from '../kit/type-scale.ts';
import type { ContentsEntry, Page } from '../kit/write-document.ts';
import { idOf, type Reading } from '../person/reading.ts';
import { words } from './words.ts';

export function howToReadPage(content: Content, reading: Reading): Page {
  return {
    name: 'how-to-read',
    title: 'How to read these pages',
    level: 2,
    body: (contents) =>
      fitPage('How to read', reading.edits, ({ type, say }) => {
        const [first, ...rest] = words.howToRead.map((text, at) => say(`how-to-read.${at + 1}`, text));
        return [
          chapterHead({ kicker: 'Before you begin', title: 'How to read these pages' }, type),
          glue(8),
          divider(),
          glue(10),
          beside(
            [
              {
                block: stack([
                  first ? opening(first, type.body, MAIN.width) : null,
                  glue(6, 0),
                  paragraphs(
                    [...rest, say('how-to-read.counted', howCounted(reading))],
                    type.body,
                    MAIN.width,
                  ),
                ]),
                width: MAIN.width,
              },
              { block: key(reading, type), width: MARGIN.width },
            ],
            GUTTER,
          ),
          glue(14),
          sectionHead('Your numbers at a glance', type, BODY.width),
          glue(8),
          table(
            [
              { title: 'Number', share: 26, style: type.strong },
              { title: 'Yours', share: 16, style: coloured(type.strong, 'gold') },
              { title: 'Its name here', share: 46 },
              { title: 'Page', share: 10, align: 'right', style: coloured(type.body, 'quiet') },
            ],
            rowsOf(content, reading, contents),
            type,
            BODY.width,
          ),
        ];
      }),
  };
}

function key({ chart }: Reading, type: TypeScale): Block {
  return stack([
    letterKey(chart.system, MARGIN.width),
    glue(7, 0),
    text(words.key, type.small, MARGIN.width, { tag: 'Caption' }),
  ]);
}

function howCounted({ chart }: Reading): string {
  const ys = chart.soulUrge.working.words.flatMap(({ word, letters }) =>
    letters.filter(({ letter }) => letter === 'Y').map(({ kind }) => `it is a ${kind} in ${word}`),
  );
  const isPythagorean = chart.system === 'pythagorean';
  return [
    words.counted(chart.name.join(' '), isPythagorean ? 'Pythagorean' : 'Chaldean'),
    isPythagorean ? words.pythagorean : words.chaldean,
    ys.length > 0 ? words.yRead(listed([...new Set(ys)])) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function rowsOf({ meaningOf }: Content, reading: Reading, contents: readonly ContentsEntry[]): string[][] {
  const { chart } = reading;
  const pageOf = (name: string) => String(contents.find((entry) => entry.page === name)?.number ?? '');
  const passions = chart.letters.hiddenPassions;
  const lessons = chart.letters.karmicLessons;
  return [
    ...CORE.map((key) => [
      positions[key].name,
      chart[key].compound,
      meaningOf(key, chart[key].value).title,
      pageOf(idOf(key, reading)),
    ]),
    [
      positions.maturity.name,
      chart.maturity.compound,
      meaningOf('maturity', chart.maturity.value).title,
      pageOf('maturity'),
    ],
    [
      positions.balance.name,
      chart.balance.compound,
      meaningOf('balance', chart.balance.value).title,
      pageOf('maturity'),
    ],
    [
      positions.hiddenPassion.name,
      listed(passions),
      passions.length <= 2
        ? passions.map((passion) => meaningOf('hiddenPassion', passion).title).join(', ')
        : 'Several in turn',
      pageOf('maturity'),
    ],
    [
      positions.karmicLessons.name,
      lessons.length > 0 ? listed(lessons) : 'none',
      lessons.length === 1
        ? meaningOf('karmicLessons', lessons[0] as 1).title
        : lessons.length === 0
          ? 'A full set'
          : `${lessons.length} to learn`,
      pageOf('lessons'),
    ],
  ];
}
